import { buildSiteHeaders } from '@/lib/export/hosts/headers';
import { renderNginx } from '@/lib/export/hosts/nginx';
import { renderRedirectsFile } from '@/lib/export/hosts/rules';
import { renderVercelJson } from '@/lib/export/hosts/vercel';
import { redirectPath, redirectTarget } from '@/lib/site/validators';
import { RULES } from '../../support/address-cases';

/** Values that would add a rule, a header or a variable if a host file contained them unescaped. */
const HOSTILE = [
  '/a\n/evil https://evil.example 301',
  '/a\r\nX-Evil: 1',
  '/a b',
  '/a\tb',
  '/a\u2028b',
  '/a\u0000b',
  '/a;return 301 https://evil.example',
  '/a" permanent; return 301 "https://evil.example',
  "/a' b",
  '/a{b}',
  '/a$uri',
  '/a`b',
  '/a\\"b',
  '/a\\',
  '/a|b',
  '/a<script>',
  '//evil.example',
  '/\\evil.example',
  '///evil.example',
  '/\ud800',
];

test.each(HOSTILE)('%j is refused as source and as target', (value) => {
  expect(redirectPath.safeParse(value).success).toBe(false);
  expect(redirectTarget.safeParse(value).success).toBe(false);
});

test.each(['/a', '/a/', '/指南/a', '/a%20b', '/a.b_c~d-e@f,g', '/a#b', '/a/#b', '/a#部分', '/'])('%j is accepted', (value) => {
  expect(redirectPath.safeParse(value).success).toBe(true);
  expect(redirectTarget.safeParse(value).success).toBe(true);
});

test.each(['https://example.com', 'http://example.com/a?b=c&d=%2F#e', 'https://example.com:8080/'])('%j is accepted as target', (value) => {
  expect(redirectTarget.safeParse(value).success).toBe(true);
});

describe.each([
  ['source', (value: string) => ({ from: value, to: '/to' })],
  ['target', (value: string) => ({ from: '/from', to: value })],
])('as %s that was not validated', (_, build) => {
  test.each(HOSTILE)('%j stays one value in each file', (value) => {
    const rule = build(value);
    const redirects = renderRedirectsFile([rule]);
    expect(redirects).toMatch(/^\/[^/\s\\][^\s"'\\;{}$`|<>]* \/[^/\s\\][^\s"'\\;{}$`|<>]* 301\n$/);

    const [line = '', ...rest] = renderNginx([rule], buildSiteHeaders(''), RULES, '')
      .split('\n')
      .filter((each) => each.startsWith('rewrite "') && !/^rewrite "\^\(/.test(each));
    expect(rest).toEqual([]);
    // In quotes, only a backslash before a quote or another backslash has a meaning for nginx.
    const [, pattern = '', target = ''] = /^rewrite "([^"]*)" "([^"]*)" permanent;$/.exec(line) ?? [];
    expect(pattern).toMatch(/^\^\/[^\s"';`]*\$$/);
    expect(pattern).not.toMatch(/\\$|\\["']/);
    expect(target).toMatch(/^\/[^/\s\\][^\s"'\\;{}$`|<>]*$/);

    const [first, slashes, ...others] = JSON.parse(renderVercelJson([rule], [], new Set(), '')).redirects.filter(
      (each: { statusCode?: number }) => each.statusCode,
    );
    expect(slashes.destination).toBe('/:path');
    expect(others).toEqual([]);
    // Backslashes only escape what has a meaning in a pattern.
    for (const text of [first.source, first.destination])
      expect(text.replace(/\\[:()*+?!]/g, '')).toMatch(/^\/[^/\s\\][^\s"'\\;{}$`|<>]*$/);
  });
});

test('the patterns of Vercel and of nginx match the path itself', () => {
  const rule = { from: '/a.b(c):d', to: 'https://example.com:80/:d' };
  expect(renderNginx([rule], buildSiteHeaders(''), RULES, '')).toContain(
    'rewrite "^/a\\.b\\(c\\):d$" "https://example.com:80/:d" permanent;\n',
  );
  const [first] = JSON.parse(renderVercelJson([rule], [], new Set(), '')).redirects;
  expect(first).toEqual({ source: '/a.b\\(c\\)\\:d', destination: 'https://example.com:80/\\:d', statusCode: 301 });
});

test('nginx compares decoded paths, byte by byte', () => {
  const rules = renderNginx(
    [
      { from: '/a%20b', to: '/c' },
      { from: '/%F0%9F%9A%80%E6%97%A7', to: '/d' },
    ],
    buildSiteHeaders(''),
    RULES,
    '',
  );
  expect(rules).toContain('rewrite "^/a\\x20b$" "/c" permanent;\n');
  expect(rules).toContain('rewrite "^/\\xf0\\x9f\\x9a\\x80旧$" "/d" permanent;\n');
});
