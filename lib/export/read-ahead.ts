import { fork } from 'node:child_process';
import path from 'node:path';
import type { StyleSheets } from '@/lib/export/critical-files';
import type { PageFacts } from '@/lib/export/page-facts';
import { ROOT } from '@/lib/node/settings.mjs';

/** Reads the facts about pages from number `first` on, in another process. None if that fails: the export then reads them itself. */
export function readAhead(
  { outDir, basePath }: Pick<StyleSheets, 'outDir' | 'basePath'>,
  first: number,
  signal?: AbortSignal,
): Promise<Readonly<Record<string, PageFacts>>> {
  // As arguments, because a build that is busy sends no messages.
  const child = fork(path.join(ROOT, 'lib/export/facts-process.ts'), [outDir, basePath, String(first)], {
    cwd: ROOT,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    signal,
  });
  return new Promise((resolve) => {
    child.on('message', (facts) => resolve(facts as Record<string, PageFacts>));
    child.on('error', () => resolve({}));
    child.on('close', () => resolve({}));
  });
}
