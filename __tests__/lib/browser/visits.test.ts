import { announcePage } from '@/lib/browser/page-change';
import { readVisits, recordVisits } from '@/lib/browser/visits';
import { trackListeners } from '../../support/track-listeners';

const stop = trackListeners();

function open(path: string, title: string) {
  history.replaceState(null, '', path);
  document.body.innerHTML = title && `<article><h1>${title}</h1></article>`;
  announcePage();
}

beforeAll(() => {
  document.documentElement.lang = 'en';
  localStorage.clear();
  recordVisits();
});
afterAll(() => stop());

test('remembers pages with a title, the last first, each once', () => {
  open('/a', 'A');
  open('/', '');
  open('/b', ' B\n');
  open('/c', ' ');
  document.documentElement.lang = 'zh-CN';
  open('/zh/a', '甲');
  document.documentElement.lang = 'en';
  open('/a', 'New A');
  expect(readVisits()).toEqual([
    ['/a', 'New A', 'en'],
    ['/zh/a', '甲', 'zh-CN'],
    ['/b', 'B', 'en'],
  ]);
});

test('remembers eight pages', () => {
  for (let at = 0; at < 10; at += 1) open(`/p${at}`, 'P');
  expect(readVisits().map(([path]) => path)).toEqual(['/p9', '/p8', '/p7', '/p6', '/p5', '/p4', '/p3', '/p2']);
});

test.each([['not JSON'], ['{}'], ['[1, "abc", ["/a"], ["/a", 2, "en"], ["/a", "A", "en", "x"]]']])(
  'ignores invalid stored values: %s',
  (text) => {
    localStorage.setItem('rslib-docs:visits', text);
    expect(readVisits()).toEqual([]);
  },
);
