/** Marks the title that stands in for the one that the framework has removed. */
const KEPT = 'data-kept';

/**
 * Keeps the title of the document during client-side navigation. The framework removes the old title before it adds the new one; in the
 * meantime, screen readers and tabs would show the URL.
 */
export function keepDocumentTitle(): void {
  let last = document.title;
  const observer = new MutationObserver(() => {
    const titles = [...document.head.querySelectorAll('title')];
    const kept = titles.find((title) => title.hasAttribute(KEPT));
    if (titles.length === 0) {
      const title = document.createElement('title');
      title.setAttribute(KEPT, '');
      title.textContent = last;
      document.head.append(title);
    } else if (kept && titles.length > 1) kept.remove();
    last = document.title;
  });
  observer.observe(document.head, { childList: true });
}
