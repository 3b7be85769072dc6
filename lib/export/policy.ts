import { createHash } from 'node:crypto';
import { findAttribute, type HtmlElement, insertAfterCharset, listElements, parseHtml, readExactText } from '@/lib/export/html';
import { listPages, rewritePage } from '@/lib/export/pages';

/** Sources that a site needs in addition to its own origin, such as the hosts of hosted search. */
export interface PolicySources {
  readonly connect: readonly string[];
  readonly images: readonly string[];
}

/** Scripts of these types are data, to which the policy does not apply. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json']);

export function addPolicies(outDir: string, sources: PolicySources): void {
  for (const page of listPages(outDir)) rewritePage(outDir, page, (html) => addPolicy(html, sources));
}

/**
 * Adds the content security policy as a `meta` element after `<meta charset>`. It contains the hash of every inline script, so the
 * file must not change afterwards. Throws if there is no `<meta charset>`.
 */
export function addPolicy(html: string, sources: PolicySources): string {
  const hashes = listElements(parseHtml(html)).filter(isInlineScript).map(hashScript);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${renderPolicy([...new Set(hashes)], sources)}">`;
  return insertAfterCharset(html, meta);
}

function isInlineScript(element: HtmlElement): boolean {
  const isScript = element.tagName === 'script' && findAttribute(element, 'src') === undefined;
  return isScript && !DATA_TYPES.has(findAttribute(element, 'type') ?? '');
}

function hashScript(script: HtmlElement): string {
  return `'sha256-${createHash('sha256').update(readExactText(script)).digest('base64')}'`;
}

function renderPolicy(hashes: readonly string[], { connect, images }: PolicySources): string {
  const directives = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes],
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
