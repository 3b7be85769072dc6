import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 100;

/** Resolves when a process serves `url`, without a timeout. Throws if the process exits first. */
export async function waitForServer(url: string, program: ChildProcess): Promise<void> {
  while (program.exitCode === null && program.signalCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    // Server errors such as 502 mean that it is still starting.
    if (answer && answer.status < 500) return;
    await pause(PAUSE_MS);
  }
  throw new Error(`${program.spawnfile} ended before it served ${url}`);
}
