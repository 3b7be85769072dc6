import { keepDetails } from '@/lib/browser/behaviors/keep-details';
import { announcePage } from '@/lib/browser/page-change';
import { trackListeners } from '../../../support/track-listeners';

const BLOCK = '<details><summary>All</summary></details>';
let stop: () => void;

beforeEach(() => {
  stop = trackListeners();
  open('/a');
  keepDetails();
});
afterEach(() => stop());

/** Shows a page as the framework renders it: the second block is open. */
function open(path: string): void {
  history.replaceState(null, '', path);
  document.body.innerHTML = `<nav>${BLOCK}</nav><article>${BLOCK}<details open></details>${BLOCK}</article>`;
  announcePage();
}

const list = () => [...document.querySelectorAll('details')];
const listOpenBlocks = () => list().flatMap((details, index) => (details.open ? [index] : []));

/** Opens or closes blocks as a reader does. The event follows later, and only its first phase reaches the document. */
function toggle(...indexes: readonly number[]): void {
  for (const index of indexes) {
    const details = list()[index];
    details?.toggleAttribute('open');
    details?.dispatchEvent(new Event('toggle'));
  }
}

test('what the reader has opened and closed on a page is the same when the reader comes back', () => {
  toggle(2, 3);
  expect(listOpenBlocks()).toEqual([3]);
  open('/b');
  expect(listOpenBlocks()).toEqual([2]);
  toggle(1);
  open('/a');
  expect(listOpenBlocks()).toEqual([3]);
  open('/b');
  expect(listOpenBlocks()).toEqual([1, 2]);
});

test('what is outside the page stays as the framework has it', () => {
  toggle(0);
  open('/b');
  open('/a');
  expect(listOpenBlocks()).toEqual([2]);
});

test('additional blocks of a page stay as they are', () => {
  toggle(1);
  open('/b');
  history.replaceState(null, '', '/a');
  document.body.innerHTML = `<article>${BLOCK}${BLOCK}${BLOCK}<details open></details></article>`;
  announcePage();
  expect(listOpenBlocks()).toEqual([0, 1, 3]);
});
