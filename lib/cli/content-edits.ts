import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readText, replaceFiles } from '@/lib/node/files';
import { UsageError } from '@/lib/node/read-flags.mjs';
import { listScopes, type PathRules, parsePath, stripSlash, toFileStem, toggleSlash } from '@/lib/routes/paths';
import { escapePattern } from '@/lib/site/escape';
import { listEntryRanges } from '@/lib/site/json-lines';
import { parseMeta } from '@/lib/source/meta';
import { getRecordName } from '@/lib/source/translations';
import type { Page } from '@/lib/source/types';

/** Changes to the content that programs make for contributors. Paths of files are relative to the folder of the site, with slashes. */

const NEW_PATH = /^(?:\/[a-z0-9][a-z0-9-]*)*\/?$/;

/** Throws if a new page cannot have this content path. Pages that exist may have other names. */
export function checkNewPath(contentPath: string, text: string): void {
  if (!NEW_PATH.test(contentPath))
    throw new UsageError(`"${text}" is not a path for a page. Write it with a-z, 0-9 and -, such as guide/basic/my-page.`);
}

/** The content that pages are added to and moved in: that of the default version. */
export interface ContentFolder {
  /** Absolute folder of the site. */
  readonly root: string;
  readonly rules: PathRules;
  /** Folders of the languages below `content`: `en`, or `v2/en` in a site with versions. */
  readonly langDirs: readonly string[];
}

export function openContentFolder(root: string, rules: PathRules): ContentFolder {
  const scopes = listScopes(rules).filter(({ version }) => version === rules.defaultVersion);
  return { root, rules, langDirs: scopes.map(({ version, lang }) => path.posix.join(version, lang)) };
}

type PageName = Pick<Page, 'version' | 'contentPath'>;

/**
 * Reads a page as people type it, which may also be its file or its URL: `content/zh/guide/a.mdx`, `/zh/guide/a/` -> `/guide/a`. Only a file
 * tells whether it is an index page: `guide/start/index` -> `/guide/start/`.
 */
