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

/** Loads and validates the site configuration outside the bundler. Throws an error with the path of the file and all of its mistakes. */
export async function loadSiteConfig(/** @type {Settings} */ settings) {
  const loaded = await loadModule(prepareSiteConfig(settings));
  /** @type {typeof import('../site/config-schema.ts')} */
  const { parseSiteConfig } = await loadModule('./lib/site/config-schema.ts');
  return parseSiteConfig(loaded.default, getSiteConfigPath(settings));
}

function toPosix(/** @type {string} */ file) {
  return file.split(path.sep).join('/');
}
