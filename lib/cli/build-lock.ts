import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { ROOT } from '@/lib/node/settings.mjs';
import { formatDuration } from '@/lib/node/terminal.mjs';

const POLL_MS = 500;
/** Interval of the messages while waiting, in milliseconds. */
const REMINDER_MS = 15_000;
/** A lock that is still incomplete after this many milliseconds comes from a build that was killed while writing it. */
const INCOMPLETE_MS = 5_000;

const lockSchema = z.object({
  pid: z.int().positive(),
  /** ISO time. */
  started: z.iso.datetime(),
  /** What the build creates, such as `out`. */
  target: z.string(),
});

type LockHolder = z.infer<typeof lockSchema>;

export interface BuildLock {
  /** Whether this build had to wait for another one. */
  readonly waited: boolean;
  /** Deletes the lock file. May be called more than once. */
  readonly release: () => void;
}

/**
 * Acquires the lock for a build of `target`. While another process holds it, prints which one and waits. Takes over the lock of a process
 * that no longer exists. Throws if the file cannot be written.
 */
export async function acquireLock(file: string, target: string): Promise<BuildLock> {
  mkdirSync(path.dirname(file), { recursive: true });
  const own = JSON.stringify({ pid: process.pid, started: new Date().toISOString(), target } satisfies LockHolder);
  let reminded = Number.NEGATIVE_INFINITY;
  let waited = false;
  while (!createLock(file, own)) {
    const text = readText(file);
    if (text === undefined) continue;
    const holder = parseLock(text);
    if (holder ? !isAlive(holder.pid) : isOld(file)) {
      removeStale(file, text);
      continue;
    }
    if (holder && performance.now() - reminded >= REMINDER_MS) {
      console.log(describeWait(holder, file));
      reminded = performance.now();
    }
    waited = true;
    await setTimeout(POLL_MS);
  }
  return {
    waited,
    release: () => {
      if (readText(file) === own) rmSync(file, { force: true });
    },
  };
}

/** Creates the file unless it exists; returns whether it was created. */
function createLock(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    // On a full disk, the file is created but stays empty.
    if (hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT')) rmSync(file, { force: true });
    throw error;
  }
}

/** Removes a stale lock. If another build has replaced it in the meantime, puts the new lock back. */
function removeStale(file: string, stale: string): void {
  const moved = `${file}.${randomUUID()}`;
  try {
    renameSync(file, moved);
    if (readFileSync(moved, 'utf8') !== stale) linkSync(moved, file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(moved, { force: true });
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Parses a lock; undefined if it is still being written. */
function parseLock(text: string): LockHolder | undefined {
  try {
    return lockSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  // After a restart, as in a container, the id of the old process may be that of this one.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

function isOld(file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && Math.abs(Date.now() - stats.mtimeMs) > INCOMPLETE_MS;
}

function describeWait({ pid, started, target }: LockHolder, file: string): string {
  const age = formatDuration(Math.max(0, Date.now() - Date.parse(started)));
  return `Waiting for another build: process ${pid} has been building ${target}/ for ${age}. Press Ctrl+C to stop waiting. If process ${pid} is not a build, delete ${path.relative(ROOT, file)}.`;
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
