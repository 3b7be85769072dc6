import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findAttribute, type HtmlElement, insertAfterCharset, listElements, parseHtml, readExactText } from '@/lib/export/html';
import { listPages, rewritePage } from '@/lib/export/pages';

/** Sources that a site needs in addition to its own origin, such as the hosts of hosted search. */
export interface PolicySources {
  readonly connect: readonly string[];
  readonly images: readonly string[];
}

/** Scripts of these types are data, to which the policy does not apply. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json']);

/** The page without content of authors: the only inline scripts that pages may have are its own. */
const REFERENCE_PAGE = '404.html';

/**
 * Adds the content security policy to all pages, as a `meta` element after `<meta charset>`. It is the same on all pages. It contains
 * the hashes of inline scripts, so the files must not change afterwards. Throws if a page has an inline script that is not one of ours.
 */
export function addPolicies(outDir: string, sources: PolicySources): void {
  const known = listInlineScripts(readFileSync(path.join(outDir, REFERENCE_PAGE), 'utf8'));
  const policy = renderPolicy(known, sources);
  for (const page of listPages(outDir)) {
    rewritePage(outDir, page, (html) => {
      const unknown = listInlineScripts(html).find((text) => !known.includes(text));
      if (unknown !== undefined) throw new Error(`has an inline script that is not part of the site: ${unknown.slice(0, 80)}`);
      return insertAfterCharset(html, `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
    });
  }
}

/** The exact texts of all inline scripts of a page, without duplicates. */
function listInlineScripts(html: string): string[] {
  return [...new Set(listElements(parseHtml(html)).filter(isInlineScript).map(readExactText))];
}

function isInlineScript(element: HtmlElement): boolean {
  const isScript = element.tagName === 'script' && findAttribute(element, 'src') === undefined;
  return isScript && !DATA_TYPES.has(findAttribute(element, 'type') ?? '');
}

function hashScript(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Renders the policy of a site whose inline scripts have these texts. */
function renderPolicy(inlineScripts: readonly string[], { connect, images }: PolicySources): string {
  const directives = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...inlineScripts.map(hashScript)],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:', ...images],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connect],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}
