import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { cleanAddress } from '@/lib/browser/address';
import { printCall } from '@/lib/browser/print-script';
import type { HostedSite } from '@/lib/export/host-files';
import {
  groupRedirects,
  type RedirectTargets,
  renderRedirectElement,
  renderRedirectPage,
  renderRedirectScript,
} from '@/lib/export/hosts/redirect-page';
import { insertAfterCharset } from '@/lib/export/html';
import { listPages, rewritePage } from '@/lib/export/pages';
import { writeFileWithFolders } from '@/lib/node/files';
import { normalizePath } from '@/lib/routes/normalize-path';
import { localizeLink, type PathRules, toFileStem, withBasePath } from '@/lib/routes/paths';

const DEFAULT_REDIRECT_SCRIPT = 'default-redirect.js';
const REDIRECT_SCRIPT = 'redirect.js';

/** Writes redirects for hosts without rules: from `/en/x` in the 404 pages, from removed pages, and from headings with new URLs. */
export function writeRedirectPages(site: HostedSite): void {
  const { outDir, basePath, rules } = site;
  writeFileSync(path.join(outDir, DEFAULT_REDIRECT_SCRIPT), minify(renderDefaultRedirect(rules, basePath)));
  // Comes first in the head, so that the page is not shown before the redirect.
  const script = `<script src="${withBasePath(`/${DEFAULT_REDIRECT_SCRIPT}`, basePath)}"></script>`;
  for (const page of listPages(outDir).filter((file) => path.basename(file) === '404.html')) {
    rewritePage(outDir, page, (html) => insertAfterCharset(html, script));
  }
  if (site.redirects.length > 0) writeFileSync(path.join(outDir, REDIRECT_SCRIPT), minify(renderRedirectScript()));
  for (const lang of rules.langs) writePagesOf(lang, site);
}

function minify(script: string): string {
  return transformSync(script, { minify: true }).code;
}

/** Renders a script that redirects to the normalized URL: without default segments and file endings. */
export function renderDefaultRedirect(rules: PathRules, base: string): string {
  return `${printCall(cleanAddress, { base, ...rules }, normalizePath)};\n`;
}

function writePagesOf(lang: string, { outDir, basePath, rules, redirects }: HostedSite): void {
  const script = withBasePath(`/${REDIRECT_SCRIPT}`, basePath);
  for (const [from, targets] of groupRedirects(redirects, lang, rules, basePath)) {
    const page = `${toFileStem(localizeLink(from, { version: '', lang }, rules))}.html`.slice(1);
    if (existsSync(path.join(outDir, page))) {
      rewritePage(outDir, page, (html) => insertAfterCharset(html, renderRedirectElement(targets, script)));
    } else writeRedirectPage(path.join(outDir, page), targets, lang, script);
  }
}

function writeRedirectPage(file: string, { to, anchors }: RedirectTargets, lang: string, script: string): void {
  if (!to) {
    throw new Error(`content/redirects.json redirects headings of ${file}, a page that does not exist. Add a redirect for the page.`);
  }
  writeFileWithFolders(file, renderRedirectPage({ to, anchors }, lang, script));
}
