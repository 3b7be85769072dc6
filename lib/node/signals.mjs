import { constants } from 'node:os';

const PARENT_POLL_MS = 500;

/** A run that was ended by Ctrl+C or `kill`. */
export class InterruptedError extends Error {
  constructor(/** @type {NodeJS.Signals} */ signal, message = '') {
    super(message);
    this.signal = signal;
  }

  /** By convention, 128 plus the number of the signal. */
  get exitCode() {
    return 128 + constants.signals[this.signal];
  }
}

/** The signals that end a program in a terminal: Ctrl+C, `kill`, and closing the window. */
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Calls a listener for each signal that would end this process, which then continues. Returns a function that removes the listener. */
export function onSignal(/** @type {(signal: NodeJS.Signals) => void} */ listener) {
  for (const signal of SIGNALS) process.on(signal, listener);
  return () => {
    for (const signal of SIGNALS) process.off(signal, listener);
  };
}

/** Finds the signal that ended a program with this exit code. */
export function findSignal(/** @type {number} */ code) {
  return SIGNALS.find((signal) => code === new InterruptedError(signal).exitCode);
}

/**
 * Ends this process when npm, which started it, has exited. npm forwards signals only to its shell, so a server would keep running and occupy
 * its port, and a build or test would occupy the processor.
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
