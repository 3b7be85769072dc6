import { readBuildId } from '@/lib/export/flight-rows';
import { findAttribute, type HtmlElement, listElements, parseHtml, parseTag, readExactText } from '@/lib/export/html';

/**
 * Matches scripts and links in the text of a page. This is safe, because React escapes `<` and `>` in texts and attributes, and `<` in
 * scripts. Parsing a page with its payload and the positions of all elements takes twice as long.
 */
const SCRIPT_OR_LINK = /<script\b[^>]*>([\s\S]*?)<\/script>|<link\b[^>]*>/g;
const PAYLOAD_START = /^\(self\.__next_f\s*=\s*self\.__next_f\s*\|\|\s*\[\]\)\.push\(\[0\]\)$/;
const PAYLOAD_PART = /^self\.__next_f\.push\((\[1,[\s\S]*\])\)$/;
const RECORD = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/;

/**
 * Reads what starts the framework: the payload, which is the data to hydrate the page with, the URLs of scripts and stylesheets with base path,
 * and the record that registers the entry module with the bundler's runtime. `elements` are those that remain. Undefined for redirect pages.
 * Throws if anything is unknown, which an update may introduce.
 */
export function readFrameworkTags(html: string) {
  if (!html.includes('self.__next_f')) return undefined;
  const { rest, removed } = removeElements(html);
  const elements = listElements(parseHtml(rest));
  const missed = elements.find((element) => isFrameworkElement(element, readExactText(element)));
  if (missed) throw new Error(`has a <${missed.tagName}> of the framework in an unknown form`);
  const inline = removed.filter(({ element }) => element.tagName === 'script' && findAttribute(element, 'src') === undefined);
  const payload = inline.map(({ text }) => readPayloadPart(text)).join('');
  const records = inline.flatMap(({ text }) => RECORD.exec(text)?.[1] ?? []);
  const buildId = readBuildId(payload);
  const [record] = records;
  if (!payload || !record || records.length > 1 || !buildId) {
    throw new Error('does not start as expected: the framework wrote no payload, no build id, or not exactly one entry record');
  }
  const scripts = removed.flatMap(({ element }) => (isScript(element) ? (findAttribute(element, 'src') ?? []) : []));
  const styles = removed.flatMap(({ element }) => (isStyle(element) ? (findAttribute(element, 'href') ?? []) : []));
  return { elements, styles, payload, buildId, scripts, record: JSON.parse(record) as object };
}

/** Replaces the elements of a page that start the framework: removes them, and inserts `replacement` in place of the first one. */
export function replaceFrameworkTags(html: string, replacement: string): string {
  const { rest, position } = removeElements(html);
  return rest.slice(0, position) + replacement + rest.slice(position);
}

function readPayloadPart(text: string): string {
  if (PAYLOAD_START.test(text) || RECORD.test(text)) return '';
  const part = PAYLOAD_PART.exec(text)?.[1];
  const value: unknown = part ? JSON.parse(part)[1] : undefined;
  if (typeof value !== 'string') throw new Error(`has an unknown script of the framework: ${text.slice(0, 60)}…`);
  return value;
}

/** Returns whether an element belongs to the framework: its scripts, their preloads, polyfills for unsupported browsers, and stylesheets. */
function isFrameworkElement(element: HtmlElement, text: string): boolean {
  const source = findAttribute(element, element.tagName === 'link' ? 'href' : 'src');
  const isOfBuild = source?.includes('/_next/static/') ?? false;
  if (element.tagName === 'link') return isOfBuild && (isStyle(element) || findAttribute(element, 'as') === 'script');
  if (element.tagName !== 'script') return false;
  return source ? isOfBuild : /__next_f|TURBOPACK/.test(text);
}

function isStyle(element: HtmlElement): boolean {
  return element.tagName === 'link' && findAttribute(element, 'rel') === 'stylesheet';
}

function isScript(element: HtmlElement): boolean {
  return element.tagName === 'script' && findAttribute(element, 'nomodule') === undefined;
}

/** Removes the framework's elements from a page. `position` is where the first one was; `removed` has them without their content, and its text. */
function removeElements(html: string) {
  const removed: { readonly element: HtmlElement; readonly text: string }[] = [];
  let position = -1;
  const rest = html.replace(SCRIPT_OR_LINK, (source, text = '', start: number) => {
    const element = parseTag(source.slice(0, source.indexOf('>') + 1));
    if (!element || !isFrameworkElement(element, text)) return source;
    if (position < 0) position = start;
    removed.push({ element, text });
    return '';
  });
  return { rest, position, removed };
}
