import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Throws if the compilers would not find their files in this folder: that of the styles ignores what follows a `#` in a path, others a `?`. */
export function checkRoot(root = ROOT) {
  const [character] = /[#?]/.exec(root) ?? [];
  if (!character) return;
  throw new Error(
    `The repository is in ${root}. The compilers cannot read a path with a "${character}": rename or move the folder, and run the command again.`,
  );
}

/**
 * Input and output folders of a build.
 * @typedef {ReturnType<typeof readSettings>} Settings
 */

/** Reads `DOCS_DIR` and `BASE_PATH`. Throws if the base path is invalid. */
export function readSettings(/** @type {Readonly<Record<string, string | undefined>>} */ env = process.env) {
  const docsDir = path.resolve(ROOT, env.DOCS_DIR || '.');
  const name = docsDir === ROOT ? '' : path.basename(docsDir);
  const outName = name ? `out-${name}` : 'out';
  const cacheName = name || '_own';
  const stateDir = path.join(ROOT, '.docs', cacheName);
  return {
    /** Absolute folder with `content`, and optionally `site.config.ts` and `public` (`DOCS_DIR`). */
    docsDir,
    /** Empty for the site of this repository, else the last segment of `DOCS_DIR`. */
    name,
    /** Name of the site in caches. */
    cacheName,
    /** Output folder, relative to the repository: `out`, or `out-<name>`. */
    outName,
    outDir: path.join(ROOT, outName),
    /** A build creates the site in this folder before it replaces the output. */
    stagingDir: path.join(stateDir, 'staging'),
    /** State of the build: a copy of the configuration, the input hash of the last build. */
    stateDir,
    /** The lock that a build holds. All sites share it, because they share `.next`. */
    lockFile: path.join(ROOT, '.docs/build.lock'),
    /** `''` or a path such as `/docs` (`BASE_PATH`). */
    basePath: checkBasePath(env.BASE_PATH ?? ''),
  };
}

function checkBasePath(/** @type {string} */ basePath) {
  if (basePath === '' || /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/.test(basePath)) return basePath;
  throw new Error(
    `BASE_PATH is "${basePath}": it must start with a slash, not end with one, and contain only letters, digits and . _ ~ -, but no /./ or /../, as in BASE_PATH=/docs.`,
  );
}
