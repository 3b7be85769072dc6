import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { getHostFolder } from '@/lib/export/host-files';
import type { Settings } from '@/lib/node/settings.mjs';

type Output = Pick<Settings, 'outDir' | 'stagingDir' | 'stateDir'>;

/**
 * Replaces the site, and the host files next to it, with those in the staging folder, using two renames each. If a rename fails, puts the old
 * ones back; if the process is killed in between, `restoreOutput` does that.
 */
export function replaceOutput(output: Output): void {
  const parts = listParts(output);
  for (const { current, previous } of parts) {
    rmSync(previous, { recursive: true, force: true });
    mkdirSync(path.dirname(previous), { recursive: true });
    if (existsSync(current)) renameSync(current, previous);
  }
  try {
    for (const { current, next } of parts) if (existsSync(next) || current === output.outDir) renameSync(next, current);
  } catch (error) {
    for (const { current, previous } of parts) if (existsSync(previous)) rmSync(current, { recursive: true, force: true });
    restoreOutput(output);
    throw error;
  }
  for (const { previous } of parts) rmSync(previous, { recursive: true, force: true });
}

/** Puts the previous site and its host files back if a swap was not completed. */
export function restoreOutput(output: Output): void {
  for (const { current, previous } of listParts(output)) {
    if (!existsSync(current) && existsSync(previous)) renameSync(previous, current);
  }
}

/** Deletes what an unfinished build has left behind. */
export function discardStaging({ stagingDir }: Output): void {
  for (const folder of [stagingDir, `${stagingDir}.relocate`, getHostFolder(stagingDir)]) rmSync(folder, { recursive: true, force: true });
}

/** Lists the folders that a build replaces. */
function listParts({ outDir, stagingDir, stateDir }: Output): { current: string; next: string; previous: string }[] {
  const previous = path.join(stateDir, `previous-${path.basename(outDir)}`);
  return [
    { current: outDir, next: stagingDir, previous },
    { current: getHostFolder(outDir), next: getHostFolder(stagingDir), previous: getHostFolder(previous) },
  ];
}
