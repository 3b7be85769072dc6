import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from './settings.mjs';
import { findSignal, InterruptedError, onSignal } from './signals.mjs';
import { formatDuration } from './terminal.mjs';

/** Interval of progress messages, in milliseconds, for silent programs when there is no terminal. */
const HEARTBEAT_MS = 15_000;
const ENDED_POLL_MS = 50;
/** How many characters at the end of a program's output are kept to explain a failure. */
const KEPT_OUTPUT = 20_000;

/** Throws an `InterruptedError` if a signal ended a program with this exit code. */
export function throwIfInterrupted(/** @type {number} */ code) {
  const signal = findSignal(code);
  if (signal) throw new InterruptedError(signal, `Interrupted by ${signal}.`);
}

/** Throws unless a program has ended with exit code 0: an `InterruptedError` if a signal ended it, otherwise an error with this message. */
export function requireSuccess(/** @type {number} */ code, /** @type {string} */ message) {
  throwIfInterrupted(code);
  if (code !== 0) throw new Error(message);
}

let running = 0;

/** Returns whether a program that this process started is running. It receives the same signals as this process. */
export function isProgramRunning() {
  return running > 0;
}

/** If a signal ends this process, calls `cleanUp` first. Programs that it runs also get the signal, and may write files until they have ended. */
export function exitOnSignal(/** @type {() => void} */ cleanUp) {
  onSignal(async (signal) => {
    cleanUp();
    while (isProgramRunning()) await setTimeout(ENDED_POLL_MS);
    process.exit(new InterruptedError(signal).exitCode);
  });
}

/**
 * @typedef {object} RunOptions
 * @property {Readonly<Record<string, string>>} [env] Added to the environment.
 * @property {boolean} [heartbeat] Prints the elapsed time every few seconds, for programs without output.
 * @property {(text: string) => void} [write] Receives what the program prints, instead of the terminal.
 * @property {Promise<unknown>} [ready] When it resolves, the program, which must be a Node process, gets a message; if it rejects, the program is ended.
 */

/**
 * Runs a program in the foreground, in the repository root, and resolves to its exit code; 1 if it cannot start.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export async function runProgram(program, args, options = {}) {
  const { code, signal } = await runAndRead(program, args, options, options.write ? 'pipe' : 'inherit');
  return signal ? new InterruptedError(signal).exitCode : code;
}

/**
 * How a program ended. `signal` is set if a signal ended it; `output` is the last part of what it printed.
 * @typedef {{ readonly code: number, readonly signal: NodeJS.Signals | null, readonly output: string }} ProgramResult
 */

/**
 * Runs a program in the foreground like `runProgram`, and also reads what it prints.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @param {'inherit' | 'pipe'} [stdio] `inherit`: the program prints to the terminal itself, so nothing is read.
 * @returns {Promise<ProgramResult>}
 */
export function runAndRead(program, args, { env = {}, heartbeat = false, write, ready } = {}, stdio = 'pipe') {
  const started = Date.now();
  // Makes a program that writes to a pipe print colors.
  const colors = stdio === 'pipe' && process.stdout.isTTY && process.stdout.hasColors() ? { FORCE_COLOR: '1' } : {};
  const print = write ?? ((/** @type {string} */ text) => process.stdout.write(text));
  const printError = write ?? ((/** @type {string} */ text) => process.stderr.write(text));
  // In a terminal, programs show their own progress.
  const showsTime = heartbeat && (stdio === 'pipe' || !process.stdout.isTTY);
  const beat = showsTime ? setInterval(() => print(`    … ${formatDuration(Date.now() - started)}\n`), HEARTBEAT_MS) : undefined;
  return new Promise((resolve) => {
    const streams = /** @type {const} */ (['inherit', stdio, stdio]);
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: ready ? [...streams, 'ipc'] : [...streams],
      env: { ...process.env, ...colors, ...env },
    });
    running++;
    ready?.then(
      () => child.connected && child.send('ready'),
      () => child.kill(),
    );
    let output = '';
    for (const [from, show] of /** @type {const} */ ([
      [child.stdout, print],
      [child.stderr, printError],
    ])) {
      from?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output = (output + text).slice(-KEPT_OUTPUT);
        show(text);
      });
    }
    const stopListening = onSignal((signal) => child.kill(signal));
    // Not `exit`: the last output arrives after that, and processes of the program may still write files. `close` is also emitted after `error`.
    child.on('error', ({ message }) => printError(`Cannot run ${program}: ${message}\n`));
    child.on('close', (code, signal) => {
      clearInterval(beat);
      stopListening();
      running--;
      // The code is negative if the program cannot start.
      resolve({ code: code === null || code < 0 ? 1 : code, signal, output });
    });
  });
}

/**
 * Node options for a process that parses or renders pages, which creates many short-lived objects. With room for 16 MiB of them, the default,
 * a quarter of the build time is garbage collection; 64 MiB save no more time than 32. The script `build` in `package.json` repeats them.
 */
export const MEMORY_OPTIONS = ['--max-semi-space-size=32', `--import=${new URL('limit-heap.mjs', import.meta.url)}`];

/**
 * Runs a script with this Node.
 * @param {string} script
 * @param {readonly string[]} [args]
 * @param {RunOptions} [options]
 */
export function runScript(script, args = [], options = {}) {
  const loader = script.endsWith('.ts') ? [`--import=${new URL('run-typescript.mjs', import.meta.url)}`] : [];
  return runProgram(process.execPath, [...MEMORY_OPTIONS, ...loader, script, ...args], options);
}

/** Runs npm. If npm started this process, runs npm's script with Node, which works without a shell on every system. */
export function runNpm(/** @type {readonly string[]} */ args, /** @type {RunOptions} */ options = {}) {
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.[cm]?js$/.test(cli)) return runProgram(process.execPath, [cli, ...args], options);
  if (process.platform === 'win32') return runProgram('cmd', ['/c', 'npm', ...args], options);
  return runProgram('npm', args, options);
}
