import { UsageError } from './read-flags.mjs';
import { InterruptedError } from './signals.mjs';
import { describeError } from './system-errors.mjs';

/** Formats a duration: `0.4 s`, `12.0 s`, `2 min 5 s`. */
export function formatDuration(/** @type {number} */ ms) {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

export function printHeading(/** @type {string} */ text) {
  console.log(`\n==> ${text}`);
}

/**
 * Prints the error message without a stack trace and exits with code 1, with 2 for a `UsageError`, or with the code of a signal.
 * @param {unknown} error
 * @returns {never}
 */
export function exitWithError(error) {
  console.error(`\n${describeError(error)}`);
  process.exit(error instanceof InterruptedError ? error.exitCode : error instanceof UsageError ? 2 : 1);
}
