import { listPopoverButtons, OPEN_ATTRIBUTE } from '@/lib/browser/popovers';

/** Attribute of a button that opens a popover. */
const TARGET = 'popovertarget';

/**
 * Polyfills popovers: `togglePopover`, the only method that scripts of the site call, the buttons, and closing on Escape, on a click
 * elsewhere and when another one that closes automatically opens.
 */
export function supportPopovers(): void {
  if ('togglePopover' in HTMLElement.prototype) return;
  Object.assign(HTMLElement.prototype, {
    togglePopover(this: HTMLElement, force?: boolean) {
      return setOpen(this, force ?? !this.hasAttribute(OPEN_ATTRIBUTE));
    },
  });
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest(`[${TARGET}]`);
    const popover = document.getElementById(button?.getAttribute(TARGET) ?? '');
    const isOpen = popover?.hasAttribute(OPEN_ATTRIBUTE) ?? false;
    closeAll((other) => !other.contains(target) && other !== popover);
    if (popover && !defaultPrevented) setOpen(popover, button?.getAttribute('popovertargetaction') !== 'hide' && !isOpen);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeAll(() => true);
  });
}

/** Opens or closes a popover. Returns the new state. */
function setOpen(element: HTMLElement, open: boolean): boolean {
  if (element.hasAttribute(OPEN_ATTRIBUTE) === open) return open;
  if (open && element.getAttribute('popover') === 'auto') closeAll((other) => !other.contains(element));
  if (!open && element.contains(document.activeElement)) listPopoverButtons(element.id)[0]?.focus({ preventScroll: true });
  element.toggleAttribute(OPEN_ATTRIBUTE, open);
  const [oldState, newState] = open ? ['closed', 'open'] : ['open', 'closed'];
  element.dispatchEvent(Object.assign(new Event('toggle'), { oldState, newState }));
  return open;
}

/** Closes all popovers that close automatically and that `isClosed` accepts. */
function closeAll(isClosed: (popover: HTMLElement) => boolean): void {
  for (const popover of document.querySelectorAll<HTMLElement>(`[popover="auto"][${OPEN_ATTRIBUTE}]`))
    if (isClosed(popover)) setOpen(popover, false);
}
