import { findActiveHeading } from '@/lib/browser/active-heading';
import { changeOnClick } from '@/lib/browser/behaviors/change-on-click';
import { isAtTop } from '@/lib/browser/scroll';

/** Level 1 is left out, because its id differs between languages. */
const HEADINGS = 'main :is(h2, h3, h4, h5, h6)[id]';
/** Hash of a choice, as `buildExplorerId` writes it. */
const CHOICE = /^#explorer-/;

/**
 * Links to other languages keep the query, and the place on the page by the id of the heading that is being read, since both languages
 * have the same ids. The place changes without the page, so it is read on every click, of any button.
 */
export function keepPlaceInLanguageLinks(signal?: AbortSignal): void {
  changeOnClick(
    'a[data-language-link]',
    (link) => {
      link.search = location.search;
      link.hash = findPlace();
    },
    signal,
  );
}

/**
 * The hash of the heading being read. At the top of the page, far from any heading, and while the reader sees an explorer whose choice is
 * in the address, the hash of the address.
 */
function findPlace(): string {
  const heading = isAtTop() || isChoiceSeen() ? undefined : findActiveHeading([...document.querySelectorAll<HTMLElement>(HEADINGS)]);
  const isNear = heading && heading.getBoundingClientRect().top < innerHeight;
  return isNear ? `#${heading.id}` : location.hash;
}

function isChoiceSeen(): boolean | undefined {
  const explorer = document.querySelector('.explorer')?.getBoundingClientRect();
  return explorer && CHOICE.test(location.hash) && explorer.top < innerHeight && explorer.bottom > 0;
}
