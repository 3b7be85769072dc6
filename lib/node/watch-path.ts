import path from 'node:path';
import { watch } from 'chokidar';
import { DRAFT, WHOLE_FOLDERS } from '@/lib/node/files';

/**
 * Editors save in several steps, so changes within this time, in milliseconds, are reported once. chokidar drops a second change of
 * a file within 50 ms; because this delay is longer, `onChange` still reads the latest content.
 */
const SETTLE_MS = 60;

/** What the Finder of macOS writes into the folders that it shows; also in `lib/site/file-paths.ts`, which this folder must not import. */
const FINDER_FILE = '.DS_Store';

/**
 * Calls `onChange` with the changed paths when a file, or anything below a folder, changes. The target may be created later. Once the watcher
 * is ready, resolves to a function that stops it.
 */
export async function watchPath(target: string, onChange: (paths: readonly string[]) => void): Promise<() => Promise<void>> {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  // chokidar misses the first changes to a target that was missing when it started.
  const { dir, base } = path.parse(target);
  const watcher = watch(dir, { ignoreInitial: true, ignored: (file) => isIgnored(path.relative(dir, file), base) });
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
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}

/** Returns whether to ignore a file next to or in the target `name`. Hidden files and packages matter only in `WHOLE_FOLDERS`. */
function isIgnored(file: string, name: string): boolean {
  const parts = file.split(path.sep);
  if (file !== '' && parts[0] !== name) return true;
  if (WHOLE_FOLDERS.some((folder) => file.startsWith(folder + path.sep))) return parts.at(-1) === FINDER_FILE || DRAFT.test(file);
  return parts.some((part) => part === 'node_modules' || part.startsWith('.'));
}
