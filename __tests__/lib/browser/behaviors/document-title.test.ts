import { keepDocumentTitle } from '@/lib/browser/behaviors/document-title';

let stop: AbortController;

beforeEach(() => {
  stop = new AbortController();
  document.head.innerHTML = '<title>First</title>';
  keepDocumentTitle(stop.signal);
});
afterEach(() => stop.abort());

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

test('stops when the signal aborts', async () => {
  stop.abort();
  removeTitle();
  await flush();
  expect(document.title).toBe('');
});
