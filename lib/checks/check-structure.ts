import { SHARED_FOLDER } from '@/lib/routes/path-rules';
import { stripSlash } from '@/lib/routes/paths';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { findMeta, joinDir, splitKey } from '@/lib/source/folders';
import type { Content } from '@/lib/source/load-content';
import type { FolderMeta, Page } from '@/lib/source/types';

/** Reports routes with two files, `_meta.json` entries without a file, and pages that no `_meta.json` lists. */
export function checkStructure({ pages, metas }: Content, invalidFiles: ReadonlySet<string>): Diagnostic[] {
  return [...listDuplicateRoutes(pages), ...metas.flatMap((meta) => listMissing(meta, pages)), ...listUnlisted(pages, metas, invalidFiles)];
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
  return entries.flatMap((entry, at): Diagnostic[] => {
    const line = lines[at];
    if (entry.type === 'file' && !locations.some((page) => page.dir === dir && page.name === entry.name)) {
      const message = `Lists "${entry.name}", but there is no ${joinDir(dir, entry.name)}.mdx.`;
      return [{ file, line, message, hint: 'Create the file or remove the entry.' }];
    }
    if (entry.type !== 'dir') return [];
    const folder = joinDir(dir, entry.name);
    if (locations.some((page) => page.dir === folder || page.dir.startsWith(`${folder}/`))) return [];
    const message = `Lists the folder "${entry.name}", but ${folder}/ has no pages.`;
    return [{ file, line, message, hint: 'Add a page or remove the entry.' }];
  });
}

/** Lists pages that show a sidebar but are not in it. */
function listUnlisted(pages: readonly Page[], metas: readonly FolderMeta[], invalidFiles: ReadonlySet<string>): Diagnostic[] {
  return pages.flatMap((page): Diagnostic[] => {
    const { dir, name } = splitKey(page);
    // If a page does not compile, its frontmatter may be unknown.
    if (dir === '' || !page.frontmatter.sidebar || page.frontmatter.pageType !== 'doc' || !page.code) return [];
    const meta = findMeta(metas, { ...page, dir });
    if (meta && invalidFiles.has(meta.file)) return [];
    if (meta?.entries.some((entry) => entry.type === 'file' && entry.name === name)) return [];
    const reason = meta ? `${meta.file} does not list "${name}"` : 'its folder has no _meta.json';
    const message = `The page is not in any sidebar: ${reason}.`;
    const hint = `${meta ? 'Add it there' : 'Create one that lists it'}, or set "sidebar: false" in its frontmatter.`;
    return [{ file: page.displayFile, message, hint }];
  });
}
