import { printCall } from '@/lib/browser/print-script';
import { followRedirect } from '@/lib/browser/redirects';
import { completePath } from '@/lib/export/hosts/rules';
import { escapeMarkup } from '@/lib/outputs/escape';
import { type PathRules, splitHref } from '@/lib/routes/paths';
import type { PageRedirect } from '@/lib/source/site-files';

/** Where a page sends its visitors. */
export interface RedirectTargets {
  /** The new address of the page; absent if only headings have new ones. */
  readonly to?: string;
  /** The new addresses of headings, by their old id. */
  readonly anchors: Readonly<Record<string, string>>;
}

/** The redirects of one language, by the path of the old page without language. */
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

/** The script of a page with redirects. */
export function renderRedirectScript({ to, anchors }: RedirectTargets): string {
  return printCall(followRedirect, to ?? null, anchors);
}

/** A page in place of one that went, for hosts without redirect rules. */
export function renderRedirectPage(targets: RedirectTargets & { readonly to: string }, lang: string): string {
  const href = escapeMarkup(targets.to);
  return `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${href}</title><meta name="robots" content="noindex"><link rel="canonical" href="${href}"><script>${renderRedirectScript(targets)}</script><noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript></head><body><main><a href="${href}">${href}</a></main></body></html>`;
}
