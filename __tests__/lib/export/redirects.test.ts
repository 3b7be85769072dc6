import { runInNewContext } from 'node:vm';
import { buildRedirectRules, renderRedirectScript } from '@/lib/export/redirects';

const RULES = { defaultLang: 'en', langs: ['en', 'zh'], defaultVersion: '', versions: [] };
const VERSIONS = { ...RULES, defaultVersion: 'v2', versions: ['v2', 'v1'] };

/** Where the script sends a reader, or nothing. */
function follow(rules: typeof VERSIONS, basePath: string, address: string): string | undefined {
  let target: string | undefined;
  const { pathname, search, hash } = new URL(address, 'https://example.com');
  const location = { pathname, search, hash, replace: (url: string) => (target = url) };
  runInNewContext(renderRedirectScript(rules, basePath), { window: { location } });
  return target;
}

test.each<[typeof VERSIONS | typeof RULES, string, string, string | undefined]>([
  [RULES, '', '/en', '/'],
  [RULES, '', '/en/', '/'],
  [RULES, '', '/en/guide/?a=1#b', '/guide/?a=1#b'],
  [RULES, '', '/en/%E4%B8%AD', '/%E4%B8%AD'],
  [RULES, '', '/en//evil.example', '/evil.example'],
  [RULES, '', '/english', undefined],
  [RULES, '', '/zh/en/x', undefined],
  [RULES, '', '/nowhere', undefined],
  [RULES, '/docs', '/docs/en/x', '/docs/x'],
  [RULES, '/docs', '/docs/en', '/docs/'],
  [VERSIONS, '', '/v2', '/'],
  [VERSIONS, '', '/v2/en/x', '/x'],
  [VERSIONS, '', '/v2/zh/x', '/zh/x'],
  [VERSIONS, '', '/v1/en', '/v1/'],
  [VERSIONS, '', '/v1/en/x', '/v1/x'],
  [VERSIONS, '', '/v1/zh/x', undefined],
])('script %#: below %j, %s leads to %s', (rules, basePath, address, target) => {
  expect(follow(rules as typeof VERSIONS, basePath, address)).toBe(target);
});

test('rules for hosts, the longer ones first', () => {
  expect(buildRedirectRules(RULES, '/docs')).toEqual([
    { from: '/docs/en', to: '/docs/' },
    { from: '/docs/en/*', to: '/docs/:splat' },
  ]);
  expect(buildRedirectRules(VERSIONS, '').map(({ from, to }) => `${from} ${to}`)).toEqual([
    '/v2/en /',
    '/v2/en/* /:splat',
    '/v2 /',
    '/v2/* /:splat',
    '/en /',
    '/en/* /:splat',
    '/v1/en /v1/',
    '/v1/en/* /v1/:splat',
  ]);
});
