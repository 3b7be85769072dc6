import { type RefObject, useEffect } from 'react';

/**
 * Sets `--drift-x` and `--drift-y` to the pointer position in the window, from -1 to 1, at most once per animation frame. Does nothing
 * on devices without hover or with reduced motion.
 */
export function usePointerDrift(field: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const allowed = matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)');
    let frame = 0;
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (!allowed.matches) return;
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
