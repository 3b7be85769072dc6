import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './settings.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */

const OWN_FILE = 'lib/site/config.ts';

/**
 * Loads a TypeScript module of the repository into a plain Node process. Imports tsx lazily, because the first commands run before it is
 * installed. `file` is relative to the repository.
 */
export async function loadModule(/** @type {string} */ file) {
  const { tsImport } = await import('tsx/esm/api');
  return tsImport(pathToFileURL(path.resolve(ROOT, file)).href, import.meta.url);
}

/** Returns the path of the site configuration, relative to the repository: the one in `DOCS_DIR`, or else that of the repository. */
export function getSiteConfigPath(/** @type {Settings} */ { docsDir, name }) {
  const foreign = path.join(docsDir, 'site.config.ts');
  return name && existsSync(foreign) ? toPosix(path.relative(ROOT, foreign)) : OWN_FILE;
}

/**
 * Returns the file to load as a bundler alias: relative to the repository, starting with `./`. First copies a configuration in `DOCS_DIR`
 * into the repository, because the bundler resolves `@/` and compiles TypeScript only there.
 */
export function prepareSiteConfig(/** @type {Settings} */ settings) {
  const file = getSiteConfigPath(settings);
  if (file === OWN_FILE) return `./${file}`;
  const copy = path.join(settings.stateDir, 'site.config.ts');
  mkdirSync(settings.stateDir, { recursive: true });
  copyFileSync(path.resolve(ROOT, file), copy);
  return `./${toPosix(path.relative(ROOT, copy))}`;
}

/**
 * Loads and validates the site configuration outside the bundler. Throws an error with the path of the file and all of its mistakes, or if
 * there is no `DOCS_DIR`.
 */
export async function loadSiteConfig(/** @type {Settings} */ settings) {
  if (!existsSync(settings.docsDir)) throw new Error(`There is no folder ${settings.docsDir}. Set DOCS_DIR to the folder of a site.`);
  const copy = prepareSiteConfig(settings);
  const loaded = await loadModule(copy).catch((error) => {
    throw describeLoadError(error, path.resolve(ROOT, copy), path.resolve(ROOT, getSiteConfigPath(settings)));
  });
  /** @type {typeof import('../site/config-schema.ts')} */
  const { parseSiteConfig } = await loadModule('./lib/site/config-schema.ts');
  return parseSiteConfig(loaded.default, getSiteConfigPath(settings));
}

/** Returns an error about the configuration that its author has written instead of the copy that was loaded. */
function describeLoadError(/** @type {Error & { code?: string }} */ error, /** @type {string} */ copy, /** @type {string} */ file) {
  const hint =
    error.code === 'ERR_MODULE_NOT_FOUND'
      ? '\nA site configuration can import only packages, and modules of this repository as "@/lib/…".'
      : '';
  return new Error(`${file} cannot be loaded:\n${error.message.replaceAll(copy, file)}${hint}`, { cause: error });
}

function toPosix(/** @type {string} */ file) {
  return file.split(path.sep).join('/');
}
