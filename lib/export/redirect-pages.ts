import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { cleanAddress } from '@/lib/browser/address';
import { keepVersion } from '@/lib/browser/home-links';
import { printCall } from '@/lib/browser/print-script';
import { followOwnRedirect, followRedirect } from '@/lib/browser/redirects';
import type { HostedSite } from '@/lib/export/host-files';
import { completePath } from '@/lib/export/hosts/rules';
import { insertAfterCharset } from '@/lib/export/html';
import { describeTakenFile, listPages, rewritePage } from '@/lib/export/pages';
import { writeFileWithFolders } from '@/lib/node/files';
import { normalizePath } from '@/lib/routes/normalize-path';
import { localizeLink, type PathRules, splitHref, toFileStem, withBasePath } from '@/lib/routes/paths';
import { getOrCreate } from '@/lib/site/collections';
import { escapeHtml } from '@/lib/site/escape';
import { decodeUrlText } from '@/lib/site/urls';

const DEFAULT_REDIRECT_SCRIPT = 'default-redirect.js';
const REDIRECT_SCRIPT = 'redirect.js';

/** Writes redirects for hosts without rules: from `/en/x` in the 404 pages, from removed pages, and from headings with new URLs. */
export function writeRedirectPages(site: HostedSite): void {
  const { outDir, basePath, rules } = site;
  writeScript(outDir, DEFAULT_REDIRECT_SCRIPT, renderDefaultRedirect(rules, basePath));
  // Comes first in the head, so that the page is not shown before the redirect.
  const script = `<script src="${withBasePath(`/${DEFAULT_REDIRECT_SCRIPT}`, basePath)}"></script>`;
  for (const page of listPages(outDir).filter((file) => path.basename(file) === '404.html')) {
    rewritePage(outDir, page, (html) => insertAfterCharset(html, script));
  }
  if (site.redirects.length > 0) writeScript(outDir, REDIRECT_SCRIPT, renderRedirectScript());
  for (const lang of rules.langs) writePagesOf(lang, site);
}

function writeScript(outDir: string, name: string, script: string): void {
  const file = path.join(outDir, name);
  if (existsSync(file)) throw new Error(describeTakenFile(name));
  writeFileSync(file, transformSync(script, { minify: true }).code);
}

/** Renders the script of 404 pages. It redirects to the normalized URL, without default segments and file endings, and keeps the version. */
export function renderDefaultRedirect(rules: PathRules, base: string): string {
  const address = { base, ...rules };
  const keep = rules.versions.length > 0 ? `${printCall(keepVersion, address)};\n` : '';
  return `${printCall(cleanAddress, address, normalizePath)};\n${keep}`;
}

function writePagesOf(lang: string, site: HostedSite): void {
  const { outDir, basePath, rules } = site;
  const script = withBasePath(`/${REDIRECT_SCRIPT}`, basePath);
  for (const [from, targets] of groupRedirects(site, lang)) {
    // Hosts look up files with or without the ending.
    const stem = toFileStem(localizeLink(from, { version: '', lang }, rules)).replace(/\.html$/, '');
    const page = `${stem}.html`.slice(1);
    const file = path.join(outDir, page);
    const element = renderRedirectElement(targets, script);
    if (existsSync(file)) {
      // A page at the old URL stays, such as /guide/start for /guide/start.html.
      if (!targets.to) rewritePage(outDir, page, (html) => insertAfterCharset(html, element));
    } else if (targets.to) writeFileWithFolders(file, renderRedirectPage(targets.to, lang, element));
    else throw new Error(`content/redirects.json redirects headings of ${file}, a page that does not exist. Add a redirect for the page.`);
  }
}

interface RedirectTargets {
  /** New URL of the page; absent if only headings are redirected. */
  to?: string;
  /** New URLs of headings by old id. */
  readonly anchors: Record<string, string>;
}

/** Groups the redirects of a language by the decoded path of the old page, by which hosts look up files, without language. */
function groupRedirects({ redirects, rules, basePath }: HostedSite, lang: string): Map<string, RedirectTargets> {
  const groups = new Map<string, RedirectTargets>();
  for (const { from, to } of redirects) {
    const { path, hash } = splitHref(from);
    const target = completePath(to, lang, rules, basePath);
    const targets = getOrCreate(groups, decodeUrlText(path), (): RedirectTargets => ({ anchors: {} }));
    if (hash) targets.anchors[decodeURIComponent(hash.slice(1))] = target;
    else targets.to = target;
  }
  return groups;
}

export function renderRedirectScript(): string {
  return `${printCall(followOwnRedirect, followRedirect)};\n`;
}

/** Renders the element that runs the redirect script. Only a page that has moved waits for it, so that it shows nothing before. */
export function renderRedirectElement({ to, anchors }: RedirectTargets, script: string): string {
  const data = [
    to ? `data-to="${escapeHtml(to)}"` : 'async=""',
    ...(Object.keys(anchors).length > 0 ? [`data-anchors="${escapeHtml(JSON.stringify(anchors))}"`] : []),
  ];
  return `<script src="${escapeHtml(script)}" ${data.join(' ')}></script>`;
}

/** Renders a redirect page for a removed page, for hosts without redirect rules. */
function renderRedirectPage(to: string, lang: string, element: string): string {
  const href = escapeHtml(to);
  return `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${href}</title><meta name="robots" content="noindex"><link rel="canonical" href="${href}">${element}<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript></head><body><main><a href="${href}">${href}</a></main></body></html>`;
}
