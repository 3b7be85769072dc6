import { beforeEach, expect, test } from '@jest/globals';
import { restoreTabs } from '@/lib/browser/tab-choice';

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});

/** Adds a group to the page, as the parser does, and returns the state that the head script sets. */
async function addTabs(html: string) {
  document.body.insertAdjacentHTML('beforeend', html);
  await Promise.resolve();
  return [...document.querySelectorAll<HTMLElement>('[data-group]')].map((tabs) => tabs.dataset.index);
}

test.each([
  ['the stored index', '2', '2'],
  ['no index', null, '0'],
  ['an index out of range', '3', '0'],
  ['a negative index', '-1', '0'],
  ['no number', 'cjs', '0'],
])('restores a group that the parser adds with %s', async (_, stored, expected) => {
  if (stored !== null) localStorage.setItem('rslib-docs:tabs:format', stored);
  // From its source text, as in the head script.
  new Function(`(${restoreTabs.toString()})()`)();
  expect(await addTabs('<div data-group="format" data-count="3" data-index="0"></div>')).toEqual([expected]);
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
});

test('finds groups in added elements and stops when the document is parsed', async () => {
  localStorage.setItem('rslib-docs:tabs:format', '1');
  restoreTabs();
  expect(await addTabs('<main><p><b data-group="format" data-count="2" data-index="0"></b></p></main>')).toEqual(['1']);
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(await addTabs('<div data-group="format" data-count="2" data-index="0"></div>')).toEqual(['1', '0']);
});
