import { jest } from '@jest/globals';
import { keepPositionInLanguageLinks } from '@/lib/browser/behaviors/language-links';
import { clickLink as click } from '../../../support/browser-stubs';
import { trackListeners } from '../../../support/track-listeners';

let stop: () => void;
beforeEach(() => {
  stop = trackListeners();
  document.body.innerHTML = '<a id="zh" href="/zh/guide/" data-language-link><b>简体中文</b></a><a id="guide" href="/guide/">Guide</a>';
  keepPositionInLanguageLinks();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const read = (id: string) => (document.getElementById(id) as HTMLAnchorElement).href.replace('http://localhost', '');

test.each([
  ['click', {}],
  ['click', { ctrlKey: true }],
  ['auxclick', { button: 1 }],
])('a %s with %j keeps query and hash', (type, init) => {
  history.replaceState(null, '', '/guide/?q=1&x=%20#用法');
  click('#zh b', type, init);
  expect(read('zh')).toBe('/zh/guide/?q=1&x=%20#%E7%94%A8%E6%B3%95');
});

test('every click reads the address again', () => {
  history.replaceState(null, '', '/guide/?q=1#usage');
  click('#zh');
  history.replaceState(null, '', '/guide/#more');
  click('#zh');
  expect(read('zh')).toBe('/zh/guide/#more');
  history.replaceState(null, '', '/guide/');
  click('#zh');
  expect(read('zh')).toBe('/zh/guide/');
});

test.each([
  ['in the second section', 900, [-500, -40, 300], '#format'],
  ['above the first section', 150, [200, 700, 1200], '#usage'],
  ['far above the first section', 150, [2000, 2500, 3000], '#old'],
  ['at the top', 0, [200, 700, 1200], '#old'],
])('keeps the section being read: %s', (_, scrollY, tops, hash) => {
  history.replaceState(null, '', '/guide/#old');
  const main = document.createElement('main');
  main.innerHTML = '<h1 id="guide-title">T</h1><h2 id="usage">U</h2><h3 id="format">F</h3><h2 id="more">M</h2>';
  document.body.append(main);
  jest.replaceProperty(window, 'scrollY', scrollY);
  for (const [at, heading] of main.querySelectorAll<HTMLElement>('h2, h3').entries()) {
    heading.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
    heading.getBoundingClientRect = () => ({ top: tops[at] ?? 0 }) as DOMRect;
  }
  click('#zh');
  expect(read('zh')).toBe(`/zh/guide/${hash}`);
});

test.each([
  ['in the window', 200, 240, '#usage'],
  ['below the window', 2000, 2040, ''],
])('at the top, keeps a hash whose target is %s: %s px', (_, top, bottom, hash) => {
  history.replaceState(null, '', '/guide/#usage');
  document.body.insertAdjacentHTML('beforeend', '<h2 id="usage">U</h2>');
  const heading = document.getElementById('usage') as HTMLElement;
  heading.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  click('#zh');
  expect(read('zh')).toBe(`/zh/guide/${hash}`);
});

test.each([
  ['in the window', '#explorer-cjs', 300, 800, '#explorer-cjs'],
  ['that begins above the window', '#explorer-cjs', -300, 200, '#explorer-cjs'],
  ['above the window', '#explorer-cjs', -600, -100, '#usage'],
  ['below the window', '#explorer-cjs', 900, 1400, '#usage'],
  ['in the window, with another hash', '#old', 300, 800, '#usage'],
])('keeps the choice of an explorer %s', (_, hash, top, bottom, kept) => {
  history.replaceState(null, '', `/guide/${hash}`);
  const main = document.createElement('main');
  main.innerHTML = '<h2 id="usage">U</h2><figure class="explorer"></figure>';
  document.body.append(main);
  jest.replaceProperty(window, 'scrollY', 900);
  const [heading, explorer] = main.children;
  if (!heading || !explorer) throw new Error('Incomplete page');
  heading.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  heading.getBoundingClientRect = () => ({ top: 80 }) as DOMRect;
  explorer.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  click('#zh');
  expect(read('zh')).toBe(`/zh/guide/${kept}`);
});

test('the link is complete before others handle the click, even if they stop it', () => {
  history.replaceState(null, '', '/guide/?q=1');
  const seen: string[] = [];
  document.getElementById('zh')?.addEventListener('click', (event) => {
    event.stopPropagation();
    event.preventDefault();
    seen.push(read('zh'));
  });
  click('#zh');
  expect(seen).toEqual(['/zh/guide/?q=1']);
});

test('does not change other links', () => {
  history.replaceState(null, '', '/guide/?q=1#usage');
  click('#guide');
  document.dispatchEvent(new MouseEvent('click'));
  expect([read('guide'), read('zh')]).toEqual(['/guide/', '/zh/guide/']);
});
