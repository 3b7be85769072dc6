/** Closes open `details` menus on a click outside or on one of their links, and on Escape. */
export function dismissDetailsMenus(signal?: AbortSignal): void {
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    for (const menu of listOpenMenus()) {
      if (!menu.contains(target) || target.closest('a')) menu.open = false;
    }
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    for (const menu of listOpenMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  };
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
}

function listOpenMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');
}
