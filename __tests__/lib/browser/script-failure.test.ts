import { jest } from '@jest/globals';
import { watchPageScript } from '@/lib/browser/script-failure';

const root = document.documentElement;
// The test environment fails a test for every error event that nothing listens to.
window.addEventListener('error', () => undefined);
watchPageScript();
beforeEach(() => {
  root.setAttribute('data-theme', 'auto');
  window.heldInput = [];
});

test.each([
  ['https://a.example/_next/static/page-0123456789abcdef.js', false],
  ['https://a.example/_next/static/late-0123456789abcdef.js', false],
  ['https://a.example/other.js', true],
])('%s is missing: the page has scripts: %j', (src, expected) => {
  const script = document.createElement('script');
  script.setAttribute('src', src);
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  expect(root.hasAttribute('data-theme')).toBe(expected);
});

const CTRL_K = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true });
test.each([
  ['a click on a link, which it follows', true, [new MouseEvent('click')], '#search-index'],
  ['a click on a link, which offline would lead to an error', false, [new MouseEvent('click')], ''],
  ['a search key, which leads to all pages', true, [CTRL_K], '#search-index'],
  ['a whole search', true, [CTRL_K, new KeyboardEvent('keydown', { key: 'Enter' })], '#search-index'],
  ['a search that was cancelled', true, [CTRL_K, new KeyboardEvent('keydown', { key: 'Escape' })], ''],
  ['a key on a tab', true, [new KeyboardEvent('keydown', { key: 'ArrowRight' })], ''],
])('the late script is missing after %s', (_, isOnline, held, hash) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  history.replaceState(null, '', '/');
  document.body.innerHTML = '<a href="#search-index" class="search-button"></a>';
  for (const event of held) document.querySelector('a')?.dispatchEvent(event);
  window.heldInput = held;
  window.dispatchEvent(new ErrorEvent('error', { filename: 'https://a.example/_next/static/late-0123456789abcdef.js' }));
  expect([location.hash, root.hasAttribute('data-theme')]).toEqual([hash, false]);
});

describe.each(['page', 'late'])('the %s script throws', (name) => {
  const fail = () =>
    window.dispatchEvent(new ErrorEvent('error', { filename: `https://a.example/_next/static/${name}-0123456789abcdef.js`, message: 'x' }));

  test('while it starts: the page has no scripts', () => {
    fail();
    expect([root.hasAttribute('data-theme'), window.heldInput]).toEqual([false, undefined]);
  });

  test('later: the page keeps them', () => {
    delete window.heldInput;
    fail();
    expect(root.hasAttribute('data-theme')).toBe(true);
  });
});
