import { buildHeadScript, type HeadScriptConfig } from '@/lib/browser/start/head-script';
import { RULES } from '../../../support/address-cases';
import { createPlace, createStorage } from '../run-as-text';

const CONFIG: HeadScriptConfig = {
  darkMode: true,
  localeRedirect: 'auto',
  address: { base: '', ...RULES },
};

/** Runs the script on a URL in a browser that prefers Chinese and dark mode. */
function start(url: string, config = CONFIG, stored: Record<string, string> = {}) {
  const { place, globals } = createPlace(url);
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

test('data cannot close the script, and is not changed', () => {
  const withRules = (rules: Partial<typeof CONFIG.address>) => ({ ...CONFIG, address: { ...CONFIG.address, ...rules } });
  expect(buildHeadScript(withRules({ base: '/</script><script>' }))).not.toContain('</script');
  expect(start('/a<b/en/guide/', withRules({ base: '/a%3Cb' })).left).toBe('/a%3Cb/zh/guide/');
  const versioned = withRules({ base: '/docs', defaultVersion: 'v2', versions: ['v2', 'v%3C1'] });
  expect(start('/docs/v<1/guide/', versioned).left).toBe('/docs/v%3C1/zh/guide/');
});

test('selects the chosen tab of a group while the document is parsed', async () => {
  start('/', CONFIG, { 'rslib-docs:tabs:pm': '1' });
  document.body.innerHTML = '<div data-group="pm" data-count="2" data-index="0"></div>';
  await Promise.resolve();
  expect(document.querySelector<HTMLElement>('[data-group]')?.dataset.index).toBe('1');
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
});
