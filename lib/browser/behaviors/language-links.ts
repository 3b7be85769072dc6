import { findActiveHeading } from '@/lib/browser/active-heading';
import { beforeClick } from '@/lib/browser/behaviors/clicks';
import { findHashTarget, isAtTop } from '@/lib/browser/scroll';

/** Level 1 is left out, because its id differs between languages. */
const HEADINGS = 'main :is(h2, h3, h4, h5, h6)[id]';
/** Matches the hash of a choice, as `buildExplorerId` builds it. */
const CHOICE = /^#explorer-/;

/**
 * Makes links to other languages keep the query and the position on the page: the id of the heading that is being read, since all languages
 * have the same ids. The position changes while the page stays, so it is read on every click, with any button.
 */
export function keepPositionInLanguageLinks(): void {
  beforeClick<HTMLAnchorElement>('a[data-language-link]', (link) => {
    link.search = location.search;
    link.hash = findPosition();
  });
}

/**
 * Returns the hash of the heading being read. At the top of the page, far from any heading, and while the reader sees an explorer whose
 * choice is in the URL, returns the hash of the URL, unless it would scroll to something that the reader does not see.
 */
function findPosition(): string {
  const { hash } = location;
  const isChoice = CHOICE.test(hash);
  const target = isChoice ? document.querySelector('.explorer') : findHashTarget(hash);
  const box = target?.getBoundingClientRect();
  const isKept = !box || (box.top < innerHeight && box.bottom >= 0);
  const isFound = isAtTop() || (isChoice && isKept);
  const heading = isFound ? undefined : findActiveHeading([...document.querySelectorAll<HTMLElement>(HEADINGS)]);
  const isNear = heading && heading.getBoundingClientRect().top < innerHeight;
  return isNear ? `#${heading.id}` : isKept ? hash : '';
}
