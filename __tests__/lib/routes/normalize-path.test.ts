import { createRequire } from 'node:module';
import { resolveRequest } from '@/lib/cli/server/resolve-request';
import { renderNginx } from '@/lib/export/hosts/nginx';
import { listDefaultRules } from '@/lib/export/hosts/rules';
import { renderVercelJson } from '@/lib/export/hosts/vercel';
import { buildDevRedirects } from '@/lib/routes/dev-routes';
import { listDefaultPrefixes, normalizePath } from '@/lib/routes/normalize-path';
import type { PathRules } from '@/lib/routes/paths';
import { ADDRESS_CASES, FORM_CASES, RULES, SEGMENT_CASES, VERSIONED } from '../../support/address-cases';

test.each(ADDRESS_CASES)('$path becomes $clean', ({ path, clean, rules }) => {
  expect(normalizePath(path, rules)).toBe(clean);
  expect(normalizePath(clean, rules)).toBe(clean);
});

test.each(FORM_CASES)('$path has no default segments', ({ path, clean }) => {
  expect(normalizePath(path)).toBe(clean);
});

test('without defaults, segments are unchanged', () => {
  expect(normalizePath('/en/guide/index.html')).toBe('/en/guide/');
});

test('lists prefixes of default segments, longer ones first', () => {
  const format = (rules: PathRules) => listDefaultPrefixes(rules).map(({ from, to }) => `${from} ${to}`);
  expect(format(RULES)).toEqual(['/en ']);
  expect(format(VERSIONED)).toEqual(['/v2/en ', '/v2 ', '/en ', '/v1/en /v1']);
});

/** Applies redirects until none matches. */
function followAll(path: string, redirect: (path: string) => string | undefined): string {
  const next = redirect(path);
  return next === undefined ? path : followAll(next, redirect);
}

interface PatternMatcher {
  readonly match: (source: string, options: { strict: boolean }) => (path: string) => false | { readonly params: Record<string, unknown> };
  readonly compile: (destination: string, options: { validate: boolean }) => (params: Record<string, unknown>) => string;
}

/** Interprets the pattern syntax of Next and Vercel. */
const patterns: PatternMatcher = createRequire(import.meta.url)('next/dist/compiled/path-to-regexp');

function matchPatterns(list: readonly { source: string; destination: string }[], path: string): string | undefined {
  for (const { source, destination } of list) {
    const found = patterns.match(source, { strict: true })(path);
    if (found) return patterns.compile(destination, { validate: false })(found.params);
  }
  return undefined;
}

/** Applies each kind of pattern to a path. */
const PATTERN_USERS: Readonly<Record<string, (rules: PathRules) => (path: string) => string | undefined>> = {
  'the development server': (rules) => {
    const redirects = buildDevRedirects(rules);
    return (path) => matchPatterns(redirects, path);
  },
  'the _redirects file': (rules) => (path) => {
    const answer = resolveRequest(path, '', { has: () => false, basePath: '', redirects: listDefaultRules(rules, ''), canonical: true });
    return answer.kind === 'redirect' ? answer.location : undefined;
  },
  nginx: (rules) => {
    const text = renderNginx(listDefaultRules(rules, ''), [], rules, '');
    const rewrites = [...text.matchAll(/^rewrite "(.+)" "(.+)" permanent;$/gm)].map(
      ([, from = '', to = '']) => [new RegExp(from), to] as const,
    );
    return (path) => {
      const [from, to] = rewrites.find(([pattern]) => pattern.test(path)) ?? [];
      return from && to !== undefined ? path.replace(from, to) : undefined;
    };
  },
  Vercel: (rules) => {
    const { redirects } = JSON.parse(renderVercelJson(listDefaultRules(rules, ''), [], ''));
    const own = redirects.filter(({ has }: { has?: unknown }) => !has);
    return (path) => {
      const { pathname } = new URL(path, 'https://example.com');
      // Its patterns ignore trailing slashes.
      const target = matchPatterns(own, pathname === '/' ? pathname : pathname.replace(/\/$/, ''));
      return target === undefined ? undefined : target + (pathname.endsWith('/') && !target.endsWith('/') ? '/' : '');
    };
  },
};

describe.each(Object.keys(PATTERN_USERS))('the patterns of %s', (user) => {
  test.each(SEGMENT_CASES)('agree with the function on $path', ({ path, rules, clean }) => {
    expect(followAll(path, PATTERN_USERS[user]?.(rules) ?? (() => undefined))).toBe(clean);
  });
});

test('no pattern of the development server redirects to another host', () => {
  const redirect = PATTERN_USERS['the development server']?.(RULES) ?? (() => undefined);
  expect(['/en//evil.example', '/en///evil.example/'].map(redirect)).toEqual(['/evil.example', '/evil.example/']);
});
