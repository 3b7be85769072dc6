import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TRUSTED_TYPES_POLICY } from '@/lib/browser/trusted-types';
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
 * The content security policy of all pages of a site. It allows the inline scripts of the 404 page, so those must not change
 * afterwards. Pages have it in a `meta` element, and hosts send it as a header with what elements cannot express.
 */
export function buildPolicy(outDir: string, sources: PolicySources): string {
  return renderPolicy(listInlineScripts(readFileSync(path.join(outDir, REFERENCE_PAGE), 'utf8')), sources);
}

/**
 * Adds the policy to all pages, as a `meta` element after `<meta charset>`, since not every host can be configured to send headers.
 * Throws if a page has an inline script that the policy does not allow.
 */
export function addPolicy(outDir: string, policy: string): void {
  for (const page of listPages(outDir)) {
    rewritePage(outDir, page, (html) => {
      const unknown = listInlineScripts(html).find((text) => !policy.includes(hashScript(text)));
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
    // Strings become HTML and script URLs only through the policy that `lib/browser/trusted-types.ts` creates.
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', TRUSTED_TYPES_POLICY],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}
