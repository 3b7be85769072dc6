import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Scrolling further than this closes the image after `ZOOM_CLOSE_DELAY_MS`. */
const ZOOM_SCROLL_PX = 40;
const ZOOM_CLOSE_DELAY_MS = 150;
const ZOOM_MS = 220;

export type ZoomState = 'closed' | 'opening' | 'opened' | 'closing';

/** Opens the image of `dialog` with an animation from the position of `thumb`, and closes it with the reverse animation. */
export function useZoom(thumb: RefObject<HTMLElement | null>, dialog: RefObject<HTMLDialogElement | null>) {
  const [state, setState] = useState<ZoomState>('closed');
  const animation = useRef<Animation>(null);

  useLayoutEffect(() => {
    if (state === 'closed' || state === 'opened') return;
    const isOpening = state === 'opening';
    const box = dialog.current;
    if (isOpening) box?.showModal();
    animation.current?.cancel();
    animation.current = grow(thumb.current, box?.querySelector('img'), isOpening);
    const settle = () => {
      // Restores the focus, which removing the element would not do.
      if (!isOpening) box?.close();
      setState(isOpening ? 'opened' : 'closed');
    };
    if (!animation.current) {
      settle();
      return;
    }
    animation.current.onfinish = settle;
  }, [state, thumb, dialog]);

  // Not while closing, because that must not be scheduled twice.
  const isOpen = state === 'opening' || state === 'opened';
  useEffect(() => {
    if (!isOpen) return;
    const start = window.scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      if (Math.abs(window.scrollY - start) > ZOOM_SCROLL_PX) timer ??= setTimeout(() => setState('closing'), ZOOM_CLOSE_DELAY_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [isOpen]);

  // `finish` is for browsers that close the dialog without a `cancel` event.
  return { state, open: () => setState('opening'), close: () => setState('closing'), finish: () => setState('closed') };
}

/** Animates the large image from or to the position of the small one. Returns null with reduced motion or without an image. */
function grow(from: Element | null, to: Element | null | undefined, isOpening: boolean): Animation | null {
  if (!from || !to?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return null;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  if (end.width === 0) return null;
  const x = start.x + start.width / 2 - end.x - end.width / 2;
  const y = start.y + start.height / 2 - end.y - end.height / 2;
  const small = { transform: `translate(${x}px, ${y}px) scale(${start.width / end.width})` };
  const frames = isOpening ? [small, { transform: 'none' }] : [{ transform: 'none' }, small];
  return to.animate(frames, { duration: ZOOM_MS, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)', fill: 'both' });
}
