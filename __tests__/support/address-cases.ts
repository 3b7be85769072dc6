import type { PathRules } from '@/lib/routes/paths';

export const RULES: PathRules = { defaultLang: 'en', langs: ['en', 'zh'], defaultVersion: '', versions: [] };
export const VERSIONED: PathRules = { ...RULES, defaultVersion: 'v2', versions: ['v2', 'v1'] };

/** A path without base path and its normalized form. */
export interface AddressCase {
  readonly rules: PathRules;
  readonly path: string;
  readonly clean: string;
}

const toCases = (rules: PathRules, pairs: readonly (readonly [path: string, clean: string])[]): AddressCase[] =>
  pairs.map(([path, clean]) => ({ rules, path, clean }));

/** Paths without default segments. All code that uses the normalizer is tested with them. */
export const FORM_CASES: readonly AddressCase[] = toCases(RULES, [
  ['/', '/'],
  ['/guide/start/', '/guide/start/'],
  ['/config/lib/dts', '/config/lib/dts'],
  ['/zh/guide/start/', '/zh/guide/start/'],
  ['/english/page', '/english/page'],
  ['/guide/en/', '/guide/en/'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/zh/index.html', '/zh/'],
  ['/guide/start/index', '/guide/start/'],
  ['/guide/start/index.html', '/guide/start/'],
  ['/config/lib/dts.html', '/config/lib/dts'],
  ['/guide//start/', '/guide/start/'],
  ['//evil.example', '/evil.example'],
  ['/%63onfig/lib/dts', '/config/lib/dts'],
  ['/guide/quick%2Dstart', '/guide/quick-start'],
  ['/%7euser/%5F', '/~user/_'],
  ['/%50%70%5A%7a', '/PpZz'],
  ['/a.html.txt', '/a.html.txt'],
  ['/a/indexes', '/a/indexes'],
  ['/index/a', '/index/a'],
  // Escapes of reserved characters and invalid escapes.
  ['/a%2Fb', '/a%2Fb'],
  ['/a%20b', '/a%20b'],
  ['/%3Fa', '/%3Fa'],
  ['/zh/%E6%8C%87%E5%8D%97', '/zh/%E6%8C%87%E5%8D%97'],
  ['/zh/%e6%8c%87%e5%8d%97', '/zh/%e6%8c%87%e5%8d%97'],
  ['/broken/%E6', '/broken/%E6'],
  ['/broken/%', '/broken/%'],
]);

/** Paths with a default segment, for which hosts have patterns. */
export const SEGMENT_CASES: readonly AddressCase[] = [
  ...toCases(RULES, [
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/guide/basic/cli', '/guide/basic/cli'],
    ['/en/guide/start/', '/guide/start/'],
    ['/en/%E4%B8%AD', '/%E4%B8%AD'],
    ['/zh/en/x', '/zh/en/x'],
    ['/v2/guide/', '/v2/guide/'],
  ]),
  ...toCases(VERSIONED, [
    ['/v2', '/'],
    ['/v2/', '/'],
    ['/v2/en', '/'],
    ['/v2/en/', '/'],
    ['/v2/guide/', '/guide/'],
    ['/v2/en/guide/', '/guide/'],
    ['/v2/zh/guide/', '/zh/guide/'],
    ['/en/guide/', '/guide/'],
    ['/v1/en', '/v1/'],
    ['/v1/en/', '/v1/'],
    ['/v1/en/guide/', '/v1/guide/'],
    ['/v1', '/v1'],
    ['/v1/zh/guide/', '/v1/zh/guide/'],
    ['/v1/v2/guide/', '/v1/v2/guide/'],
    ['/v20/guide/', '/v20/guide/'],
    ['/guide/v2/', '/guide/v2/'],
  ]),
];

/** Paths with a default segment that also need other normalization. */
export const MIXED_CASES: readonly AddressCase[] = [
  ...toCases(RULES, [
    ['/en/guide/start/index.html', '/guide/start/'],
    ['/en/config/lib/dts.html', '/config/lib/dts'],
    ['/%65n/guide/', '/guide/'],
    ['/en//evil.example', '/evil.example'],
    ['/en/index', '/'],
  ]),
  ...toCases(VERSIONED, [
    ['/v2/index.html', '/'],
    ['/v1/en/index.html', '/v1/'],
    ['/v1/zh/guide/index.html', '/v1/zh/guide/'],
  ]),
];

export const ADDRESS_CASES: readonly AddressCase[] = [...FORM_CASES, ...SEGMENT_CASES, ...MIXED_CASES];
