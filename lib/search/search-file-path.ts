import { nameScopeFile, type PathScope, withBasePath } from '@/lib/routes/paths';

/** Builds the path of the first search file of a language and version, including the base path. */
export function buildSearchFilePath(scope: PathScope, basePath: string): string {
  return withBasePath(`/search/${nameScopeFile(scope)}`, basePath);
}

/** Derives the name or path of another search file from that of the first one: `en.json` and `terms-3` -> `en-terms-3.json`. */
export function namePart(file: string, suffix: string): string {
  return file.replace(/\.json$/, `-${suffix}.json`);
}
