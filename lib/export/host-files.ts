import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSiteHeaders, listHeaderRules, renderHeadersFile } from '@/lib/export/hosts/headers';
import { renderNginx } from '@/lib/export/hosts/nginx';
import { listDefaultRules, listMarkdownRules, listPageRules, renderRedirectsFile } from '@/lib/export/hosts/rules';
import { renderVercelJson } from '@/lib/export/hosts/vercel';
import { listPages } from '@/lib/export/pages';
import { readText } from '@/lib/node/files';
import type { Site } from '@/lib/source/site';

/** The part of a site that the files for hosts depend on. */
export type HostedSite = Pick<Site, 'basePath' | 'rules' | 'redirects'> & { readonly outDir: string };

/** Returns the folder, next to a site, for the rule files that must not be published. */
export function getHostFolder(outDir: string): string {
  return `${outDir}.hosts`;
}

/**
 * Writes the rule files of hosts. `_redirects`, `_headers` and `.nojekyll` are in the site, where hosts read them but do not serve them,
 * after the rules of `public/`; `vercel.json` and `nginx.conf` are next to it. `indexPaths` are the public paths of index pages.
 */
export function writeHostFiles({ outDir, basePath, rules, redirects }: HostedSite, indexPaths: ReadonlySet<string>, policy: string): void {
  // The first matching rule wins, so rules for pages come before rules for folders.
  const list = [
    ...listPageRules(redirects, rules, basePath),
    ...listMarkdownRules(indexPaths, basePath),
    ...listDefaultRules(rules, basePath),
  ];
  const siteHeaders = buildSiteHeaders(policy);
  const headers = listHeaderRules(siteHeaders, listPages(outDir), basePath);
  appendRules(path.join(outDir, '_redirects'), renderRedirectsFile(list));
  appendRules(path.join(outDir, '_headers'), renderHeadersFile(headers));
  // Otherwise, GitHub Pages would ignore folders whose names start with an underscore.
  writeFileSync(path.join(outDir, '.nojekyll'), '');
  const folder = getHostFolder(outDir);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'vercel.json'), renderVercelJson(list, headers, indexPaths, basePath));
  writeFileSync(path.join(folder, 'nginx.conf'), renderNginx(list, siteHeaders, rules, basePath));
}

/** Appends rules to those of `public/`, which may not end in a line break. */
function appendRules(file: string, rules: string): void {
  writeFileSync(file, (readText(file) ?? '').replace(/[^\n]$/, '$&\n') + rules);
}
