// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Where a build reads and writes; made from the environment in one place.
 * @typedef {object} Settings
 * @property {string} docsDir Absolute folder that holds `content`, and may hold `site.config.ts` and `public` (`DOCS_DIR`).
 * @property {string} name Empty for the repository's own site, else the last part of `DOCS_DIR`.
 * @property {string} outName Folder of the finished site, relative to the repository: `out`, or `out-<name>`.
 * @property {string} outDir The same, absolute.
 * @property {string} workDir Absolute folder of what the build itself keeps: a copied configuration, the revision of the last build.
 * @property {string} basePath `''` or a path such as `/docs` (`BASE_PATH`).
 */

/**
 * Reads `DOCS_DIR` and `BASE_PATH` (design section 1). Throws on a base path that no server could use.
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @returns {Settings}
 */
export function readSettings(env = process.env) {
  const docsDir = path.resolve(ROOT, env.DOCS_DIR || '.');
  const name = docsDir === ROOT ? '' : path.basename(docsDir);
  const outName = name ? `out-${name}` : 'out';
  return {
    docsDir,
    name,
    outName,
    outDir: path.join(ROOT, outName),
    workDir: path.join(ROOT, '.docs', name || '_own'),
    basePath: checkBasePath(env.BASE_PATH ?? ''),
  };
}

/** @param {string} basePath */
function checkBasePath(basePath) {
  if (basePath === '' || /^(?:\/[\w.~-]+)+$/.test(basePath)) return basePath;
  throw new Error(
    `BASE_PATH is "${basePath}": it must start with a slash, not end with one, and hold only letters, digits and . _ ~ -, as in BASE_PATH=/docs.`,
  );
}
