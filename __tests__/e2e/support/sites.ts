import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/node/files';
import { buildPathRules } from '@/lib/routes/path-rules';
import { buildPath, type PathRules, parsePath } from '@/lib/routes/paths';
import mainConfig from '@/lib/site/config';
import type { SiteConfig } from '@/lib/site/types';
import fixtureConfig from '../../fixtures/site/site.config';

/** A built site for the browser tests. */
export interface TestedSite {
  readonly name: 'main' | 'fixture';
  readonly outDir: string;
  readonly docsDir: string;
  readonly basePath: string;
  readonly config: SiteConfig;
  readonly rules: PathRules;
}

/** Our own site at the root of a host, and the test site with a base path, as built by `npm test`. */
export const SITES: readonly [main: TestedSite, fixture: TestedSite] = [
  describeSite('main', 'out', '.', '', mainConfig),
  describeSite('fixture', 'out-site', '__tests__/fixtures/site', '/docs', fixtureConfig),
];

/** Pages that exist without a content file, in each language and version. */
const GENERATED = /(?:^|\/)(?:404|search-index)\.html$/;

/** Returns the origin of a site during the tests; `plain` is a host without redirects and rules. */
export function findOrigin(site: TestedSite, kind: 'canonical' | 'plain' = 'canonical'): string {
  const variable = `SITE_${site.name}${kind === 'plain' ? '_PLAIN' : ''}`;
  return process.env[variable] ?? '';
}

/** Public paths of untranslated pages, which show their original, with the path of the original. */
export const UNTRANSLATED: ReadonlyMap<string, string> = new Map([['/zh/notes/english', '/notes/english']]);

/** Keys of the pages that the search leaves out. */
export const UNSEARCHED: ReadonlySet<string> = new Set(['plain/blank']);

/** Returns the path that search engines should list: of an original, or of the page of the current version, if there is one. */
export function findCanonicalPath(site: TestedSite, publicPath: string): string {
  const { lang, version, key } = parsePath(publicPath, site.rules);
  const current = buildPath({ lang, version: site.rules.defaultVersion, key, isIndex: publicPath.endsWith('/') }, site.rules);
  const found = version !== site.rules.defaultVersion && listPublicPaths(site).includes(current) ? current : publicPath;
  return UNTRANSLATED.get(found) ?? found;
}

/** Lists public paths, without base path, of all pages that have a content file: no 404 pages, redirects or list of all pages. */
export function listPublicPaths(site: TestedSite): string[] {
  return listFiles(site.outDir)
    .filter((file) => file.endsWith('.html') && !GENERATED.test(file))
    .filter((file) => !readFileSync(path.join(site.outDir, file), 'utf8').includes('/redirect.js" data-to='))
    .map((file) => `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`);
}

/** Lists public paths, without base path, of the 404 pages and the lists of all pages. */
export function listGeneratedPaths(site: TestedSite): string[] {
  return listFiles(site.outDir)
    .filter((file) => GENERATED.test(file))
    .map((file) => `/${file.replace(/\.html$/, '')}`);
}

function describeSite(name: TestedSite['name'], outDir: string, docsDir: string, basePath: string, config: SiteConfig): TestedSite {
  return { name, outDir, docsDir, basePath, config, rules: buildPathRules(config) };
}
