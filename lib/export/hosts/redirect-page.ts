import { completePath } from '@/lib/export/hosts/rules';
import { type PathRules, splitHref } from '@/lib/routes/paths';
import type { PageRedirect } from '@/lib/source/site-files';

/** What a page needs to know to send its visitors on. */
export interface PageMoves {
  /** Where the page went; absent where only headings did. */
  readonly to?: string;
  /** Where headings went, by their old id. */
  readonly anchors: Readonly<Record<string, string>>;
}

/** The moves of each page by its path without language, for one language. */
export function listMoves(redirects: readonly PageRedirect[], lang: string, rules: PathRules, basePath: string): Map<string, PageMoves> {
  const moves = new Map<string, PageMoves>();
  for (const { from, to } of redirects) {
    const { path, hash } = splitHref(from);
    const target = completePath(to, lang, rules, basePath);
    const known = moves.get(path) ?? { anchors: {} };
    moves.set(
      path,
      hash ? { ...known, anchors: { ...known.anchors, [decodeURIComponent(hash.slice(1))]: target } } : { ...known, to: target },
    );
  }
  return moves;
}

/** The script of a page with moves. Query and hash stay, except the hash of a heading that has a new place. */
export function renderMoveScript({ to, anchors }: PageMoves): string {
  const args = [to ?? null, anchors].map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  return `(function (to, anchors) {
  function move() {
    var id = '';
    try { id = decodeURIComponent(location.hash.slice(1)); } catch (error) { /* A malformed hash names no heading. */ }
    if (Object.prototype.hasOwnProperty.call(anchors, id)) location.replace(anchors[id]);
    else if (to) location.replace(to + location.search + (to.indexOf('#') < 0 ? location.hash : ''));
  }
  addEventListener('hashchange', move);
  move();
})(${args.join(', ')});`;
}

/** A page where one was: for hosts that know no redirects. */
export function renderRedirectPage(moves: PageMoves & { readonly to: string }, lang: string): string {
  const href = escapeHtml(moves.to);
  return `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${href}</title><meta name="robots" content="noindex"><link rel="canonical" href="${href}"><script>${renderMoveScript(moves)}</script><noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript></head><body><main><a href="${href}">${href}</a></main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
