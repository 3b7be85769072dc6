import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getStyleGroup, listSelectors, listUnused, matchSelectors, reduceStyles, type StyleSelectors } from '@/lib/export/critical-styles';
import { writeHashedFile } from '@/lib/export/hashed-file';
import { findAttribute, type HtmlElement } from '@/lib/export/html';
import { indexElements } from '@/lib/export/page-elements';
import { listVariables, shortenStyles } from '@/lib/export/shorten-styles';
import { withBasePath } from '@/lib/routes/paths';
import { getOrCreate, groupBy } from '@/lib/site/collections';
import { decodeUrlText } from '@/lib/site/urls';

/** The stylesheets of a build, and what has been read from them so far. */
export interface StyleSheets {
  readonly outDir: string;
  readonly basePath: string;
  /** By URL, each parsed once. */
  readonly parsed: Map<string, { readonly css: string; readonly selectors: StyleSelectors }>;
}

/** What a page needs from its stylesheets before the framework starts. */
export interface UsedStyles {
  /** Name of the group of pages that share critical stylesheets. */
  readonly group: string;
  /** By URL of a stylesheet, the result of `matchSelectors`. */
  readonly selectors: Readonly<Record<string, string>>;
  /** URLs of pictures that are part of the page. */
  readonly pictures: readonly string[];
}

/** Variables that keep their names, so that a stylesheet from outside, such as that of tests, can change the fonts of a page. */
const FONTS = ['--font-sans', '--font-mono'];

export function readUsedStyles(sheets: StyleSheets, urls: readonly string[], elements: readonly HtmlElement[]): UsedStyles {
  const page = indexElements(elements, (rest) => JSON.parse(readPublicFile(sheets, rest)));
  const used = urls.map((url) => [url, matchSelectors(parseSheet(sheets, url).selectors, page)]);
  const pictures = elements
    .filter(({ tagName }) => tagName === 'use')
    .map((element) => findAttribute(element, 'href')?.replace(/#.*/, '') ?? '')
    .filter((url) => url.startsWith('/'));
  return { group: getStyleGroup(elements), selectors: Object.fromEntries(used), pictures: [...new Set(pictures)] };
}

/** Writes a critical stylesheet for each stylesheet and group of pages. The returned function maps complete URLs to critical ones. */
export function writeCriticalStyles(sheets: StyleSheets, pages: readonly UsedStyles[]): (page: UsedStyles, url: string) => string {
  const urls = new Map<string, string>();
  for (const [group, members] of groupBy(pages, (page) => page.group)) {
    const pictures = new Set(members.flatMap((page) => page.pictures));
    const kept = new Set([...pictures].flatMap((url) => listVariables(readPublicFile(sheets, url))));
    for (const url of new Set(members.flatMap((page) => Object.keys(page.selectors)))) {
      const { css, selectors } = parseSheet(sheets, url);
      const used = members.flatMap((page) => page.selectors[url] ?? []);
      const root = reduceStyles(css, listUnused(selectors, used), kept);
      shortenStyles(root, new Set([...kept, ...FONTS]));
      urls.set(`${group} ${url}`, withBasePath(writeHashedFile(sheets.outDir, 'critical', 'css', root.toString()), sheets.basePath));
    }
  }
  return ({ group }, url) => urls.get(`${group} ${url}`) ?? '';
}

function parseSheet(sheets: StyleSheets, url: string) {
  return getOrCreate(sheets.parsed, url, () => {
    const css = readPublicFile(sheets, url);
    return { css, selectors: listSelectors(css) };
  });
}

/** Reads the file behind a URL with base path. */
function readPublicFile({ outDir, basePath }: StyleSheets, url: string): string {
  return readFileSync(path.join(outDir, decodeUrlText(url.slice(basePath.length).replace(/\?.*/, ''))), 'utf8');
}
