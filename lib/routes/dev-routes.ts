import { KEPT_START } from '@/lib/routes/kept-path';
import { listDefaultPrefixes } from '@/lib/routes/normalize-path';
import { FILE_PATTERN, type PathRules } from '@/lib/routes/paths';

/**
 * The exported site gets its public paths by relocating files (`lib/export/relocate.ts`) and from redirects of the host. These
 * rules give the development server the same paths, in the pattern syntax of `next.config.mjs`.
 */
interface Rewrite {
  readonly source: string;
  readonly destination: string;
}

interface Redirect extends Rewrite {
  readonly permanent: boolean;
}

/** Paths of the text files that `lib/export` writes. */
const TEXT_FILES = [
  '.*\\.md',
  '(?:.*/)?llms(?:-full)?\\.txt',
  '(?:robots\\.txt|(?:sitemap|(?:.*/)?opensearch)\\.xml)',
  'rss/[^/]+\\.(?:xml|json)',
  '(?:search|explorer|examples)/[^/]+\\.json',
];

/** Builds redirects to public paths: `/en/x` -> `/x`, `/v1/en/x` -> `/v1/x`, `/v2/x` -> `/x` for the default version. */
export function buildDevRedirects(rules: PathRules): Redirect[] {
  return listDefaultPrefixes(rules).flatMap(({ from, to }) => [
    { source: from, destination: `${to}/`, permanent: false },
    { source: `${from}/:slashes(/*):path(${KEPT_START}.*)`, destination: `${to}/:path`, permanent: false },
  ]);
}

/** Builds rewrites from public paths to routes: `/x` -> `/en/x`, `/v1/zh/x` -> `/zh/v1/x`. Paths of files are unchanged. */
export function buildDevRewrites({ defaultLang, langs, defaultVersion, versions }: PathRules): Rewrite[] {
  const otherLangs = langs.filter((lang) => lang !== defaultLang);
  const otherVersions = versions.filter((version) => version !== defaultVersion);
  const pairs = otherVersions.flatMap((version) => [
    ...otherLangs.map((lang) => ({ from: `/${version}/${lang}`, to: `/${lang}/${version}` })),
    { from: `/${version}`, to: `/${defaultLang}/${version}` },
  ]);
  const taken = [...langs, '_next'].map((segment) => `${segment}(?:/|$)`).join('|');
  return [
    ...TEXT_FILES.map((pattern) => ({ source: `/:path(${pattern})`, destination: '/texts/:path' })),
    ...pairs.flatMap(({ from, to }) => [
      { source: from, destination: to },
      { source: `${from}/:path(.*)`, destination: `${to}/:path` },
    ]),
    { source: '/', destination: `/${defaultLang}` },
    { source: `/:path((?!${taken}|${FILE_PATTERN}).*)`, destination: `/${defaultLang}/:path` },
  ];
}

/**
 * Proxies the extra public directory, which the framework's development server does not serve, to the server that `dev.mjs` starts for it.
 * `before` covers `files`, the ones that exist at the start, with paths relative to the directory: they override those of the repository.
 * `after` covers files that are added later, but not the route of the text files, which the framework looks for only after these rules.
 */
export function buildExtraPublicRewrites(files: readonly string[], origin: string): { before: Rewrite[]; after: Rewrite[] } {
  return {
    // The name is a parameter, because destinations have no escapes: `\` in one would become a slash.
    before: files.map((file) => ({ source: `/:path(${file.replace(/\W/g, '\\$&')})`, destination: `${origin}/:path` })),
    after: origin ? [{ source: `/:path((?!_next/|texts/)${FILE_PATTERN.replace('$', '')})`, destination: `${origin}/:path` }] : [],
  };
}
