import { fork } from 'node:child_process';
import path from 'node:path';
import type { DrawOptions } from '@/lib/export/draw-png';
import { ROOT } from '@/lib/node/settings.mjs';

/** An SVG, and how to draw it. */
export type Drawing = readonly [svg: string, options: DrawOptions];

/**
 * Draws pictures into the cache of `drawPng` in another process, one after the other, until the returned function is called. Builds do so
 * while the framework renders pages on one core. It reports no errors: the export draws what is not in the cache, and fails then.
 */
export function drawAhead(drawings: Iterable<Drawing>): () => void {
  const queue = drawings[Symbol.iterator]();
  const child = fork(path.join(ROOT, 'lib/export/draw-process.ts'), { cwd: ROOT, execArgv: ['--import', 'tsx'], stdio: 'ignore' });
  const stop = () => {
    child.kill();
  };
  child.on('message', () => {
    const next = readNext(queue);
    if (next) child.send(next);
    else stop();
  });
  child.on('error', stop);
  return stop;
}

/** The next drawing; undefined at the end, or if it cannot be created. */
function readNext(queue: Iterator<Drawing>): Drawing | undefined {
  try {
    const { done, value } = queue.next();
    return done ? undefined : value;
  } catch {
    return undefined;
  }
}
