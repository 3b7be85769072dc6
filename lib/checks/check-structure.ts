import path from 'node:path';
import { SHARED_FOLDER } from '@/lib/routes/path-rules';
import { listVersions, stripSlash } from '@/lib/routes/paths';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { toDisplayPath } from '@/lib/site/file-paths';
import { findMeta, joinDir, splitKey } from '@/lib/source/folders';
import type { Content } from '@/lib/source/load-content';
import type { Site } from '@/lib/source/site';
import type { FolderMeta, Page } from '@/lib/source/types';

/** Reports versions without a home page, routes with two files, `_meta.json` entries without a file, and pages that no `_meta.json` lists. */
export function checkStructure({ site, root, pages, metas }: Content, invalidFiles: ReadonlySet<string>): Diagnostic[] {
  return [
    ...listMissingHomes(site, root, pages),
    ...listDuplicateRoutes(pages),
    ...metas.flatMap((meta) => listMissing(meta, pages)),
    ...listUnlisted(pages, metas, invalidFiles),
  ];
}

/** Lists the home pages that are missing in the default language. A missing translation is reported like that of any other page. */
function listMissingHomes({ rules, config }: Site, root: string, pages: readonly Page[]): Diagnostic[] {
  return listVersions(rules).flatMap((version): Diagnostic[] => {
    if (pages.some((page) => page.version === version && page.key === '')) return [];
    const file = toDisplayPath(path.join(root, version, config.defaultLang, 'index.mdx'));
    return [{ file, message: 'The home page does not exist, so its address would show the 404 page.', hint: 'Create the file.' }];
  });
}

function listDuplicateRoutes(pages: readonly Page[]): Diagnostic[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page): Diagnostic[] => {
    // For readers, `/a` and `/a/` are the same page.
    const route = stripSlash(page.path);
    const other = first.get(route);
    first.set(route, other ?? page);
    if (!other) return [];
    const message = `Duplicate route "${page.path}", also from ${other.displayFile}.`;
    return [{ file: page.displayFile, message, hint: 'Remove or rename one of the two files.' }];
  });
}

function listMissing({ lang, version, dir, file, entries, lines }: FolderMeta, pages: readonly Page[]): Diagnostic[] {
  if (dir.split('/').includes(SHARED_FOLDER)) return [];
  const locations = pages.filter((page) => page.lang === lang && page.version === version).map(splitKey);
  const hasFile = (name: string) => locations.some((page) => page.dir === dir && page.name === name);
  const hasFolder = (folder: string) => locations.some((page) => page.dir === folder || page.dir.startsWith(`${folder}/`));
  const first = new Map<string, number | undefined>();
  return entries.flatMap((entry, at): Diagnostic[] => {
    if (entry.type !== 'file' && entry.type !== 'dir') return [];
    const { type, name } = entry;
    const line = lines[at];
    const id = `${type} ${name}`;
    if (first.has(id))
      return [{ file, line, message: `Lists "${name}" again (first in line ${first.get(id)}).`, hint: 'Remove one of the entries.' }];
    first.set(id, line);
    const folder = joinDir(dir, name);
    if (type === 'file' && !hasFile(name)) {
      const message = `Lists "${name}", but there is no ${folder}.mdx.`;
      const plain = name.replace(/\.mdx?$/, '');
      if (hasFile(plain)) return [{ file, line, message, hint: `Write "${plain}", without extension.` }];
      const isFolder = hasFolder(folder);
      return [{ file, line, message, hint: isFolder ? `Write ${describeFolder(name)}.` : 'Create the file or remove the entry.' }];
    }
    if (type === 'file' || hasFolder(folder)) return [];
    const message = `Lists the folder "${name}", but ${folder}/ has no pages.`;
    return [{ file, line, message, hint: 'Add a page or remove the entry.' }];
  });
}

function describeFolder(name: string): string {
  return `{ "type": "dir", "name": "${name}" }`;
}

/** Lists pages that show a sidebar but are not in it. */
function listUnlisted(pages: readonly Page[], metas: readonly FolderMeta[], invalidFiles: ReadonlySet<string>): Diagnostic[] {
  return pages.flatMap((page): Diagnostic[] => {
    const { dir, name } = splitKey(page);
    // If a page does not compile, its frontmatter may be unknown.
    if (dir === '' || !page.frontmatter.sidebar || page.frontmatter.pageType !== 'doc' || !page.code) return [];
    const meta = findMeta(metas, { ...page, dir });
    if (meta && invalidFiles.has(meta.file)) return [];
    // A group leads to the index page of its folder, unless the folder lists it. Folders at the top are sidebars, not groups.
    const isOfGroup = meta && name === 'index' && dir.includes('/');
    if (isOfGroup || meta?.entries.some((entry) => entry.type === 'file' && entry.name === name)) {
      const lost = findUnlistedFolder(meta, metas, invalidFiles);
      if (!lost) return [];
      const message = `The page is not in any sidebar: ${lost.file} does not list the folder "${lost.name}".`;
      const hint = `Add ${describeFolder(lost.name)} there, or set "sidebar: false" in its frontmatter.`;
      return [{ file: page.displayFile, message, hint }];
    }
    const reason = meta ? `${meta.file} does not list "${name}"` : 'its folder has no _meta.json';
    const message = `The page is not in any sidebar: ${reason}.`;
    const hint = `${meta ? 'Add it there' : 'Create one that lists it'}, or set "sidebar: false" in its frontmatter.`;
    return [{ file: page.displayFile, message, hint }];
  });
}

/** Finds a folder above a page that the `_meta.json` of its parent does not list. Only folders at the top have a sidebar of their own. */
function findUnlistedFolder(
  { dir, ...scope }: FolderMeta,
  metas: readonly FolderMeta[],
  invalidFiles: ReadonlySet<string>,
): { readonly file: string; readonly name: string } | undefined {
  const { dir: above, name } = splitKey({ key: dir, isIndex: false });
  const parent = above === '' ? undefined : findMeta(metas, { ...scope, dir: above });
  if (!parent || invalidFiles.has(parent.file)) return undefined;
  const isListed = parent.entries.some((entry) => entry.type === 'dir' && entry.name === name);
  return isListed ? findUnlistedFolder(parent, metas, invalidFiles) : { file: parent.file, name };
}
