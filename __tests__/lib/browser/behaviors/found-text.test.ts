import { jest } from '@jest/globals';
import { revealFoundText } from '@/lib/browser/behaviors/found-text';
import { announcePage } from '@/lib/browser/page-change';
import { followTabChoices, handleStaticClick } from '@/lib/browser/start/static-controls';
import { chooseTab } from '@/lib/browser/tab-choice';
import { find } from '../../../support/find-element';
import { trackListeners } from '../../../support/track-listeners';

const STORED = 'rslib-docs:tabs:pm';

const drawTabs = (group = '', labels = ['a', 'b', 'c']) => {
  const tabs = labels.map((label, each) => `<button role="tab" aria-selected="${each === 0}">${label}</button>`);
  const panels = labels.map((label) => `<div role="tabpanel"><p>${label}</p></div>`);
  return `<div data-count="${labels.length}" data-index="0" ${group && `data-group="${group}"`}><div role="tablist">${tabs.join('')}</div>${panels.join('')}</div>`;
};
const FOLDED =
  '<figure class="code-block"><div class="code-head">a.ts<details><summary>All</summary></details></div><pre><code><span class="rest">1</span></code></pre></figure>';

let stop: () => void;
let leave = () => {};

/** Shows a static page, which handles clicks on tabs. */
function open(html: string): void {
  document.body.innerHTML = html;
  revealFoundText();
  leave = followTabChoices();
  jest.runAllTimers();
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  stop = trackListeners();
  document.addEventListener('click', ({ target }) => handleStaticClick(target as Element));
});
afterEach(() => {
  stop();
  leave();
  window.foundTabs = undefined;
  window.unstoredTabs = undefined;
  jest.useRealTimers();
});

const findPanel = (text: string) => find(`[role=tabpanel]:has(> p):nth-child(${'abc'.indexOf(text) + 2})`);
const listSelected = () => [...document.querySelectorAll('[aria-selected=true]')].map((tab) => tab.textContent);
const listHidden = () => [...document.querySelectorAll('[hidden]')].map((part) => part.textContent);

/** What a browser does before it scrolls to text in a hidden element. Returns whether the element was still hidden after the event. */
function match(part: HTMLElement): boolean {
  part.dispatchEvent(new Event('beforematch', { bubbles: true }));
  const wasHidden = part.hasAttribute('hidden');
  part.removeAttribute('hidden');
  return wasHidden;
}

test('panels of tabs that are not selected can be searched, and are not in the accessibility tree', () => {
  open(drawTabs() + drawTabs('pm'));
  expect(listHidden()).toEqual(['b', 'c', 'b', 'c']);
  const read = () => [...document.querySelectorAll('[role=tabpanel]')].map((panel) => panel.ariaHidden);
  expect(read()).toEqual(['false', 'true', 'true', 'false', 'true', 'true']);
  for (const tab of document.querySelectorAll<HTMLElement>('[role=tab]:last-child')) tab.click();
  jest.runAllTimers();
  expect(listHidden()).toEqual(['a', 'b', 'a', 'b']);
  expect(read()).toEqual(['true', 'true', 'false', 'true', 'true', 'false']);
});

test.each([
  ['without a group', '', ['c', 'a']],
  ['of a group, and that of all others', 'pm', ['c', 'c']],
])('a match selects its tab %s, and stores nothing', (_, group, expected) => {
  open(drawTabs(group) + drawTabs(group));
  expect(match(findPanel('c'))).toBe(true);
  expect(listSelected()).toEqual(expected);
  jest.runAllTimers();
  expect(listHidden()).toEqual(expected.flatMap((shown) => ['a', 'b', 'c'].filter((label) => label !== shown)));
  expect(localStorage).toHaveLength(0);
});

test('the choice of the reader applies to the next page, and replaces what the browser has found', () => {
  localStorage.setItem(STORED, '1');
  open(drawTabs('pm'));
  match(findPanel('c'));
  expect(listSelected()).toEqual(['c']);
  // The framework takes over the page.
  announcePage();
  chooseTab(undefined, 0);
  expect(listSelected()).toEqual(['c']);
  history.pushState(null, '', '/next');
  document.body.innerHTML = drawTabs('pm');
  announcePage();
  chooseTab(undefined, 0);
  expect([listSelected(), localStorage.getItem(STORED)]).toEqual([['b'], '1']);
  match(findPanel('c'));
  find('[role=tab]').click();
  expect([listSelected(), localStorage.getItem(STORED)]).toEqual([['a'], '0']);
});

test('a match in folded code expands it, also after it has been collapsed again', () => {
  open(FOLDED);
  for (let time = 0; time < 2; time += 1) {
    expect(listHidden()).toEqual(['1']);
    expect(match(find('.rest'))).toBe(true);
    expect(find('details')).toHaveProperty('open', true);
    find('details').removeAttribute('open');
    jest.runAllTimers();
  }
});

test('a match in folded code of a tab selects the tab as well', () => {
  open(drawTabs('', [FOLDED, 'b']));
  find('[role=tab]:last-child').click();
  jest.runAllTimers();
  for (const part of [find('.rest'), find('[role=tabpanel]')]) match(part);
  expect(find('.code-block details')).toHaveProperty('open', true);
  expect(find('[role=tab]')).toHaveProperty('ariaSelected', 'true');
});

test('the parts of other pages can be searched, too', () => {
  open('');
  document.body.innerHTML = FOLDED + drawTabs();
  announcePage();
  jest.runAllTimers();
  expect(listHidden()).toEqual(['1', 'b', 'c']);
});

test('nothing changes in browsers that do not look into hidden parts', () => {
  const name = 'onbeforematch';
  const owner = [document, Document.prototype].find((each) => Object.hasOwn(each, name)) ?? document;
  const property = Object.getOwnPropertyDescriptor(owner, name) ?? {};
  Reflect.deleteProperty(owner, name);
  open(drawTabs('pm') + FOLDED);
  Object.defineProperty(owner, name, property);
  expect(listHidden()).toEqual([]);
  expect(document.querySelector('[aria-hidden]')).toBeNull();
  find('[role=tab]:last-child').click();
  jest.runAllTimers();
  expect([listSelected(), listHidden()]).toEqual([['c'], []]);
});
