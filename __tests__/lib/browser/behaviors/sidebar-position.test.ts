import { positionSidebar } from '@/lib/browser/behaviors/scrolling';

const box = (top: number, height: number) => () => ({ top, bottom: top + height, height }) as DOMRect;

function draw(linkTop: number, current = 'page') {
  // The entries of the navigation bar, which phones show.
  const entries = '<nav class="drawer-nav"><a aria-current="page">Guide</a></nav>';
  document.body.innerHTML = `<aside id="sidebar">${entries}<nav class="tree"><a aria-current="${current}">Guide</a></nav></aside>`;
  const sidebar = document.getElementById('sidebar') as HTMLElement;
  const link = sidebar.querySelector('.tree a') as HTMLElement;
  HTMLElement.prototype.checkVisibility = function checkVisibility() {
    return !this.closest('.drawer-nav');
  };
  sidebar.getBoundingClientRect = box(56, 400);
  link.getBoundingClientRect = box(linkTop, 20);
  sidebar.scrollTop = 30;
  return sidebar;
}

test.each([
  ['below', 900, 30 + 900 - 56 - 190],
  ['above', 0, 30 - 56 - 190],
  ['in view', 100, 30],
])('an active link %s is in the middle, or stays where the reader sees it', (_, top, expected) => {
  const sidebar = draw(top);
  positionSidebar();
  expect(sidebar.scrollTop).toBe(expected);
});

test('links of other areas do not count', () => {
  const sidebar = draw(900, 'true');
  positionSidebar();
  expect(sidebar.scrollTop).toBe(30);
});

test('pages without a sidebar are left alone', () => {
  document.body.innerHTML = '<a aria-current="page">Config</a>';
  expect(() => positionSidebar()).not.toThrow();
});
