import { type RefObject, useEffect } from 'react';

/** Closes an open `details` on a click outside, on a click on one of its links and on Escape. */
export function useMenuDismiss(menu: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const close = () => menu.current?.removeAttribute('open');
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !menu.current?.open) return;
      if (!menu.current.contains(target) || target.closest('a')) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return;
      close();
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [menu]);
}
