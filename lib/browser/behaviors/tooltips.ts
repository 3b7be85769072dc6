/** Delay before a tooltip closes, in milliseconds. It opens without delay. */
export const TOOLTIP_LEAVE_MS = 100;
const GAP_PX = 8;
export const TOOLTIP_ID = 'tooltip';

/** Events that open a tooltip. `data-tooltip-on` lists them; the default is `hover focus`. */
type Trigger = 'hover' | 'focus' | 'click' | 'contextmenu';

/**
 * Shows tooltips for all elements with `data-tooltip` in the shared popover `#tooltip`. The attribute is the text, which defaults to the
 * accessible name; `data-placement` is the side, which defaults to the right. The tooltip closes when pointer or focus leave, on Escape, on
 * pointer down and on scroll.
 */
export function initTooltips(): void {
  const tip = createTip();
  const listen = <Name extends keyof DocumentEventMap>(name: Name, run: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, run);

  listen('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const target = findTarget(event, 'hover');
    if (target) tip.show(target);
    else if (event.target instanceof Element && event.target.id === TOOLTIP_ID) tip.stay();
    else tip.leave('hover');
  });
  listen('focusin', (event) => {
    const target = findTarget(event, 'focus');
    if (target?.matches(':focus-visible')) tip.show(target);
  });
  listen('focusout', () => tip.leave('focus'));
  listen('pointerdown', tip.hide);
  listen('click', (event) => {
    const target = findTarget(event, 'click');
    if (target) tip.show(target);
  });
  listen('contextmenu', (event) => {
    const target = findTarget(event, 'contextmenu');
    if (!target) return;
    event.preventDefault();
    tip.show(target);
  });
  listen('keydown', (event) => event.key === 'Escape' && tip.hide());
  listen('scroll', tip.hide);
}

/** Creates the state and the timer of the popover. Looks up its element on every use, since React replaces it if it rerenders the page. */
function createTip() {
  let shown: HTMLElement | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const stay = () => {
    clearTimeout(leaving);
    leaving = undefined;
  };
  const hide = () => {
    stay();
    if (!shown) return;
    if (shown.getAttribute('aria-describedby') === TOOLTIP_ID) shown.removeAttribute('aria-describedby');
    shown = undefined;
    document.getElementById(TOOLTIP_ID)?.togglePopover(false);
  };
  const show = (target: HTMLElement) => {
    stay();
    if (shown === target) return;
    hide();
    const popover = document.getElementById(TOOLTIP_ID);
    if (!popover) return;
    shown = target;
    popover.textContent = target.dataset.tooltip || target.getAttribute('aria-label');
    // A description equal to the accessible name would be announced twice.
    if (!target.hasAttribute('aria-describedby') && target.getAttribute('aria-label') !== popover.textContent) {
      target.setAttribute('aria-describedby', TOOLTIP_ID);
    }
    popover.togglePopover(true);
    place(popover, target);
  };
  const leave = (trigger: Trigger) => {
    if (shown && listens(shown, trigger)) leaving ??= setTimeout(hide, TOOLTIP_LEAVE_MS);
  };
  return { show, hide, stay, leave };
}

function findTarget(event: Event, trigger: Trigger): HTMLElement | undefined {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tooltip]') : null;
  return target && listens(target, trigger) ? target : undefined;
}

function listens(target: HTMLElement, trigger: Trigger): boolean {
  return (target.dataset.tooltipOn ?? 'hover focus').split(' ').includes(trigger);
}

type Side = 'right' | 'left' | 'top' | 'bottom';

/** Positions the popover inside the window, on the first side of its target that has room, so that it does not cover the target. */
function place(popover: HTMLElement, target: HTMLElement): void {
  const box = target.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const clampX = (x: number) => Math.max(GAP_PX, Math.min(x, innerWidth - width - GAP_PX));
  const clampY = (y: number) => Math.max(GAP_PX, Math.min(y, innerHeight - height - GAP_PX));
  const middle = { x: clampX(box.left + (box.width - width) / 2), y: clampY(box.top + (box.height - height) / 2) };
  const spots: Readonly<Record<Side, { x: number; y: number }>> = {
    right: { x: box.right + GAP_PX, y: middle.y },
    left: { x: box.left - GAP_PX - width, y: middle.y },
    top: { x: middle.x, y: box.top - GAP_PX - height },
    bottom: { x: middle.x, y: box.bottom + GAP_PX },
  };
  const fits = ({ x, y }: { x: number; y: number }) => x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
  const { right, left, top, bottom } = spots;
  const preferred = spots[target.dataset.placement as Side] ?? right;
  // The preferred side, the opposite one, then the others.
  const sides = preferred === top || preferred === bottom ? [bottom, top, right, left] : [right, left, bottom, top];
  const spot = [preferred, ...sides].find(fits) ?? preferred;
  popover.style.left = `${clampX(spot.x)}px`;
  popover.style.top = `${clampY(spot.y)}px`;
}
