import type { FolderMeta, Page } from '@/lib/source/types';

/** The `_meta.json` of a folder; undefined if the folder has none. */
export function findMeta(metas: readonly FolderMeta[], { lang, version, dir }: Pick<FolderMeta, 'lang' | 'version' | 'dir'>) {
  return metas.find((each) => each.lang === lang && each.version === version && each.dir === dir);
}

/** The folder and name under which `_meta.json` lists a page: `guide/start/index.mdx` is `index` in `guide/start`. */
export function splitKey({ key, isIndex }: Pick<Page, 'key' | 'isIndex'>): { dir: string; name: string } {
  if (isIndex) return { dir: key, name: 'index' };
  const at = key.lastIndexOf('/');
  return { dir: at < 0 ? '' : key.slice(0, at), name: key.slice(at + 1) };
}

/** `guide` and `start` -> `guide/start`; the root folder is `''`. */
export function joinDir(dir: string, name: string): string {
  return dir ? `${dir}/${name}` : name;
}
