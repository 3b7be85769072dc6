import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type CallExpression, type Program, parse } from 'acorn';
import { type HeadScriptConfig, listHeadArguments } from '@/lib/browser/start/head-script';
import { TRUSTED_TYPES_POLICY } from '@/lib/browser/trusted-types';
import { findAttribute, type HtmlElement, insertAfterCharset, listElements, parseHtml, readExactText } from '@/lib/export/html';
import { listImageOrigins } from '@/lib/routes/image-origins';
import { listSearchOrigins } from '@/lib/search/hosted/hosted-config';
import { PLAYGROUND } from '@/lib/site/playground';
import type { SiteConfig } from '@/lib/site/types';

/** The sources that a site needs in addition to its own origin. */
export type PolicySources = Readonly<Record<'connect' | 'images' | 'forms', readonly string[]>>;

/** Lists the external origins that pages load from, according to the configuration, and the playground if pages show examples. */
export function listPolicySources({ theme, search }: SiteConfig, hasExamples: boolean): PolicySources {
  return { connect: listSearchOrigins(search?.hosted), images: listImageOrigins(theme), forms: hasExamples ? [PLAYGROUND.origin] : [] };
}

/** Scripts of these types are data, so the policy does not apply to them. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json']);

/** The page that contains nothing from authors. */
const REFERENCE_PAGE = '404.html';

/**
 * Builds the content security policy of a site. It allows one inline script: the head script, as the bundler wrote it into the 404 page,
 * which must not change afterward. Throws unless that page has this script and no other.
 */
export function buildPolicy(outDir: string, head: HeadScriptConfig, sources: PolicySources): string {
  const file = path.join(outDir, REFERENCE_PAGE);
  if (!existsSync(file)) throw new Error(`The build has no 404 page (${REFERENCE_PAGE}).`);
  const scripts = listInlineScripts(listElements(parseHtml(readFileSync(file, 'utf8'))));
  const unknown = scripts.find((text) => !isHeadScript(text, head));
  if (unknown !== undefined) throw new Error(`${REFERENCE_PAGE} ${describeUnknown(unknown)}`);
  if (scripts.length !== 1) {
    const mistake = `has ${scripts.length} different head scripts instead of one`;
    throw new Error(`${REFERENCE_PAGE} ${mistake}: render <HeadScript> once, in the head of app/[lang]/layout.tsx.`);
  }
  return renderPolicy(scripts, sources);
}

/** Adds the policy to a page, as a `meta` element after `<meta charset>`, since not every host can be configured to send headers. */
export function addPolicy(html: string, policy: string): string {
  return insertAfterCharset(html, `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/** Throws if a page with these elements has an inline script that the policy does not allow. */
export function checkInlineScripts(elements: readonly HtmlElement[], policy: string): void {
  const unknown = listInlineScripts(elements).find((text) => !policy.includes(hashScript(text)));
  if (unknown !== undefined) throw new Error(describeUnknown(unknown));
}

/** Lists the sources that a policy must contain for the inline scripts among the elements of a page to run. */
export function listScriptSources(elements: readonly HtmlElement[]): string[] {
  return listInlineScripts(elements).map(hashScript);
}

function describeUnknown(script: string): string {
  const fix = 'The only inline script may be that of lib/browser/start/head-script.ts; load any other from a file.';
  return `has an inline script that is not part of the site: ${script.slice(0, 80)}\n  ${fix}`;
}

function listInlineScripts(elements: readonly HtmlElement[]): string[] {
  return [...new Set(elements.filter(isInlineScript).map(readExactText))];
}

function isInlineScript(element: HtmlElement): boolean {
  const isScript = element.tagName === 'script' && findAttribute(element, 'src') === undefined;
  return isScript && !DATA_TYPES.has(findAttribute(element, 'type') ?? '');
}

function hashScript(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function renderPolicy(inlineScripts: readonly string[], { connect, images, forms }: PolicySources): string {
  const directives = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...inlineScripts.map(hashScript)],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:', ...images],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connect],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'", ...forms],
    // Strings become HTML and script URLs only through the policy that `lib/browser/trusted-types.ts` creates.
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', TRUSTED_TYPES_POLICY],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

/**
 * Returns whether an inline script is the head script of a site with these settings: the right number of calls of inline functions, with the
 * right arguments. Anything else that the framework or a plugin may write into a page looks different.
 */
function isHeadScript(text: string, config: HeadScriptConfig): boolean {
  const calls = readCalls(text);
  const expected = listHeadArguments(config);
  return calls?.length === expected.length && calls.every((args, index) => isDeepStrictEqual(args, expected[index]));
}

/** Reads the arguments of the calls that a script consists of. Undefined if it contains anything else, or an argument that is not JSON. */
function readCalls(text: string): unknown[][] | undefined {
  try {
    const { body }: Program = parse(text, { ecmaVersion: 'latest' });
    return body.map((statement) => {
      if (statement.type !== 'ExpressionStatement' || !isPlainCall(statement.expression)) throw new TypeError('not a function call');
      return statement.expression.arguments.map(({ start, end }): unknown => JSON.parse(text.slice(start, end)));
    });
  } catch {
    return undefined;
  }
}

function isPlainCall(expression: { readonly type: string }): expression is CallExpression {
  if (expression.type !== 'CallExpression') return false;
  const { callee } = expression as CallExpression;
  return callee.type === 'FunctionExpression' || callee.type === 'ArrowFunctionExpression';
}
