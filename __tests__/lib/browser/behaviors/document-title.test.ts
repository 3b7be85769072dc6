import { keepDocumentTitle } from '@/lib/browser/behaviors/document-title';
import { trackListeners } from '../../../support/track-listeners';

let stop: () => void;

beforeEach(() => {
  stop = trackListeners();
  document.head.innerHTML = '<title>First</title>';
  keepDocumentTitle();
});
afterEach(() => stop());

const flush = () => Promise.resolve();
const removeTitle = () => document.querySelector('title')?.remove();
const addTitle = (text: string) => document.head.append(Object.assign(document.createElement('title'), { textContent: text }));

test('the old title stays until there is a new one', async () => {
  removeTitle();
  await flush();
  expect(document.title).toBe('First');
  addTitle('Second');
  await flush();
  expect([...document.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual(['Second']);
  removeTitle();
  await flush();
  expect(document.title).toBe('Second');
});

test('a title that is replaced at once is left alone', async () => {
  removeTitle();
  addTitle('Second');
  await flush();
  expect([...document.querySelectorAll('title')].map(({ outerHTML }) => outerHTML)).toEqual(['<title>Second</title>']);
});

test('other elements of the head neither replace nor remove a title', async () => {
  removeTitle();
  await flush();
  document.head.append(document.createElement('meta'));
  await flush();
  expect(document.title).toBe('First');
  addTitle('Second');
  await flush();
  addTitle('Third');
  await flush();
  expect(document.querySelectorAll('title')).toHaveLength(2);
});
