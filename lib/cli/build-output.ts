import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '@/lib/node/settings.mjs';

type Output = Pick<Settings, 'outDir' | 'stagingDir' | 'workDir'>;

/**
 * Replaces the site by the one in the staging folder, with two renames. If the second one fails, the old site is put back; if the
 * process is killed between them, `restoreOutput` does that.
 */
export function replaceOutput(output: Output): void {
  const { outDir, stagingDir } = output;
  const previous = findPrevious(output);
  rmSync(previous, { recursive: true, force: true });
  mkdirSync(path.dirname(previous), { recursive: true });
  if (existsSync(outDir)) renameSync(outDir, previous);
  try {
    renameSync(stagingDir, outDir);
  } catch (error) {
    restoreOutput(output);
    throw error;
  }
  rmSync(previous, { recursive: true, force: true });
}

/** Puts the previous site back if a swap was not completed. */
export function restoreOutput(output: Output): void {
  const previous = findPrevious(output);
  if (!existsSync(output.outDir) && existsSync(previous)) renameSync(previous, output.outDir);
}

/** Deletes what an unfinished build has left. */
export function discardStaging({ stagingDir }: Output): void {
  for (const folder of [stagingDir, `${stagingDir}.relocate`]) rmSync(folder, { recursive: true, force: true });
}

function findPrevious({ workDir, outDir }: Output): string {
  return path.join(workDir, `previous-${path.basename(outDir)}`);
}
