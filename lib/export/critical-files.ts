import { readFileSync, writeFileSync } from 'node:fs';
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
    const kept = listPictureVariables(sheets, members);
    for (const url of listUrls(members)) {
      const { css, selectors } = parseSheet(sheets, url);
      const used = members.flatMap((page) => page.selectors[url] ?? []);
      const root = reduceStyles(css, listUnused(selectors, used), kept);
      shortenStyles(root, new Set([...kept, ...FONTS]));
      urls.set(`${group} ${url}`, withBasePath(writeHashedFile(sheets.outDir, 'critical', 'css', root.toString()), sheets.basePath));
    }
  }
  return ({ group }, url) => urls.get(`${group} ${url}`) ?? '';
}

/** Removes from the complete stylesheets what no rule uses, such as most variables of utilities. Must run after the critical ones are written. */
export function reduceCompleteStyles(sheets: StyleSheets, pages: readonly UsedStyles[]): void {
  const kept = listPictureVariables(sheets, pages);
  for (const url of listUrls(pages)) {
    writeFileSync(toFile(sheets, url), reduceStyles(parseSheet(sheets, url).css, new Set(), kept).toString());
  }
}

const listUrls = (pages: readonly UsedStyles[]) => new Set(pages.flatMap(({ selectors }) => Object.keys(selectors)));

/** Lists the variables that the pictures of pages use. */
function listPictureVariables(sheets: StyleSheets, pages: readonly UsedStyles[]): Set<string> {
  const pictures = new Set(pages.flatMap((page) => page.pictures));
  return new Set([...pictures].flatMap((url) => listVariables(readPublicFile(sheets, url))));
}

function parseSheet(sheets: StyleSheets, url: string) {
  return getOrCreate(sheets.parsed, url, () => {
    const css = readPublicFile(sheets, url);
    return { css, selectors: listSelectors(css) };
  });
}

const readPublicFile = (sheets: StyleSheets, url: string) => readFileSync(toFile(sheets, url), 'utf8');

/** Returns the path of the file behind a URL with base path. */
function toFile({ outDir, basePath }: StyleSheets, url: string): string {
  return path.join(outDir, decodeUrlText(url.slice(basePath.length).replace(/\?.*/, '')));
}
