import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Scrolling further than this while the image is open closes it, after a moment (spec section 9). */
const ZOOM_SCROLL_PX = 40;
const ZOOM_CLOSE_DELAY_MS = 150;
const ZOOM_MS = 220;

/** States of spec section 4. */
export type ZoomState = 'closed' | 'opening' | 'opened' | 'closing';

/** Opens a copy of `thumb` in `dialog`, growing from its place, and closes it again. */
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
      // Gives the focus back; taking the element away would not.
      if (!isOpening) box?.close();
      setState(isOpening ? 'opened' : 'closed');
    };
    if (!animation.current) {
      settle();
      return;
    }
    animation.current.onfinish = settle;
  }, [state, thumb, dialog]);

  // Not while it closes: the delay and the scroll have done their part.
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

  // A browser may close the dialog by itself, without asking.
  return { state, open: () => setState('opening'), close: () => setState('closing'), finish: () => setState('closed') };
}

/** Moves the large image from (or back to) the place of the small one. Nothing under reduced motion. */
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
