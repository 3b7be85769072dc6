// @ts-check
import path from 'node:path';

/**
 * Editors save in several steps; what happens within this time counts as one change. chokidar drops a change that follows another of
 * the same file within 50 ms: as this is longer, whoever reads the file in `onChange` reads that one too.
 */
const SETTLE_MS = 60;

/**
 * Calls `onChange` with the paths that changed, after a file or anything below a folder changes. Resolves when the watch has started,
 * to a function that ends it. chokidar is imported late, because the first commands run before it is installed.
 * @param {string} target File or folder.
 * @param {(paths: readonly string[]) => void} onChange
 * @returns {Promise<() => Promise<void>>}
 */
export async function watchPath(target, onChange) {
  const { watch } = await import('chokidar');
  /** @type {Set<string>} */
  const changed = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const watcher = watch(target, { ignoreInitial: true, ignored: (file) => isIgnored(path.relative(target, file)) });
  watcher.on('all', (_event, file) => {
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const paths = [...changed];
      changed.clear();
      onChange(paths);
    }, SETTLE_MS);
  });
  watcher.on('error', (error) => console.error(`Changes in ${target} may go unnoticed: ${error}`));
  await new Promise((resolve) => watcher.once('ready', () => resolve(undefined)));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}

/** @param {string} file */
function isIgnored(file) {
  return file.split(path.sep).some((part) => part === 'node_modules' || part.startsWith('.'));
}
