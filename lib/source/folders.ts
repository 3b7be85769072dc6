import type { FolderMeta, Page } from '@/lib/source/types';

/** Finds the `_meta.json` of a folder; undefined if it has none. */
export function findMeta(metas: readonly FolderMeta[], { lang, version, dir }: Pick<FolderMeta, 'lang' | 'version' | 'dir'>) {
  return metas.find((meta) => meta.lang === lang && meta.version === version && meta.dir === dir);
}

/** Splits a key into the folder and the name that `_meta.json` lists the page by: `guide/start/index.mdx` is `index` in `guide/start`. */
export function splitKey({ key, isIndex }: Pick<Page, 'key' | 'isIndex'>): { dir: string; name: string } {
  if (isIndex) return { dir: key, name: 'index' };
  const at = key.lastIndexOf('/');
  return { dir: at < 0 ? '' : key.slice(0, at), name: key.slice(at + 1) };
}

/** Joins a folder and a name: `guide` and `start` -> `guide/start`. The root folder is `''`. */
export function joinDir(dir: string, name: string): string {
  return dir ? `${dir}/${name}` : name;
}
