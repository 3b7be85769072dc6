import { linkTabPanels } from '@/lib/browser/behaviors/tab-panels';
import { announcePage } from '@/lib/browser/page-change';
import { trackListeners } from '../../../support/track-listeners';

let stop: () => void;
beforeEach(() => {
  stop = trackListeners();
});
afterEach(() => stop());

const draw = (labels: readonly string[], panels = labels.map((label) => `<div role="tabpanel">${label}</div>`)) =>
  `<div data-count="${labels.length}"><div role="tablist">${labels.map((label) => `<button role="tab">${label}</button>`).join('')}</div>${panels.join('')}</div>`;

/** Texts of all tabs, and those of the panels that they control. */
const listLinks = () =>
  [...document.querySelectorAll('[role=tab]')].map((tab) => [
    tab.textContent,
    document.getElementById(tab.getAttribute('aria-controls') ?? '')?.firstChild?.textContent,
  ]);
const listIds = () => [...document.querySelectorAll('[role=tabpanel]')].map(({ id }) => id);

test('each tab controls the panel of its own group', () => {
  document.body.innerHTML = draw(['a', 'b']) + draw(['c', 'd', 'e']);
  linkTabPanels();
  expect(listLinks()).toEqual([...'abcde'].map((text) => [text, text]));
  expect(new Set(listIds()).size).toBe(5);
});

test('groups in a panel are independent of the group around them', () => {
  document.body.innerHTML = draw(['a', 'b'], [`<div role="tabpanel">a${draw(['c', 'd'])}</div>`, '<div role="tabpanel">b</div>']);
  linkTabPanels();
  expect(listLinks()).toEqual([...'abcd'].map((text) => [text, text]));
});

test('a tab without a panel controls nothing', () => {
  document.body.innerHTML = draw(['a', 'b'], ['<div role="tabpanel">a</div>']);
  linkTabPanels();
  expect(listLinks()).toEqual([
    ['a', 'a'],
    ['b', undefined],
  ]);
});

test('ids stay the same if the page is announced again, and other pages get theirs', () => {
  document.body.innerHTML = draw(['a', 'b']);
  linkTabPanels();
  const ids = listIds();
  announcePage();
  expect(listIds()).toEqual(ids);
  document.body.innerHTML = draw(['c', 'd']);
  announcePage();
  expect(listLinks()).toEqual([...'cd'].map((text) => [text, text]));
});
