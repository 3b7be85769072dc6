import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addMetaEntry, type ContentFolder, getMeta, KEY, replaceLinks, replaceMetaEntry } from '@/lib/cli/content-edits';
import { listFiles, moveFile } from '@/lib/node/files';
import { UsageError } from '@/lib/node/read-flags.mjs';
import { readJson } from '@/lib/site/read-json';
import type { SiteConfig } from '@/lib/site/types';
import { parsePageFile } from '@/lib/source/read-files';
import { readOriginals } from '@/lib/source/read-originals';
import { type PageRedirect, REDIRECTS_HINT, readTranslations, redirectsSchema } from '@/lib/source/site-files';
import { formatRecord, getRecordName, keepAccepted, movePage } from '@/lib/source/translations';

const REDIRECTS = 'content/redirects.json';

/**
 * Moves a page in all languages, rewrites links to it and adds a redirect. `from` and `to` are keys such as `guide/basic/cli`; folders cannot
 * be moved. Checks everything before it changes anything. Returns the files that changed.
 */
export function renamePage(folder: ContentFolder, from: string, to: string): string[] {
  const { root, langs } = folder;
  if (!KEY.test(from) || !KEY.test(to) || from === to) {
    throw new UsageError('Say what to rename: npm run rename -- guide/basic/old guide/basic/new');
  }
  const written = langs.filter((lang) => existsSync(path.join(root, `content/${lang}/${from}.mdx`)));
  const mayMiss = written.some((lang) => /^untranslated:/m.test(readFileSync(path.join(root, `content/${lang}/${from}.mdx`), 'utf8')));
  for (const lang of langs) {
    const [old, target] = [from, to].map((key) => `content/${lang}/${key}.mdx`) as [string, string];
    if (!mayMiss && !written.includes(lang)) throw new UsageError(`${old} does not exist.`);
    if (existsSync(path.join(root, target))) throw new UsageError(`${target} already exists. Choose another name.`);
  }
  const metas = langs.map((lang) => ({ old: getMeta(folder, lang, from), target: getMeta(folder, lang, to) }));
  const redirects = readJson(path.join(root, REDIRECTS), redirectsSchema, REDIRECTS_HINT) ?? [];
  for (const lang of written) moveFile(path.join(root, `content/${lang}/${from}.mdx`), path.join(root, `content/${lang}/${to}.mdx`));
  for (const { old, target } of metas) {
    const isSame = old.file === target.file;
    replaceMetaEntry(root, old.file, old.name, isSame ? target.name : undefined);
    if (!isSame) addMetaEntry(root, target.file, target.name);
  }
  const linked = replaceLinks(root, [...langs.flatMap((lang) => listPages(root, lang)), ...listDefinitions(root)], `/${from}`, `/${to}`);
  const list = addRedirect(redirects, `/${from}`, `/${to}`);
  writeFileSync(path.join(root, REDIRECTS), `${JSON.stringify(list, null, 2)}\n`);
  const moved = written.map((lang) => `content/${lang}/${to}.mdx`);
  return [...new Set([...moved, ...metas.flatMap(({ old, target }) => [old.file, target.file]), ...linked, REDIRECTS])];
}

/**
 * Renames a page like `renamePage` and updates the record. Links are rewritten in all languages, so translations that were up to date remain
 * so: replaces their hashes in the record, and moves the entry of the page.
 */
export async function renameRecordedPage(docsDir: string, config: SiteConfig, from: string, to: string): Promise<string[]> {
  const folder = { root: docsDir, langs: config.locales.map(({ lang }) => lang) };
  const { file, data } = readTranslations(docsDir);
  if (!data) return renamePage(folder, from, to);
  const before = await readOriginals(docsDir, config);
  const files = renamePage(folder, from, to);
  const after = await readOriginals(docsDir, config);
  const [oldName, newName] = [from, to].map(toRecordName) as [string, string];
  const nameBefore = (name: string) => (name === newName ? oldName : name);
  writeFileSync(file, formatRecord(keepAccepted(movePage(data, oldName, newName), before, after, nameBefore)));
  return [...files, 'content/translations.json'];
}

function toRecordName(key: string): string {
  return getRecordName({ version: '', key: parsePageFile(`${key}.mdx`)?.key ?? key });
}

/** Lists the pages and data files of a language. */
function listPages(root: string, lang: string): string[] {
  const folder = `content/${lang}`;
  return listFiles(path.join(root, folder)).flatMap((file) => (/\.(?:mdx|json)$/.test(file) ? [`${folder}/${file}`] : []));
}

/** Lists the definitions of examples, which refer to the pages that they follow or back. */
function listDefinitions(root: string): string[] {
  const folder = 'content/examples';
  return listFiles(path.join(root, folder)).flatMap((file) => (/^[^/]+\/[^/]+\/example\.json$/.test(file) ? [`${folder}/${file}`] : []));
}

/** Adds a redirect, and makes existing ones to the old path lead to the new one. */
function addRedirect(redirects: readonly PageRedirect[], from: string, to: string): PageRedirect[] {
  const kept = redirects
    .filter((each) => each.from !== to)
    .map((each) => ({ ...each, to: each.to === from || each.to.startsWith(`${from}#`) ? to + each.to.slice(from.length) : each.to }));
  return [...kept, { from, to }];
}
