import { jest } from '@jest/globals';
import { type AddressRules, cleanAddress } from '@/lib/browser/address';
import { watchFailures } from '@/lib/browser/failures';
import { redirectByLanguage } from '@/lib/browser/locale-redirect';
import { buildHeadScript } from '@/lib/browser/start/head-script';
import { animateAppearance } from '@/lib/browser/step-theme';
import { normalizePath } from '@/lib/routes/normalize-path';
import { createPlace, createStorage, runAsText } from './run-as-text';

const RULES: AddressRules = { base: '', defaultLang: 'en', langs: ['en', 'zh'], defaultVersion: '', versions: [] };

describe('URL normalization', () => {
  const clean = (url: string, status = 200) => {
    const { place, globals } = createPlace(url, status);
    const normalize = new Function(`return ${normalizePath.toString()}`)();
    runAsText(cleanAddress, [RULES, normalize], globals);
    return place;
  };

  test.each([
    ['/%31%39', '/19'],
    ['/%41%4f%50%5A', '/AOPZ'],
    ['/%61%6F%70%7a', '/aopz'],
    ['/%2D%2e%5f%7E', '/-._~'],
  ])('%s is shown as %s', (url, shown) => {
    expect(clean(url)).toEqual({ shown });
  });

  test.each(['/%40%5B%60%7B', '/%2C%2F%3A%5D%7F', '/a.html.txt', '/guide/index-page', '/guide/index/a'])('%s is unchanged', (url) => {
    expect(clean(url)).toEqual({});
  });

  test.each([
    [399, { shown: '/a' }],
    [400, { left: '/a' }],
    [500, { left: '/a' }],
  ])('normalizes /a.html after a response with status %i', (status, expected) => {
    expect(clean('/a.html', status)).toEqual(expected);
  });
});

test('compares whole language codes, not their first letters', () => {
  const { place, globals } = createPlace('/guide/');
  const browser = { navigator: { languages: ['eo', 'zh-CN'], userAgent: 'Mozilla/5.0' }, localStorage: createStorage({}) };
  runAsText(redirectByLanguage, [RULES], { ...globals, ...browser, document: { referrer: '' } });
  expect(place.left).toBe('/zh/guide/');
});

describe('the head script', () => {
  const run = (url: string, stored: Record<string, string>, address = RULES) => {
    const { place, globals } = createPlace(url);
    const browser = {
      ...globals,
      document,
      matchMedia: () => ({ matches: false }),
      navigator: { languages: ['zh'], userAgent: 'Mozilla/5.0' },
      localStorage: createStorage(stored),
    };
    const script = buildHeadScript({ darkMode: true, localeRedirect: 'auto', address });
    new Function(...Object.keys(browser), script)(...Object.values(browser));
    return place;
  };

  test('selects the chosen tab of a group while the document is parsed', async () => {
    run('/', { 'rslib-docs:tabs:pm': '1' });
    document.body.innerHTML = '<div data-group="pm" data-count="2" data-index="0"></div>';
    await Promise.resolve();
    expect(document.querySelector<HTMLElement>('[data-group]')?.dataset.index).toBe('1');
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  });

  test('keeps its data unchanged', () => {
    expect(run('/a<b/en/guide/', {}, { ...RULES, base: '/a%3Cb' }).left).toBe('/a%3Cb/zh/guide/');
    expect(run('/docs/v<1/guide/', {}, { ...RULES, base: '/docs', defaultVersion: 'v2', versions: ['v2', 'v%3C1'] }).left).toBe(
      '/docs/v%3C1/zh/guide/',
    );
  });
});

describe('restored tabs', () => {
  const show = async (html: string, stored: string) => {
    document.body.innerHTML = '';
    const { globals } = createPlace('/');
    const { restoreTabs } = await import('@/lib/browser/tab-choice');
    const browser = { ...globals, localStorage: createStorage({ 'rslib-docs:tabs:pm': stored }), document };
    runAsText(restoreTabs, [], { ...browser, MutationObserver, HTMLElement, addEventListener });
    document.body.insertAdjacentHTML('beforeend', html);
    await Promise.resolve();
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    return [...document.querySelectorAll<HTMLElement>('[data-group]')].map(({ dataset }) => dataset.index);
  };

  test('restores the first tab if another one is the default', async () => {
    expect(await show('<div data-group="pm" data-count="2" data-index="1"></div>', '0')).toEqual(['0']);
  });

  test('ignores text and comments before a group', async () => {
    expect(await show('text<!-- comment --><div data-group="pm" data-count="2" data-index="0"></div>', '1')).toEqual(['1']);
  });
});

test('only reduced motion disables the animation', () => {
  const box = { left: 0, top: 0, width: 0, height: 0 } as DOMRect;
  const button = Object.assign(document.createElement('button'), { getBoundingClientRect: () => box });
  const start = jest.fn(() => ({ ready: new Promise(() => undefined) }));
  document.startViewTransition = start as never;
  const prefer = (wish: string) => {
    window.matchMedia = ((query: string) => ({ matches: query === wish })) as typeof window.matchMedia;
    start.mockClear();
    animateAppearance(() => undefined, button);
    return start.mock.calls.length;
  };
  expect([prefer('(prefers-reduced-motion: reduce)'), prefer('(prefers-color-scheme: dark)')]).toEqual([0, 1]);
});

describe('unhandled rejections', () => {
  const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  const chunkError = Object.assign(new Error('gone'), { name: 'ChunkLoadError' });

  beforeEach(() => {
    sessionStorage.clear();
    // jsdom cannot reload; it logs an error instead.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  test('a missing script reloads the page, other errors do not', () => {
    const stop = new AbortController();
    watchFailures(stop.signal);
    reject(new Error('offline'));
    expect(sessionStorage).toHaveLength(0);
    reject(chunkError);
    expect(sessionStorage).toHaveLength(1);
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('navigation') }));
    stop.abort();
    sessionStorage.clear();
    reject(chunkError);
    expect(sessionStorage).toHaveLength(0);
  });
});