export function readPageName(text: string, rules: PathRules): PageName {
  const typed = text.replace(/\.mdx?$|^\/+|\/+$/g, '').replace(/^content\//, '');
  const { version, key } = parsePath(typed, rules);
  return { version, contentPath: `/${key}`.replace(/\/index$/, '/') };
}

/** Reads a page of the default version as people type it, and returns its content path like `readPageName`. */
export function readContentPath({ rules }: ContentFolder, text: string): string {
  const { version, contentPath } = readPageName(text, rules);
  if (version === rules.defaultVersion) return contentPath;
  throw new UsageError(`"${text}" is in the version ${version}, but pages are created and moved in ${rules.defaultVersion} only.`);
}

/** Returns the name of a page in the record of translations: `/guide/start/` -> `guide/start`. */
export function toRecordName({ version, contentPath }: PageName): string {
  return getRecordName({ version, key: stripSlash(contentPath).slice(1) });
}

/** Returns the file of a page in a language: `/guide/start/` -> `content/en/guide/start/index.mdx`. */
export function toFile(langDir: string, contentPath: string, extension = '.mdx'): string {
  return `content/${langDir}${toFileStem(contentPath)}${extension}`;
}

/** Throws if a page exists in a language, also as a file with the same URL. */
export function checkFree({ root, langDirs }: ContentFolder, contentPath: string): void {
  for (const langDir of langDirs) {
    const paths = [contentPath, toggleSlash(contentPath)];
    const files = paths.flatMap((each) => ['.mdx', '.md'].map((extension) => toFile(langDir, each, extension)));
    const taken = files.find((file) => existsSync(path.join(root, file)));
    if (taken) throw new UsageError(`${taken} already exists. Choose another name.`);
  }
}

/** Collects changes of files, to apply them all at once. */
export class FileEdits {
  readonly #root: string;
  /** The texts of changed files; undefined for those that will be removed. */
  readonly #texts = new Map<string, string | undefined>();

  constructor(root: string) {
    this.#root = root;
  }

  /** The text that a file will have; undefined if there will be none. */
  read(file: string): string | undefined {
    return this.#texts.has(file) ? this.#texts.get(file) : readText(path.join(this.#root, file));
  }

  write(file: string, text: string): void {
    if (this.read(file) !== text) this.#texts.set(file, text);
  }

  move(from: string, to: string): void {
    this.write(to, this.read(from) ?? '');
    this.#texts.set(from, undefined);
  }

  /** Changes the files and returns the paths of those that exist. */
  apply(): string[] {
    const written = [...this.#texts].flatMap(([file, text]) => (text === undefined ? [] : [[file, text] as const]));
    replaceFiles(new Map(written.map(([file, text]) => [path.join(this.#root, file), text])));
    for (const [file, text] of this.#texts) if (text === undefined) rmSync(path.join(this.#root, file));
    return written.map(([file]) => file);
  }
}

/** Returns the `_meta.json` that lists a page, and the name of its entry. Throws if the folder has none. */
export function getMeta({ root }: ContentFolder, langDir: string, contentPath: string): { file: string; name: string } {
  const stem = toFileStem(contentPath);
  const file = path.posix.join('content', langDir, path.posix.dirname(stem), '_meta.json');
  if (!existsSync(path.join(root, file))) {
    throw new UsageError(`${file} does not exist. Create the sidebar group first: CONTRIBUTING.md, "Add a sidebar group".`);
  }
  return { file, name: path.posix.basename(stem) };
}

/** Adds an entry to the end of a `_meta.json`, in the layout of the file, unless there is one. It has the fields of the entry `like`. */
export function addMetaEntry(edits: FileEdits, file: string, name: string, like = ''): void {
  const { text, entries } = readMeta(edits, file);
  if (entries.some((entry) => entry.type === 'file' && entry.name === name)) return;
  const end = text.lastIndexOf(']');
  const before = text.slice(0, end).trimEnd();
  const isFirst = before.endsWith('[');
  const isInline = !text.slice(0, end).includes('\n');
  const entry = `${isFirst ? '' : ','}${isInline ? (isFirst ? '' : ' ') : '\n  '}${renameEntry(like, name)}`;
  edits.write(file, `${before}${entry}${isInline ? '' : '\n'}${text.slice(end)}`);
}

/**
 * Renames an entry of a `_meta.json`, or removes it if `to` is undefined. Does not change the form of other entries. Returns the JSON of the
 * old entry; undefined if there is none.
 */
export function replaceMetaEntry(edits: FileEdits, file: string, from: string, to: string | undefined): string | undefined {
  const { text, entries } = readMeta(edits, file);
  const at = entries.findIndex((entry) => entry.type === 'file' && entry.name === from);
  const ranges = listEntryRanges(text);
  const [found, previous, next] = [ranges[at], ranges[at - 1], ranges[at + 1]];
  if (!found) return;
  const old = text.slice(found.start, found.end);
  const kept = next ? text.slice(0, found.start) : text.slice(0, previous?.end ?? found.start).trimEnd();
  edits.write(
    file,
    to === undefined
      ? kept + text.slice(next?.start ?? found.end)
      : text.slice(0, found.start) + renameEntry(old, to) + text.slice(found.end),
  );
  return old;
}

/** Returns the JSON of an entry with another name. */
function renameEntry(entry: string, name: string): string {
  const json = JSON.stringify(name);
  return entry.startsWith('{') ? entry.replace(/(?<="name"\s*:\s*)"(?:[^"\\]|\\.)*"/, json) : json;
}

function readMeta(edits: FileEdits, file: string) {
  const text = edits.read(file) ?? '[]';
  const { entries, diagnostics } = parseMeta(file, text);
  if (diagnostics.length > 0) throw new UsageError(`${file} has errors. Run npm run check:content first.`);
  return { text, entries };
}

/** Replaces links to a content path, with or without a hash or query. */
export function replaceLinks(edits: FileEdits, files: readonly string[], from: string, to: string): void {
  const link = new RegExp(`(?<=["'(\\s])${escapePattern(from)}(?=["')#?\\s]|$)`, 'gm');
  for (const file of files) {
    const text = edits.read(file);
    if (text !== undefined) edits.write(file, text.replace(link, to));
  }
}
