import { printCall } from '@/lib/browser/print-script';
import { followOwnRedirect, followRedirect } from '@/lib/browser/redirects';
import { completePath } from '@/lib/export/hosts/rules';
import { type PathRules, splitHref } from '@/lib/routes/paths';
import { escapeHtml } from '@/lib/site/escape';
import type { PageRedirect } from '@/lib/source/site-files';

/** The redirects of a page. */
export interface RedirectTargets {
  /** New URL of the page; absent if only headings are redirected. */
  readonly to?: string;
  /** New URLs of headings by old id. */
  readonly anchors: Readonly<Record<string, string>>;
}

/** Groups the redirects of a language by the path of the old page, without language. */
export function groupRedirects(
  redirects: readonly PageRedirect[],
  lang: string,
  rules: PathRules,
  basePath: string,
): Map<string, RedirectTargets> {
  const groups = new Map<string, RedirectTargets>();
  for (const { from, to } of redirects) {
    const { path, hash } = splitHref(from);
    const target = completePath(to, lang, rules, basePath);
    const known = groups.get(path) ?? { anchors: {} };
    const anchors = hash ? { ...known.anchors, [decodeURIComponent(hash.slice(1))]: target } : known.anchors;
    groups.set(path, hash ? { ...known, anchors } : { anchors, to: target });
  }
  return groups;
}

/** Renders the script that all redirects share. */
export function renderRedirectScript(): string {
  return `${printCall(followOwnRedirect, followRedirect)};\n`;
}

/** Renders the element that runs the redirect script. Only a page that has moved waits for it, so that it shows nothing before. */
export function renderRedirectElement({ to, anchors }: RedirectTargets, script: string): string {
  const data = [
    ...(to ? [] : ['async=""']),
    ...(to ? [`data-to="${escapeHtml(to)}"`] : []),
    ...(Object.keys(anchors).length > 0 ? [`data-anchors="${escapeHtml(JSON.stringify(anchors))}"`] : []),
  ];
  return `<script src="${escapeHtml(script)}" ${data.join(' ')}></script>`;
}

/** Renders a redirect page for a removed page, for hosts without redirect rules. */
export function renderRedirectPage(targets: RedirectTargets & { readonly to: string }, lang: string, script: string): string {
  const href = escapeHtml(targets.to);
  return `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${href}</title><meta name="robots" content="noindex"><link rel="canonical" href="${href}">${renderRedirectElement(targets, script)}<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript></head><body><main><a href="${href}">${href}</a></main></body></html>`;
}
