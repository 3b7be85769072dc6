import { onEveryPage } from '@/lib/browser/page-change';

/**
 * Opens what the reader has opened on a page, such as folded code, when the reader comes back, because the framework renders the page
 * anew. After going back, the position that the browser restores then shows what it did.
 */
export function keepDetails(): void {
  const pages: Partial<Record<string, boolean[]>> = {};
  const list = () => [...document.querySelectorAll<HTMLDetailsElement>('article details')];
  const remember = () => {
    pages[location.pathname] = list().map(({ open }) => open);
  };
  document.addEventListener('toggle', remember, { capture: true });
  onEveryPage(() => {
    for (const [index, details] of list().entries()) details.open = pages[location.pathname]?.[index] ?? details.open;
  });
}
