import { findActiveHeading } from '@/lib/browser/active-heading';

/** A 2000 px page in an 800 px window. Headings are active from 132 px below the top: 100 px margin plus 32 px slack. */
function setUp(tops: Readonly<Record<string, number>>, { scrolled = 0, margin = '100px', height = 2000, hash = '' } = {}) {
  const root = document.documentElement;
  Object.defineProperty(root, 'scrollTop', { configurable: true, value: scrolled });
  Object.defineProperty(root, 'scrollHeight', { configurable: true, value: height });
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 800 });
  history.replaceState(null, '', hash || '/');
  const headings = Object.entries(tops).map(([id, top]) => {
    const heading = document.createElement('h2');
    heading.id = id;
    heading.style.scrollMarginTop = margin;
    heading.getBoundingClientRect = () => ({ top }) as DOMRect;
    // Elements in a hidden tab have no box.
    const boxes = id.startsWith('hidden') ? [] : [{}];
    heading.getClientRects = () => boxes as unknown as DOMRectList;
    return heading;
  });
  document.body.replaceChildren(...headings);
  return findActiveHeading(headings)?.id;
}

test.each<[string, Record<string, number>, Parameters<typeof setUp>[1], string | undefined]>([
  ['no headings', {}, {}, undefined],
  ['only hidden ones', { hidden: 0 }, {}, undefined],
  ['one far below', { a: 900 }, {}, 'a'],
  ['the second not quite reached', { a: 0, b: 133, c: 900 }, {}, 'a'],
  ['the second just reached', { a: 0, b: 132, c: 900 }, {}, 'b'],
  ['all passed', { a: -900, b: -500, c: -100 }, { scrolled: 1000 }, 'c'],
  ['a hidden one reached', { a: 0, hidden: 50, b: 900 }, {}, 'a'],
  ['no margin', { a: 0, b: 33 }, { margin: '' }, 'a'],
  ['no margin, the slack reached', { a: 0, b: 32 }, { margin: '' }, 'b'],
  ['the page before its end', { a: 0, b: 300, c: 500 }, { scrolled: 1199 }, 'a'],
  ['the page at its end', { a: 0, b: 300, c: 500 }, { scrolled: 1200 }, 'c'],
  ['the page at its end but for a fraction', { a: 0, b: 300, c: 500 }, { scrolled: 1199.5 }, 'c'],
  ['a page too short to scroll', { a: 0, b: 300, c: 500 }, { scrolled: 0, height: 800 }, 'a'],
  ['the end with the heading of the address in sight', { a: 0, b: 300, c: 500 }, { scrolled: 1200, hash: '#b' }, 'b'],
  ['the end with the heading of the address as the one being read', { a: 0, b: 300, c: 500 }, { scrolled: 1200, hash: '#a' }, 'a'],
  ['the end with the heading of the address long passed', { z: -900, a: 0, b: 300 }, { scrolled: 1200, hash: '#z' }, 'b'],
  ['the end after all headings, with an address', { a: -900, b: -500 }, { scrolled: 1200, hash: '#a' }, 'b'],
])('%s', (_, tops, place, expected) => {
  expect(setUp(tops, place)).toBe(expected);
});

test('a heading in a tab that the browser may search does not count, although it has a box', () => {
  const headings = ['first', 'second'].map((id) => {
    const heading = Object.assign(document.createElement('h2'), { id });
    heading.getBoundingClientRect = () => ({ top: 0 }) as DOMRect;
    heading.getClientRects = () => [{}] as unknown as DOMRectList;
    return heading;
  });
  const panel = document.createElement('div');
  panel.append(headings[1] as HTMLElement);
  document.body.replaceChildren(headings[0] as HTMLElement, panel);
  expect(findActiveHeading(headings)?.id).toBe('second');
  panel.setAttribute('hidden', 'until-found');
  expect(findActiveHeading(headings)?.id).toBe('first');
});
