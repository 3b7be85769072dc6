import { fork } from 'node:child_process';
import path from 'node:path';
import type { DrawOptions } from '@/lib/export/draw-png';
import { writeFileWithFolders } from '@/lib/node/files';
import { ROOT } from '@/lib/node/settings.mjs';

/** A picture to draw: the arguments of `drawPng`. */
export type Drawing = readonly [svg: string, options: DrawOptions];

/**
 * Draws pictures into the cache of `drawPng` in another process, one after the other, until the returned function is called. Builds do this
 * while the framework renders pages on one core. The process reads its work from `file`, because a busy build does not answer messages. It
 * reports no errors: the export draws what is not in the cache, and then fails.
 */
export function drawAhead(drawings: Iterable<Drawing>, file: string): () => void {
  writeFileWithFolders(file, JSON.stringify(listCreatable(drawings)));
  const child = fork(path.join(ROOT, 'lib/export/draw-process.ts'), [file], { cwd: ROOT, execArgv: ['--import', 'tsx'], stdio: 'ignore' });
  child.on('error', () => child.kill());
  return () => child.kill();
}

/** Lists the drawings up to the first one that cannot be created. */
function listCreatable(drawings: Iterable<Drawing>): Drawing[] {
  const created: Drawing[] = [];
  try {
    for (const drawing of drawings) created.push(drawing);
  } catch {}
  return created;
}
