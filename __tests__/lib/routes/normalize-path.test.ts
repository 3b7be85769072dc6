import { createRequire } from 'node:module';
import { resolveRequest } from '@/lib/cli/server/resolve-request';
import { buildSiteHeaders } from '@/lib/export/hosts/headers';
import { renderNginx } from '@/lib/export/hosts/nginx';
import { listDefaultRules } from '@/lib/export/hosts/rules';
import { renderVercelJson } from '@/lib/export/hosts/vercel';
import { buildDevRedirects } from '@/lib/routes/dev-routes';
import { listDefaultPrefixes, normalizePath } from '@/lib/routes/normalize-path';
import type { PathRules } from '@/lib/routes/paths';
import { ADDRESS_CASES, FORM_CASES, RULES, SEGMENT_CASES, VERSIONED } from '../../support/address-cases';
import { HOSTILE_PATHS, isOnSite } from '../../support/hostile-paths';

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
    const text = renderNginx(listDefaultRules(rules, ''), buildSiteHeaders(''), rules, '');
    const rewrites = [...text.matchAll(/^rewrite "(.+)" "(.+)" permanent;$/gm)].map(
      ([, from = '', to = '']) => [new RegExp(from), to] as const,
    );
    return (path) => {
      const [from, to] = rewrites.find(([pattern]) => pattern.test(path)) ?? [];
      // It escapes what is not ASCII.
      return from && to !== undefined ? path.replace(from, to).replace(/[^\0-\x7f]+/g, encodeURIComponent) : undefined;
    };
  },
  Vercel: (rules) => {
    const { redirects } = JSON.parse(renderVercelJson(listDefaultRules(rules, ''), [], new Set(), ''));
    // Rules for Markdown need a header; those for slashes depend on the pages.
    const own = redirects.slice(0, listDefaultRules(rules, '').length);
    return (path) => matchPatterns(own, path);
  },
};

describe.each(Object.keys(PATTERN_USERS))('the patterns of %s', (user) => {
  test.each(SEGMENT_CASES)('agree with the function on $path', ({ path, rules, clean }) => {
    expect(followAll(path, PATTERN_USERS[user]?.(rules) ?? (() => undefined))).toBe(clean);
  });
});

test('the development server reduces slashes', () => {
  const redirect = PATTERN_USERS['the development server']?.(RULES) ?? (() => undefined);
  expect(['/en//evil.example', '/en///evil.example/'].map(redirect)).toEqual(['/evil.example', '/evil.example/']);
});

describe.each(Object.keys(PATTERN_USERS))('no pattern of %s leads to another host', (user) => {
  test.each([RULES, VERSIONED])('%j', (rules) => {
    const redirect = PATTERN_USERS[user]?.(rules) ?? (() => undefined);
    const targets = HOSTILE_PATHS.flatMap((path) => {
      // Hosts match either the path as it was sent or the decoded one.
      const forms = [path, decodeSafely(path)].map((form) => form.replace(/[?#].*/s, ''));
      return forms.flatMap((form) => redirect(form) ?? []);
    });
    expect(targets.length).toBeGreaterThan(20);
    expect(targets.filter((target) => !isOnSite(target, 'https://rslib.rs'))).toEqual([]);
  });
});

function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
