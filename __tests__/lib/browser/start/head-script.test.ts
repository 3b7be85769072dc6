import { hideByQuery } from '@/lib/browser/query-hides';
import { buildHeadScript, type HeadScriptConfig } from '@/lib/browser/start/head-script';
import { createPlace, createStorage, runAsText } from '../run-as-text';

const CONFIG: HeadScriptConfig = {
  darkMode: true,
  localeRedirect: 'auto',
  address: { base: '', defaultLang: 'en', langs: ['en', 'zh'], defaultVersion: '', versions: [] },
};

/** Runs the script on a URL in a browser that prefers Chinese and dark mode. */
function start(url: string, config = CONFIG) {
  const { place, globals } = createPlace(url);
  const stored: Record<string, string> = {};
  const browser = {
    ...globals,
    document,
    matchMedia: () => ({ matches: true }),
    navigator: { languages: ['zh-CN'], userAgent: 'Mozilla/5.0' },
    localStorage: createStorage(stored),
  };
  new Function(...Object.keys(browser), buildHeadScript(config))(...Object.values(browser));
  return { ...place, stored };
}

test('sets the theme, hides parts of the shell and redirects to the language of the browser', () => {
  const { left, stored } = start('/guide/?navbar=0');
  expect(document.documentElement.dataset.theme).toBe('auto');
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  expect(document.documentElement.hasAttribute('data-hide-navbar')).toBe(true);
  expect(left).toBe('/zh/guide/?navbar=0');
  expect(stored).toEqual({ 'rslib-docs:visited': '1' });
});

test('leaves the normalization of the URL to the page script', () => {
  expect(start('/en/guide/index.html', { ...CONFIG, localeRedirect: 'never' })).toEqual({ stored: {} });
  expect(start('/en/guide/')).toEqual({ left: '/zh/guide/', stored: { 'rslib-docs:visited': '1' } });
});

test('localeRedirect "never" leaves the redirect out of the script', () => {
  expect(start('/guide/', { ...CONFIG, localeRedirect: 'never' })).toEqual({ stored: {} });
  expect(buildHeadScript({ ...CONFIG, localeRedirect: 'never' })).not.toContain('visited');
});

test('the theme is light before the first paint with dark mode off', () => {
  start('/', { ...CONFIG, darkMode: false });
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(document.documentElement.classList.contains('dark')).toBe(false);
});

test('data cannot close the script', () => {
  const address = { ...CONFIG.address, base: '/</script><script>' };
  expect(buildHeadScript({ ...CONFIG, address })).not.toContain('</script');
});

describe('query parameters', () => {
  const ATTRIBUTES = ['navbar', 'sidebar', 'outline', 'footer', 'global-ui'];
  const hidden = (search: string) => {
    runAsText(hideByQuery, [], { location: { search }, document, URLSearchParams });
    return ATTRIBUTES.filter((name) => document.documentElement.hasAttribute(`data-hide-${name}`));
  };

  test.each([
    ['?navbar=0&sidebar=0&outline=0&footer=0&globalUIComponents=0', ATTRIBUTES],
    ['?outline=0', ['outline']],
    ['?navbar=1&sidebar=&footer=false', []],
    ['', []],
  ])('%s hides %j', (search, expected) => {
    for (const name of ATTRIBUTES) document.documentElement.removeAttribute(`data-hide-${name}`);
    expect(hidden(search)).toEqual(expected);
  });

  test('what is hidden stays hidden until an address shows it again', () => {
    expect(hidden('?navbar=0&footer=0')).toEqual(['navbar', 'footer']);
    expect(hidden('')).toEqual(['navbar', 'footer']);
    expect(hidden('?footer=1&q=dts')).toEqual(['navbar']);
  });
});
