import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { clearCurrent, hashInputs, isCurrent, markCurrent } from '@/lib/cli/build-inputs';
import { getHostFolder } from '@/lib/export/host-files';
import { checkWritable } from '@/lib/node/check-writable.mjs';
import { moveFile } from '@/lib/node/files';
import { acquireLock } from '@/lib/node/process-lock.mjs';
import { isProgramRunning } from '@/lib/node/run-program.mjs';
import { ROOT, type Settings } from '@/lib/node/settings.mjs';
import { InterruptedError, onSignal } from '@/lib/node/signals.mjs';
import { describeError } from '@/lib/node/system-errors.mjs';
import { isInside } from '@/lib/site/file-paths';

/** Files that every built site contains. */
const SITE_ENTRIES = ['404.html', '_next'];

const EARLIEST_YEAR = 2025;
const LATEST_YEAR = 2075;

export interface BuildRequest {
  readonly settings: Settings;
  readonly ifChanged: boolean;
  /** Absolute folder to write the site to instead of the output folder. */
  readonly to?: string;
  /** Creates the complete site in `settings.stagingDir`. `inputs` is the hash of all inputs. Resolves to the number of pages. */
  readonly createSite: (inputs: string) => Promise<number>;
}

/**
 * Builds a site next to the current one and swaps them at the end, so that the last good site remains if the build fails or is interrupted.
 * Only one build runs at a time; others wait. Resolves to the number of pages, or undefined if the site is up to date. Throws an error that
 * describes the state of the site.
 */
export async function buildSite({ settings, ifChanged, to, createSite }: BuildRequest): Promise<number | undefined> {
  const output = to ? { ...settings, outDir: to } : settings;
  const target = path.relative(ROOT, output.outDir);
  const isOwn = output.outDir === settings.outDir;
  const isUpToDate = (inputs: string) => ifChanged && isOwn && isCurrent(settings, inputs);
  let cleanUp = () => {};
  let interrupted: InterruptedError | undefined;
  const stopListening = onSignal((signal) => {
    interrupted = new InterruptedError(signal, `Interrupted by ${signal}. ${describeState(output.outDir, target)}`);
    // A running program also gets the signal and may still write files until it has ended.
    if (isProgramRunning()) return;
    cleanUp();
    console.error(`\n${interrupted.message}`);
    process.exit(interrupted.exitCode);
  });
  try {
    checkClock();
    const earlier = hashInputs(settings);
    if (isUpToDate(earlier)) return undefined;
    const lock = await acquireLock(settings.lockFile, `${target}/`, { name: 'a build', doing: 'building' });
    cleanUp = () => {
      discardStaging(output);
      lock.release();
    };
    restoreOutput(output);
    const inputs = lock.waited ? hashInputs(settings) : earlier;
    if (isUpToDate(inputs)) return undefined;
    discardStaging(output);
    // A folder of another user, as after a build with sudo, could not be moved at the end of a long build.
    if (existsSync(output.outDir)) checkWritable(output.outDir);
    const pages = await createSite(inputs);
    if (interrupted) throw interrupted;
    if (isOwn) clearCurrent(settings);
    replaceOutput(output);
    // The site may contain files that were saved during the build.
    if (isOwn && hashInputs(settings) === inputs) markCurrent(settings, inputs);
    return pages;
  } catch (error) {
    throw interrupted ?? new Error(`${describeError(error)}\n\n${describeState(output.outDir, target)}`);
  } finally {
    cleanUp();
    stopListening();
  }
}

/** Throws if a build would replace anything but an earlier site, since it deletes what the folder contains, or cannot move the site there. */
export function checkTarget(folder: string, root = ROOT): void {
  const name = path.relative(root, folder) || '.';
  if (isInside(root, folder)) {
    throw new Error(`--to=${name} contains this repository, which the build would delete. Pass a folder for the site alone.`);
  }
  if (findDevice(folder) !== findDevice(root)) {
    throw new Error(`--to=${name} is on another file system than this repository, so the site cannot be moved there. Pass another folder.`);
  }
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new Error(`--to=${name} is a file. Pass a folder.`);
  const entries = readdirSync(folder);
  if (entries.length > 0 && !SITE_ENTRIES.every((entry) => entries.includes(entry))) {
    throw new Error(`--to=${name} has other files, which the build would delete. Pass a new or empty folder, or one with an earlier site.`);
  }
}

/** Finds the file system of a folder, or of the nearest one above it that exists. */
function findDevice(folder: string): number | undefined {
  const parent = path.dirname(folder);
  return statSync(folder, { throwIfNoEntry: false })?.dev ?? (parent === folder ? undefined : findDevice(parent));
}

function describeState(outDir: string, target: string): string {
  return existsSync(outDir) ? `${target}/ still has the previous site.` : `There is no site in ${target}/ yet.`;
}

/** Throws if the clock is obviously wrong: posts are published by date, so the site would gain or lose posts. */
function checkClock(): void {
  const now = new Date();
  const year = now.getUTCFullYear();
  if (year >= EARLIEST_YEAR && year <= LATEST_YEAR) return;
  throw new Error(
    `The clock of this computer is wrong: it says ${now.toISOString().slice(0, 10)}. Posts are published by date, so the site would gain or lose posts. Set the clock and run the command again.`,
  );
}

type Output = Pick<Settings, 'outDir' | 'stagingDir' | 'stateDir'>;

/**
 * Replaces the site, and the host files next to it, with those in the staging folder, using two renames each. If a rename fails, puts the old
 * ones back; if the process is killed in between, `restoreOutput` does that.
 */
export function replaceOutput(output: Output): void {
  const parts = listParts(output);
  mkdirSync(path.dirname(output.outDir), { recursive: true });
  for (const { current, previous } of parts) {
    rmSync(previous, { recursive: true, force: true });
    if (existsSync(current)) moveFile(current, previous);
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
function restoreOutput(output: Output): void {
  for (const { current, previous } of listParts(output)) {
    if (!existsSync(current) && existsSync(previous)) renameSync(previous, current);
  }
}

function discardStaging({ stagingDir }: Output): void {
  for (const folder of [stagingDir, `${stagingDir}.relocate`, getHostFolder(stagingDir)]) rmSync(folder, { recursive: true, force: true });
}

function listParts({ outDir, stagingDir, stateDir }: Output): { current: string; next: string; previous: string }[] {
  const previous = path.join(stateDir, `previous-${path.basename(outDir)}`);
  return [
    { current: outDir, next: stagingDir, previous },
    { current: getHostFolder(outDir), next: getHostFolder(stagingDir), previous: getHostFolder(previous) },
  ];
}
