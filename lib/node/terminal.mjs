// @ts-check
import { spawn } from 'node:child_process';
import { UsageError } from './read-flags.mjs';
import { ROOT } from './settings.mjs';

/** Interval of progress messages, in milliseconds, for silent programs when there is no terminal. */
const HEARTBEAT_MS = 15_000;
const PARENT_POLL_MS = 500;

/**
 * `0.4 s`, `12.0 s`, `2 min 5 s`.
 * @param {number} ms
 */
export function formatDuration(ms) {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/**
 * Prints a heading.
 * @param {string} text
 */
export function printHeading(text) {
  console.log(`\n==> ${text}`);
}

/**
 * Prints the error message without a stack trace and exits with code 1, or with 2 for a `UsageError`.
 * @param {unknown} error
 * @returns {never}
 */
export function exitWithError(error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(error instanceof UsageError ? 2 : 1);
}

/**
 * Ends this process when npm, which started it, has exited. npm does not forward every signal, so a server would otherwise keep
 * running and occupy its port.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_POLL_MS);
  watch.unref();
}

/**
 * @typedef {object} RunOptions
 * @property {Readonly<Record<string, string>>} [env] Added to the environment.
 * @property {boolean} [heartbeat] Prints the elapsed time every few seconds, for programs without output.
 */

/**
 * Runs a program in the foreground, in the repository root, and resolves to its exit code; 1 if it cannot start.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function runProgram(program, args, { env = {}, heartbeat = false } = {}) {
  const started = Date.now();
  // In a terminal, programs show their own progress.
  const speaks = heartbeat && !process.stdout.isTTY;
  const beat = speaks ? setInterval(() => console.log(`    … ${formatDuration(Date.now() - started)}`), HEARTBEAT_MS) : undefined;
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    const stop = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on('SIGINT', stop).on('SIGTERM', stop);
    const finish = (/** @type {number} */ code) => {
      clearInterval(beat);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`Cannot run ${program}: ${error.message}`);
      finish(1);
    });
    child.on('exit', (code) => finish(code ?? 1));
  });
}

/**
 * Runs a script with this Node; `.ts` files are run with tsx.
 * @param {string} script
 * @param {readonly string[]} [args]
 * @param {RunOptions} [options]
 */
export function runScript(script, args = [], options = {}) {
  const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  return runProgram(process.execPath, [...loader, script, ...args], options);
}

/**
 * Runs npm. If npm started this process, its script is run with Node, which works without a shell on every system.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNpm(args, options = {}) {
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.[cm]?js$/.test(cli)) return runProgram(process.execPath, [cli, ...args], options);
  if (process.platform === 'win32') return runProgram('cmd', ['/c', 'npm', ...args], options);
  return runProgram('npm', args, options);
}
