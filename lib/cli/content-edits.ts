import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFileWithFolders } from '@/lib/node/files';
import { UsageError } from '@/lib/node/read-flags.mjs';
import { escapePattern } from '@/lib/site/escape';
import { dropMark } from '@/lib/site/parse-json';
import { parseMeta } from '@/lib/source/meta';

/** Changes to the content that programs make for contributors. Paths are relative to the folder of the site, with slashes. */

export const KEY = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/;

/** A folder of content: the repository or a test site. */
export interface ContentFolder {
  readonly root: string;
  readonly langs: readonly string[];
}

/** Creates files. If one of them exists, creates none and throws. */
export function createFiles(root: string, files: ReadonlyMap<string, string>): void {
  const taken = [...files.keys()].find((file) => existsSync(path.join(root, file)));
  if (taken) throw new UsageError(`${taken} already exists. Choose another name.`);
  for (const [file, text] of files) writeFileWithFolders(path.join(root, file), text);
}

/** Returns the `_meta.json` that lists a page, and the name of its entry. Throws if the folder has none. */
export function getMeta({ root }: ContentFolder, lang: string, key: string): { file: string; name: string } {
  const folder = path.posix.dirname(key);
  const file = path.posix.join('content', lang, folder, '_meta.json');
  if (!existsSync(path.join(root, file))) {
    throw new UsageError(`${file} does not exist. Create the sidebar group first: CONTRIBUTING.md, "Add a sidebar group".`);
  }
  return { file, name: path.posix.basename(key) };
}

/** Adds an entry to the end of a `_meta.json`, keeping the formatting of the file. */
export function addMetaEntry(root: string, file: string, name: string): void {
  const text = readFileSync(path.join(root, file), 'utf8');
  const end = text.lastIndexOf(']');
  const before = text.slice(0, end).trimEnd();
  const isFirst = before.endsWith('[');
  const isInline = !text.slice(0, end).includes('\n');
  const entry = `${isFirst ? '' : ','}${isInline ? (isFirst ? '' : ' ') : '\n  '}${JSON.stringify(name)}`;
  writeFileSync(path.join(root, file), `${before}${entry}${isInline ? '' : '\n'}${text.slice(end)}`);
}

/** Renames an entry of a `_meta.json`, or removes it if `to` is undefined. Does not change the form of other entries. */
export function replaceMetaEntry(root: string, file: string, from: string, to: string | undefined): void {
  const text = readFileSync(path.join(root, file), 'utf8');
  const { entries, diagnostics } = parseMeta(file, text);
  if (diagnostics.length > 0) throw new UsageError(`${file} has errors. Run npm run check:content first.`);
  const at = entries.findIndex((entry) => 'name' in entry && entry.type === 'file' && entry.name === from);
  if (at < 0) return;
  const raw = JSON.parse(dropMark(text)) as unknown[];
  const old = raw[at];
  const entry = typeof old === 'object' && old !== null ? { ...old, name: to } : to;
  raw.splice(at, 1, ...(to === undefined ? [] : [entry]));
  writeFileSync(path.join(root, file), `${JSON.stringify(raw, null, 2)}\n`);
}

/** Replaces links to a content path, with or without a hash or query. Returns the files that changed. */
export function replaceLinks(root: string, files: readonly string[], from: string, to: string): string[] {
  const link = new RegExp(`(?<=["'(\\s])${escapePattern(from)}(?=["')#?\\s]|$)`, 'gm');
  return files.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const changed = text.replace(link, to);
    if (changed !== text) writeFileSync(path.join(root, file), changed);
    return changed !== text;
  });
}
