const { matches } = Element.prototype;

/** Stubs for what jsdom lacks: popovers (open ones have `data-open`), visibility, elements at a point (none), media queries. */
export function stubBrowser() {
  HTMLElement.prototype.togglePopover = function togglePopover(options) {
    const before = this.hasAttribute('data-open');
    const after = typeof options === 'boolean' ? options : !before;
    if (before === after) return after;
    this.toggleAttribute('data-open', after);
    const states = ['closed', 'open'] as const;
    this.dispatchEvent(Object.assign(new Event('toggle'), { oldState: states[Number(before)], newState: states[Number(after)] }));
    return after;
  };
  HTMLElement.prototype.checkVisibility = () => true;
  document.elementsFromPoint = () => [];
  Element.prototype.matches = function matchesWithPopovers(this: Element, selector: string) {
    return selector === ':popover-open' ? this.hasAttribute('data-open') : matches.call(this, selector);
  } as typeof matches;
  const media = new Map<string, MediaQueryList & { set(matches: boolean): void }>();
  window.matchMedia = ((query: string) => {
    const list = media.get(query) ?? createMedia(query);
    media.set(query, list);
    return list;
  }) as typeof window.matchMedia;
  return { findMedia: (query: string) => window.matchMedia(query) as MediaQueryList & { set(matches: boolean): void } };
}

/** Stubs for the methods of modal dialogs. */
export function stubDialogs() {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

function createMedia(query: string) {
  const list = Object.assign(new EventTarget(), { media: query, matches: false });
  const set = (matches: boolean) => {
    list.matches = matches;
    list.dispatchEvent(new Event('change'));
  };
  return Object.assign(list, { set }) as unknown as MediaQueryList & { set(matches: boolean): void };
}

/** Defines `PointerEvent`, which jsdom does not have. */
export function stubPointerEvent(): void {
  class FakePointerEvent extends MouseEvent {
    readonly pointerType: string;

    constructor(name: string, init: PointerEventInit = {}) {
      super(name, init);
      this.pointerType = init.pointerType ?? '';
    }
  }
  Object.defineProperty(globalThis, 'PointerEvent', { value: FakePointerEvent, configurable: true });
}

/** Fires a pointer event, which jsdom does not have, in the form of a browser. */
export function firePointer(target: Element, type: string, pointerType = 'mouse') {
  target.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true }), { pointerType }));
}

/** Clicks a link, which jsdom cannot follow. */
export function clickLink(selector: string, type = 'click', init: MouseEventInit = {}) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  document.body.addEventListener(type, () => event.preventDefault(), { once: true });
  document.querySelector(selector)?.dispatchEvent(event);
}

/** Clicks the button of a popover, because jsdom does not implement `popovertarget`. */
export function pressButton(button: HTMLElement, detail = 1) {
  const proceed = button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  if (proceed) document.getElementById(button.getAttribute('popovertarget') ?? '')?.togglePopover();
}
