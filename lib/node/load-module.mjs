import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './settings.mjs';

/**
 * Loads a TypeScript module of the repository into a plain Node process. Imports tsx lazily, because the first commands run before it is
 * installed.
 * @param {string} file Relative to the repository.
 */
export async function loadModule(file) {
  const { tsImport } = await import('tsx/esm/api');
  return tsImport(pathToFileURL(path.join(ROOT, file)).href, import.meta.url);
}
