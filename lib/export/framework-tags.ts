import { readBuildId } from '@/lib/export/flight-rows';
import { findAttribute, type HtmlElement, listElements, parseWithLocations, readExactText } from '@/lib/export/html';

/** What the framework writes into a page to start itself. */
export interface FrameworkTags {
  /** The page without these elements; `position` is where the first one was. */
  readonly html: string;
  readonly position: number;
  /** The payload: the data that the page is hydrated with. */
  readonly payload: string;
  readonly buildId: string;
  /** URLs of the scripts and style sheets in document order, with base path. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** All elements of the page. */
  readonly elements: readonly HtmlElement[];
  /** Record that registers the entry module with the bundler's runtime. */
  readonly record: object;
}

const PAYLOAD_START = /^\(self\.__next_f\s*=\s*self\.__next_f\s*\|\|\s*\[\]\)\.push\(\[0\]\)$/;
const PAYLOAD_PART = /^self\.__next_f\.push\((\[1,[\s\S]*\])\)$/;
const RECORD = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/;

/**
 * Takes the elements that start the framework out of a page. Returns undefined for pages without the framework, such as redirect
 * pages. Throws if the framework writes something unknown, which an update may bring.
 */
export function extractFrameworkTags(html: string): FrameworkTags | undefined {
  if (!html.includes('self.__next_f')) return undefined;
  const all = listElements(parseWithLocations(html));
  const elements = all.filter(isFrameworkElement);
  const inline = elements
    .filter(({ tagName, attrs }) => tagName === 'script' && !attrs.some(({ name }) => name === 'src'))
    .map(readExactText);
  const payload = inline.map((text) => readPayloadPart(text)).join('');
  const records = inline.flatMap((text) => RECORD.exec(text)?.[1] ?? []);
  const buildId = readBuildId(payload);
  const [record] = records;
  if (!payload || !record || records.length > 1 || !buildId) {
    throw new Error('does not start as expected: the framework wrote no payload, no build id, or not exactly one entry record');
  }
  const scripts = elements.filter(isScript).flatMap((element) => findAttribute(element, 'src') ?? []);
  const styles = elements.filter(isStyle).flatMap((element) => findAttribute(element, 'href') ?? []);
  return { ...removeElements(html, elements), elements: all, styles, payload, buildId, scripts, record: JSON.parse(record) };
}

function readPayloadPart(text: string): string {
  if (PAYLOAD_START.test(text) || RECORD.test(text)) return '';
  const part = PAYLOAD_PART.exec(text)?.[1];
  const value: unknown = part ? JSON.parse(part)[1] : undefined;
  if (typeof value !== 'string') throw new Error(`has an unknown script of the framework: ${text.slice(0, 60)}…`);
  return value;
}

/** Scripts of the framework, their preloads, the polyfills for browsers that cannot run the site, and style sheets. */
function isFrameworkElement(element: HtmlElement): boolean {
  const source = findAttribute(element, element.tagName === 'link' ? 'href' : 'src');
  const isOfBuild = source?.includes('/_next/static/') ?? false;
  if (element.tagName === 'link') return isOfBuild && (isStyle(element) || findAttribute(element, 'as') === 'script');
  if (element.tagName !== 'script') return false;
  return source ? isOfBuild : /__next_f|TURBOPACK/.test(readExactText(element));
}

function isStyle(element: HtmlElement): boolean {
  return element.tagName === 'link' && findAttribute(element, 'rel') === 'stylesheet';
}

function isScript(element: HtmlElement): boolean {
  return element.tagName === 'script' && findAttribute(element, 'nomodule') === undefined;
}

function removeElements(html: string, elements: readonly HtmlElement[]): { html: string; position: number } {
  let rest = '';
  let end = 0;
  let position = -1;
  for (const { sourceCodeLocation } of elements) {
    if (!sourceCodeLocation) throw new Error('has a script without a position');
    rest += html.slice(end, sourceCodeLocation.startOffset);
    if (position < 0) position = rest.length;
    end = sourceCodeLocation.endOffset;
  }
  return { html: rest + html.slice(end), position };
}
