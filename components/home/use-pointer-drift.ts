import { type RefObject, useEffect } from 'react';

/**
 * Tells the style sheet where the pointer is within the window: `--drift-x` and `--drift-y` from -1 to 1, once per frame.
 * Nothing happens without a mouse or under reduced motion.
 */
export function usePointerDrift(field: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)').matches) return;
    let frame = 0;
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        field.current?.style.setProperty('--drift-x', String((clientX / innerWidth) * 2 - 1));
        field.current?.style.setProperty('--drift-y', String((clientY / innerHeight) * 2 - 1));
      });
    };
    window.addEventListener('pointermove', onMove, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', onMove);
    };
  }, [field]);
}
