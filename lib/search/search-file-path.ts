import { nameScopeFile, type PathScope, withBasePath } from '@/lib/routes/paths';

/** Path of the first search file of a language and version, base path included. */
export function buildSearchFilePath(scope: PathScope, basePath: string): string {
  return withBasePath(`/search/${nameScopeFile(scope)}`, basePath);
}

/** Name or path of another search file, from that of its first one: `en.json` and `terms-3` give `en-terms-3.json`. */
export function namePart(file: string, suffix: string): string {
  return file.replace(/\.json$/, `-${suffix}.json`);
}
