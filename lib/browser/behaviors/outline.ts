import { findActiveHeading } from '@/lib/browser/active-heading';
import { onEveryPage } from '@/lib/browser/page-change';
import { findHashTarget, isAtTop, OUTLINE_THROTTLE_MS, scrollIntoContainer, watchScroll } from '@/lib/browser/scroll';

/** The links of an outline by heading, in the order of the page. */
interface OutlineLinks {
  readonly byHeading: ReadonlyMap<HTMLElement, HTMLAnchorElement>;
  readonly headings: readonly HTMLElement[];
}

/** Keeps `aria-current` on the outline links of the heading that is being read, and scrolls these links into view. */
export function followOutline(): void {
  let cache = new Map<HTMLElement, OutlineLinks>();
  const mark = () => {
    for (const outline of document.querySelectorAll<HTMLElement>('[data-outline]')) {
      let links = cache.get(outline);
      // React replaces the headings if it has to rerender the page.
      if (!links?.headings[0]?.isConnected) links = readLinks(outline);
      cache.set(outline, links);
      showCurrentHeading(outline, markActiveLink(outline, links));
    }
  };
  onEveryPage(() => {
    cache = new Map();
    // Waits for the frame that shows the page. Reading positions earlier would make the browser lay out the page twice.
    requestAnimationFrame(mark);
  });
  watchScroll(mark, OUTLINE_THROTTLE_MS);
}

/** Reads the links of an outline. Called once per page, because there may be thousands. */
function readLinks(outline: HTMLElement): OutlineLinks {
  const byHeading = new Map<HTMLElement, HTMLAnchorElement>();
  for (const link of outline.querySelectorAll('a')) {
    const heading = findHashTarget(link.hash);
    if (heading) byHeading.set(heading, link);
  }
  return { byHeading, headings: [...byHeading.keys()] };
}

/** Shows the heading that is being read in the local bar, in place of the name of the group, except at the top. */
function showCurrentHeading(outline: HTMLElement, link: HTMLAnchorElement | undefined): void {
  const label = outline.closest('[data-local-bar]')?.querySelector<HTMLElement>('[data-place]');
  const text = (!isAtTop() && link?.textContent) || label?.dataset.place;
  if (label && text && label.textContent !== text) label.textContent = text;
}

/** Marks the link of the heading that is being read, and returns it. */
function markActiveLink(outline: HTMLElement, { byHeading, headings }: OutlineLinks): HTMLAnchorElement | undefined {
  const active = findActiveHeading(headings);
  const link = active && byHeading.get(active);
  const marked = outline.querySelectorAll('a[aria-current]');
  for (const other of marked) if (other !== link) other.removeAttribute('aria-current');
  if (!link) return undefined;
  if (!link.hasAttribute('aria-current')) link.setAttribute('aria-current', 'true');
  scrollIntoContainer(link, outline);
  return link;
}
