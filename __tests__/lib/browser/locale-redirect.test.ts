import type { AddressRules } from '@/lib/browser/address';
import { redirectByLanguage } from '@/lib/browser/locale-redirect';
import { RULES as ONE_VERSION, VERSIONED } from '../../support/address-cases';
import { HOSTILE_PATHS, isOnSite } from '../../support/hostile-paths';
import { createPlace, createStorage, runAsText } from './run-as-text';

const RULES: AddressRules = { base: '', ...ONE_VERSION };

interface Visit {
  readonly languages: readonly string[];
  readonly rules?: AddressRules;
  readonly userAgent?: string;
  readonly stored?: Record<string, string>;
  readonly broken?: boolean;
  readonly referrer?: string;
}

function visit(url: string, { languages, rules = RULES, userAgent = 'Mozilla/5.0', stored = {}, broken = false, referrer = '' }: Visit) {
  const { place, globals } = createPlace(url);
  const localStorage = createStorage(stored, broken);
  runAsText(redirectByLanguage, [rules], { ...globals, navigator: { languages, userAgent }, localStorage, document: { referrer } });
  return place.left;
}

test.each([
  [['zh-CN'], '/', '/zh/'],
  [['zh-TW', 'en'], '/guide/start/', '/zh/guide/start/'],
  [['zh'], '/config/lib/dts?a=b#c', '/zh/config/lib/dts?a=b#c'],
  [['fr', 'ZH-hans-CN', 'en'], '/blog/', '/zh/blog/'],
  [['en-US', 'zh-CN'], '/guide/start/', undefined],
  [['eo', 'zh-CN'], '/guide/start/', '/zh/guide/start/'],
  [['fr', 'de'], '/guide/start/', undefined],
  [[], '/guide/start/', undefined],
])('browser languages %j: from %s to %s', (languages, from, to) => {
  expect(visit(from, { languages })).toBe(to);
});

test.each([
  ['/zh/guide/start/', '/guide/start/'],
  ['/zh/', '/'],
  ['/zh', '/'],
])('redirects back from %s to %s', (from, to) => {
  expect(visit(from, { languages: ['en-GB'] })).toBe(to);
});

test('keeps version and base path', () => {
  const rules = { ...VERSIONED, base: '/docs' };
  expect(visit('/docs/v1/guide/', { languages: ['zh'], rules })).toBe('/docs/v1/zh/guide/');
  expect(visit('/docs/v1/zh/guide/', { languages: ['en'], rules })).toBe('/docs/v1/guide/');
});

test('never leads to another host', () => {
  expect(visit('https://rslib.rs/zh//evil.example', { languages: ['en'] })).toBe('/evil.example');
  const rules = { ...VERSIONED, base: '' };
  for (const path of HOSTILE_PATHS.flatMap((each) => [each, `/zh${each}`, `/v1/zh${each}`])) {
    const url = `https://rslib.rs${path}`;
    for (const language of ['en', 'zh']) {
      const target = visit(url, { languages: [language], rules });
      if (target !== undefined) expect([path, isOnSite(target, 'https://rslib.rs')]).toEqual([path, true]);
    }
  }
});

test('prefers an exact language match to a match of the primary language', () => {
  const rules = { ...RULES, langs: ['en', 'zh', 'zh-tw'] };
  expect(visit('/', { languages: ['zh-TW'], rules })).toBe('/zh-tw/');
});

test('redirects only once: the visit is stored even without a redirect', () => {
  const stored: Record<string, string> = {};
  visit('/', { languages: ['fr'], stored });
  expect(stored).toEqual({ 'rslib-docs:visited': '1' });
  expect(visit('/', { languages: ['zh'], stored })).toBeUndefined();
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1)',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Safari/534+ BingPreview/1.0b',
  'Mediapartners-Google',
  'Baiduspider',
  'Chrome-Lighthouse',
  'Some Web Crawler',
])('never moves %s', (userAgent) => {
  const stored = {};
  expect(visit('/', { languages: ['zh'], userAgent, stored })).toBeUndefined();
  expect(stored).toEqual({});
});

test('works if storage is forbidden, without overriding the language menu', () => {
  expect(visit('/guide/', { languages: ['zh'], broken: true })).toBe('/zh/guide/');
  expect(visit('/guide/', { languages: ['zh'], broken: true, referrer: 'https://example.com/' })).toBe('/zh/guide/');
  expect(visit('/guide/', { languages: ['zh'], broken: true, referrer: 'https://rslib.rs/zh/guide/' })).toBeUndefined();
});
