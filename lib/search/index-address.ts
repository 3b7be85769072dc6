import { withBasePath } from '@/lib/routes/paths';

/** `en.json`, `v1-zh.json`. */
export function nameIndexFile({ lang, version }: { readonly lang: string; readonly version: string }): string {
  return `${version ? `${version}-` : ''}${lang}.json`;
}

/** Path of an index file, base path included. */
export function buildIndexPath(scope: { readonly lang: string; readonly version: string }, basePath: string): string {
  return withBasePath(`/search/${nameIndexFile(scope)}`, basePath);
}
