import type { Diagnostic } from '@/lib/site/diagnostics';
import type { FolderMeta, Page, Site } from '@/lib/source/types';

/** Routes that two files claim, `_meta.json` entries without a file, and files that no sound `_meta.json` names. */
export function checkStructure(site: Site, display: (file: string) => string, faulty: ReadonlySet<string>): Diagnostic[] {
  return [
    ...findDuplicateRoutes(site.pages, display),
    ...site.metas.flatMap((meta) => findMissing(meta, site)),
    ...findUnlisted(site, display, faulty),
  ];
}

function findDuplicateRoutes(pages: readonly Page[], display: (file: string) => string): Diagnostic[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page): Diagnostic[] => {
    // `/a` and `/a/` are written to the same place.
    const route = page.path.replace(/\/$/, '');
    const other = first.get(route);
    first.set(route, other ?? page);
    return other
      ? [
          {
            file: display(page.file),
            message: `Duplicate route "${page.path}", also from ${display(other.file)}.`,
            hint: 'Remove or rename one of the two files.',
          },
        ]
      : [];
  });
}

function findMissing({ lang, version, dir, file, entries }: FolderMeta, site: Site): Diagnostic[] {
  if (isShared(dir)) return [];
  const keys = site.pages.filter((page) => page.lang === lang && page.version === version).map((page) => page.key);
  return entries.flatMap((entry): Diagnostic[] => {
    if (entry.type === 'file' && !keys.some((key) => isFileOf(key, dir, entry.name))) {
      return [
        {
          file,
          message: `Names "${entry.name}", but there is no ${dir ? `${dir}/` : ''}${entry.name}.mdx.`,
          hint: 'Create the file or remove the entry.',
        },
      ];
    }
    const folder = entry.type === 'dir' ? joinDir(dir, entry.name) : '';
    if (entry.type === 'dir' && !keys.some((key) => key.startsWith(`${folder}/`))) {
      return [{ file, message: `Names the folder "${entry.name}", but ${folder}/ has no pages.`, hint: 'Add a page or remove the entry.' }];
    }
    return [];
  });
}

/** Pages with a sidebar must be in it; a page without one, or of a type that shows none, may stand alone. */
function findUnlisted(site: Site, display: (file: string) => string, faulty: ReadonlySet<string>): Diagnostic[] {
  return site.pages.flatMap((page): Diagnostic[] => {
    const dir = page.file
      .split('/')
      .slice(page.version ? 2 : 1, -1)
      .join('/');
    if (dir === '' || !page.frontmatter.sidebar || page.frontmatter.pageType !== 'doc') return [];
    const meta = site.metas.find((each) => each.lang === page.lang && each.version === page.version && each.dir === dir);
    if (meta && faulty.has(meta.file)) return [];
    const name =
      page.file
        .split('/')
        .at(-1)
        ?.replace(/\.mdx?$/, '') ?? '';
    if (meta?.entries.some((entry) => entry.type === 'file' && entry.name === name)) return [];
    return [
      {
        file: display(page.file),
        message: `The page is in no sidebar: ${meta ? `${meta.file} does not name "${name}"` : `its folder has no _meta.json`}.`,
        hint: 'Add it there, or set "sidebar: false" in its frontmatter.',
      },
    ];
  });
}

/** Whether the page with this key is `<dir>/<name>.mdx`. */
export function isFileOf(key: string, dir: string, name: string): boolean {
  return key === (name === 'index' ? (dir ? `${dir}/` : '') : joinDir(dir, name));
}

export function joinDir(dir: string, name: string): string {
  return dir ? `${dir}/${name}` : name;
}

function isShared(dir: string): boolean {
  return dir.split('/').includes('shared');
}
