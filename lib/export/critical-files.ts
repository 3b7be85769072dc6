import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getStyleGroup, listSelectors, reduceStyles, removeUsed, type UnusedSelectors } from '@/lib/export/critical-styles';
import { writeHashedFile } from '@/lib/export/hashed-file';
import { findAttribute, type HtmlElement } from '@/lib/export/html';
import { indexElements } from '@/lib/export/page-elements';
import { shortenStyles } from '@/lib/export/shorten-styles';
import { withBasePath } from '@/lib/routes/paths';

/** The critical style sheets of an export. */
export interface CriticalStyles {
  readonly outDir: string;
  readonly basePath: string;
  /** By keys that consist of the URL of the complete style sheet and the name of a group of pages. */
  readonly groups: Map<string, StyleGroup>;
}

interface StyleGroup {
  readonly css: string;
  readonly unused: UnusedSelectors;
  /** URLs of pictures that its pages show as parts of themselves. */
  readonly pictures: Set<string>;
}

/** Variables that keep their names, so that a style sheet from outside, such as that of tests, can change the fonts of a page. */
const FONTS = ['--font-sans', '--font-mono'];

/** Adds what a page needs of a style sheet to the critical one of its group. Returns the key of that. */
export function collectUsed(styles: CriticalStyles, url: string, elements: readonly HtmlElement[]): string {
  const key = `${url} ${getStyleGroup(elements)}`;
  let group = styles.groups.get(key);
  if (!group) {
    const css = readPublicFile(styles, url);
    group = { css, unused: listSelectors(css), pictures: new Set() };
    styles.groups.set(key, group);
  }
  removeUsed(
    group.unused,
    indexElements(elements, (rest) => JSON.parse(readPublicFile(styles, rest))),
  );
  for (const element of elements) {
    const picture = element.tagName === 'use' ? findAttribute(element, 'href')?.replace(/#.*/, '') : undefined;
    if (picture?.startsWith('/')) group.pictures.add(picture);
  }
  return key;
}

/** Writes the critical style sheets. Returns their URLs by their keys. */
export function writeCriticalStyles(styles: CriticalStyles): ReadonlyMap<string, string> {
  const { outDir, basePath, groups } = styles;
  const urls = new Map<string, string>();
  for (const [key, { css, unused, pictures }] of groups) {
    const kept = new Set([...pictures].flatMap((url) => listVariables(readPublicFile(styles, url))));
    const root = reduceStyles(css, unused, kept);
    shortenStyles(root, new Set([...kept, ...FONTS]));
    urls.set(key, withBasePath(writeHashedFile(outDir, 'critical', 'css', root.toString()), basePath));
  }
  return urls;
}

/** Variables that a picture takes from the page. */
function listVariables(picture: string): string[] {
  return [...picture.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}

/** Reads the file of a URL with base path. */
function readPublicFile({ outDir, basePath }: CriticalStyles, url: string): string {
  return readFileSync(path.join(outDir, url.slice(basePath.length).replace(/\?.*/, '')), 'utf8');
}
