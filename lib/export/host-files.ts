import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listHeaderRules, renderHeadersFile } from '@/lib/export/hosts/headers';
import { renderNginx } from '@/lib/export/hosts/nginx';
import { listMoves, type PageMoves, renderMoveScript, renderRedirectPage } from '@/lib/export/hosts/redirect-page';
import { renderRedirectsFile } from '@/lib/export/hosts/redirects-file';
import { listMarkdownRules, listPageRules } from '@/lib/export/hosts/rules';
import { renderVercelJson } from '@/lib/export/hosts/vercel';
import { buildRedirectRules, REDIRECT_SCRIPT, renderRedirectScript } from '@/lib/export/redirects';
import { localizeLink, type PathRules } from '@/lib/routes/paths';
import type { PageRedirect } from '@/lib/source/site-files';

/** What hosts need to know of a site. */
export interface HostedSite {
  readonly outDir: string;
  readonly basePath: string;
  readonly rules: PathRules;
  /** From `content/redirects.json`. */
  readonly redirects: readonly PageRedirect[];
  /** Public paths that end in a slash. */
  readonly indexPaths: ReadonlySet<string>;
}

/**
 * Writes what hosts read, all from one list of redirects: `_redirects` and `_headers` (Cloudflare Pages, Netlify; `public/` may
 * have begun them), `vercel.json`, `nginx.conf`, and for hosts without rules the redirect script and pages that send on.
 */
export function writeHostFiles(site: HostedSite): void {
  const { outDir, basePath, rules, redirects, indexPaths } = site;
  // The first rule that fits counts: single pages before whole folders.
  const list = [
    ...listPageRules(redirects, rules, basePath),
    ...listMarkdownRules(indexPaths, basePath),
    ...buildRedirectRules(rules, basePath),
  ];
  const headers = listHeaderRules(basePath);
  writeFileSync(path.join(outDir, REDIRECT_SCRIPT), renderRedirectScript(rules, basePath));
  appendFileSync(path.join(outDir, '_redirects'), renderRedirectsFile(list));
  appendFileSync(path.join(outDir, '_headers'), renderHeadersFile(headers));
  writeFileSync(path.join(outDir, 'vercel.json'), renderVercelJson(list, headers, basePath));
  writeFileSync(path.join(outDir, 'nginx.conf'), renderNginx(list, headers, rules, basePath));
  for (const lang of rules.langs) writeMoves(site, lang);
}

/** Pages in place of those that went, and a script in those whose headings went. */
function writeMoves({ outDir, basePath, rules, redirects }: HostedSite, lang: string): void {
  for (const [from, moves] of listMoves(redirects, lang, rules, basePath)) {
    const publicPath = localizeLink(from, { version: '', lang }, rules);
    const file = path.join(outDir, publicPath.endsWith('/') ? `${publicPath}index.html` : `${publicPath}.html`);
    if (existsSync(file)) {
      const html = readFileSync(file, 'utf8');
      writeFileSync(file, addToHead(html, `<script>${renderMoveScript(moves)}</script>`));
    } else writeStub(file, moves, lang);
  }
}

function writeStub(file: string, { to, anchors }: PageMoves, lang: string): void {
  if (!to) throw new Error(`content/redirects.json moves headings of a page that is not there, but not the page: ${file}.`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, renderRedirectPage({ to, anchors }, lang));
}

/** Puts an element where it comes before all other elements of a page but the character set. */
export function addToHead(html: string, element: string): string {
  return html.replace(/<head>(<meta charset[^>]*>)?/i, (start) => start + element);
}
