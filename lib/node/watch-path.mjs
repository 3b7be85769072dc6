import path from 'node:path';

/**
 * Editors save in several steps, so changes within this time, in milliseconds, are reported once. chokidar drops a second change of
 * a file within 50 ms; because this delay is longer, `onChange` still reads the latest content.
 */
const SETTLE_MS = 60;

/**
 * Calls `onChange` with the changed paths when a file, or anything below a folder, changes. Once the watcher is ready, resolves to a function
 * that stops it. Imports chokidar lazily, because the first commands run before it is installed.
 * @param {string} target File or folder.
 * @param {(paths: readonly string[]) => void} onChange
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
  watcher.on('error', (error) => console.error(`Changes in ${target} may be missed: ${error}`));
  await new Promise((resolve) => watcher.once('ready', () => resolve(undefined)));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}

function isIgnored(/** @type {string} */ file) {
  return file.split(path.sep).some((part) => part === 'node_modules' || part.startsWith('.'));
}
