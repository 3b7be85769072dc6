import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from './settings.mjs';
import { formatDuration } from './terminal.mjs';

const POLL_MS = 500;
/** Interval of the messages while waiting, in milliseconds. */
const REMINDER_MS = 15_000;
/** A lock that is still incomplete after this time, in milliseconds, was left by a process that was killed while writing it. */
const INCOMPLETE_MS = 5_000;

/**
 * `started` is an ISO time, `target` what the process creates, such as `out/`.
 * @typedef {{ readonly pid: number, readonly started: string, readonly target: string }} LockHolder
 */

/**
 * Words for messages: `a build`, `building`.
 * @typedef {{ readonly name: string, readonly doing: string }} Activity
 */

/**
 * Takes the lock for a process that creates `target`. While another process holds it, prints who it is and waits. The lock of a process
 * that no longer exists is taken over. Throws if the file cannot be written. Uses no packages, because they may have to be installed.
 *
 * In the result, `waited` says whether another process had to end first; `release` deletes the file, and may be called more than once.
 */
export async function acquireLock(/** @type {string} */ file, /** @type {string} */ target, /** @type {Activity} */ activity) {
  mkdirSync(path.dirname(file), { recursive: true });
  /** @type {LockHolder} */
  const holder = { pid: process.pid, started: new Date().toISOString(), target };
  const lockText = JSON.stringify(holder);
  let reminded = Number.NEGATIVE_INFINITY;
  let waited = false;
  while (!createLock(file, lockText)) {
    const text = readText(file);
    if (text === undefined) continue;
    const other = parseLock(text);
    if (other ? !isAlive(other.pid) : isOld(file)) {
      removeStale(file, text);
      continue;
    }
    if (other && performance.now() - reminded >= REMINDER_MS) {
      console.log(describeWait(other, file, activity));
      reminded = performance.now();
    }
    waited = true;
    await setTimeout(POLL_MS);
  }
  return {
    waited,
    release: () => {
      if (readText(file) === lockText) rmSync(file, { force: true });
    },
  };
}

/** Creates the file unless it exists; returns whether it was created. */
function createLock(/** @type {string} */ file, /** @type {string} */ text) {
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

/** Removes a stale lock. If another process has replaced it in the meantime, that lock is put back. */
function removeStale(/** @type {string} */ file, /** @type {string} */ stale) {
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

function readText(/** @type {string} */ file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Undefined for a lock that is still being written. */
function parseLock(/** @type {string} */ text) {
  try {
    const { pid, started, target } = JSON.parse(text);
    const isValid = Number.isInteger(pid) && pid > 0 && !Number.isNaN(Date.parse(started)) && typeof target === 'string';
    return isValid ? { pid, started, target } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(/** @type {number} */ pid) {
  // After a restart, as in a container, the id of the old process may be that of this one.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

function isOld(/** @type {string} */ file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && Math.abs(Date.now() - stats.mtimeMs) > INCOMPLETE_MS;
}

/**
 * @param {LockHolder} holder
 * @param {string} file
 * @param {Activity} activity
 */
function describeWait({ pid, started, target }, file, { name, doing }) {
  const age = formatDuration(Math.max(0, Date.now() - Date.parse(started)));
  return `Waiting for another ${name.replace(/^an? /, '')}: process ${pid} has been ${doing} ${target} for ${age}. Press Ctrl+C to stop waiting. If process ${pid} is not ${name}, delete ${path.relative(ROOT, file)}.`;
}

function hasCode(/** @type {unknown} */ error, /** @type {string} */ code) {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
