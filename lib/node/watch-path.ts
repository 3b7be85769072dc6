import path from 'node:path';
import { watch } from 'chokidar';

/**
 * Editors save in several steps, so changes within this time, in milliseconds, are reported once. chokidar drops a second change of
 * a file within 50 ms; because this delay is longer, `onChange` still reads the latest content.
 */
const SETTLE_MS = 60;

/**
 * Calls `onChange` with the changed paths when a file, or anything below a folder, changes. Once the watcher is ready, resolves to a function
 * that stops it.
 */
export async function watchPath(target: string, onChange: (paths: readonly string[]) => void): Promise<() => Promise<void>> {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
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
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}

function isIgnored(file: string): boolean {
  return file.split(path.sep).some((part) => part === 'node_modules' || part.startsWith('.'));
}
