import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findStyleGroup, listSelectors, reduceStyles, removeUsed, type UnusedSelectors } from '@/lib/export/critical-styles';
import { writeHashedFile } from '@/lib/export/hashed-file';
import type { HtmlElement } from '@/lib/export/html';
import { indexElements } from '@/lib/export/page-elements';
import { shortenStyles } from '@/lib/export/shorten-styles';
import { listFiles } from '@/lib/node/files';
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
}

/** Adds what a page needs of a style sheet to the critical one of its group. Returns the key of that. */
export function collectUsed(styles: CriticalStyles, url: string, elements: readonly HtmlElement[]): string {
  const key = `${url} ${findStyleGroup(elements)}`;
  let group = styles.groups.get(key);
  if (!group) {
    const css = readPublicFile(styles, url);
    group = { css, unused: listSelectors(css) };
    styles.groups.set(key, group);
  }
  removeUsed(
    group.unused,
    indexElements(elements, (rest) => JSON.parse(readPublicFile(styles, rest))),
  );
  return key;
}

/** Writes the critical style sheets. Returns their URLs by their keys. */
export function writeCriticalStyles({ outDir, basePath, groups }: CriticalStyles): ReadonlyMap<string, string> {
  const kept = listPictureVariables(outDir);
  const urls = new Map<string, string>();
  for (const [key, { css, unused }] of groups) {
    const root = reduceStyles(css, unused);
    shortenStyles(root, kept);
    urls.set(key, withBasePath(writeHashedFile(outDir, 'critical', 'css', root.toString()), basePath));
  }
  return urls;
}

/** Variables of the page that pictures use, which `use` elements show as parts of the page. */
function listPictureVariables(outDir: string): ReadonlySet<string> {
  const pictures = listFiles(outDir).filter((file) => file.endsWith('.svg'));
  const texts = pictures.map((file) => readFileSync(path.join(outDir, file), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)));
}

/** Reads the file of a URL with base path. */
function readPublicFile({ outDir, basePath }: CriticalStyles, url: string): string {
  return readFileSync(path.join(outDir, url.slice(basePath.length).replace(/\?.*/, '')), 'utf8');
}
