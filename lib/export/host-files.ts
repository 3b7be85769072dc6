import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listHeaderRules, renderHeadersFile } from '@/lib/export/hosts/headers';
import { renderNginx } from '@/lib/export/hosts/nginx';
import { renderRedirectsFile } from '@/lib/export/hosts/redirects-file';
import { listDefaultRules, listMarkdownRules, listPageRules } from '@/lib/export/hosts/rules';
import { renderVercelJson } from '@/lib/export/hosts/vercel';
import type { PathRules } from '@/lib/routes/paths';
import type { PageRedirect } from '@/lib/source/site-files';

/** Input of the rule files. */
export interface HostedSite {
  readonly outDir: string;
  readonly basePath: string;
  readonly rules: PathRules;
  /** From `content/redirects.json`. */
  readonly redirects: readonly PageRedirect[];
}

/**
 * Writes the rule files of hosts from one list of redirects: `_redirects` and `_headers` (Cloudflare Pages, Netlify), `vercel.json`
 * and `nginx.conf`. Rules from `_redirects` and `_headers` in `public/` are kept. `indexPaths` are the public paths of index pages.
 */
export function writeHostFiles({ outDir, basePath, rules, redirects }: HostedSite, indexPaths: ReadonlySet<string>): void {
  // The first matching rule wins, so rules for pages are before rules for folders.
  const list = [
    ...listPageRules(redirects, rules, basePath),
    ...listMarkdownRules(indexPaths, basePath),
    ...listDefaultRules(rules, basePath),
  ];
  const headers = listHeaderRules(basePath);
  appendFileSync(path.join(outDir, '_redirects'), renderRedirectsFile(list));
  appendFileSync(path.join(outDir, '_headers'), renderHeadersFile(headers));
  writeFileSync(path.join(outDir, 'vercel.json'), renderVercelJson(list, headers, basePath));
  writeFileSync(path.join(outDir, 'nginx.conf'), renderNginx(list, headers, rules, basePath));
}
