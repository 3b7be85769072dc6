import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 100;

/** Resolves when a program serves `url`, however long it takes to start. Throws when the program has ended before. */
export async function waitForServer(url: string, program: ChildProcess): Promise<void> {
  while (program.exitCode === null && program.signalCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    // A status of the server's own, 502 for one, says that it still starts.
    if (answer && answer.status < 500) return;
    await pause(PAUSE_MS);
  }
  throw new Error(`${program.spawnfile} ended before it served ${url}`);
}
