// @ts-check
import { existsSync, readdirSync, watch } from 'node:fs';
import path from 'node:path';

/** Editors save in several steps; what happens within this time counts as one change, in milliseconds. */
export const SETTLE_MS = 40;

/**
 * Calls `onChange` after files below a folder change. Each folder is watched by itself: the recursive watch of Node 20
 * loses a file for good once an editor has saved it by renaming.
 * @param {string} root
 * @param {() => void} onChange
 * @returns {() => void} Ends the watch.
 */
export function watchFolder(root, onChange) {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  const handleEvent = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      watchNewFolders();
      onChange();
    }, SETTLE_MS);
  };

  const watchNewFolders = () => {
    for (const [folder, watcher] of watchers) {
      if (existsSync(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of listFolders(root)) {
      if (watchers.has(folder)) continue;
      // A folder that vanishes is dealt with by the event of its parent.
      watchers.set(
        folder,
        watch(folder, handleEvent).on('error', () => {}),
      );
    }
  };

  watchNewFolders();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFolders(folder) {
  const inner = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'),
  );
  return [folder, ...inner.flatMap((entry) => listFolders(path.join(folder, entry.name)))];
}
