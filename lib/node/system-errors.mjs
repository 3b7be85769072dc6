import { constants } from 'node:os';
import path from 'node:path';
import { ROOT } from './settings.mjs';

/**
 * Causes and fixes by error code; `text` finds the same error in the output of another program.
 * @type {Readonly<Record<string, { readonly what: string, readonly fix: string, readonly text: RegExp }>>}
 */
const KNOWN = {
  ENOSPC: {
    what: 'The disk is full',
    fix: 'Free some space on it (a build needs about 500 MB) and run the command again.',
    text: /ENOSPC|No space left on device/i,
  },
  EDQUOT: {
    what: 'Your disk quota is used up',
    fix: 'Delete files or ask for a larger quota, and run the command again.',
    text: /EDQUOT|Disk quota exceeded/i,
  },
  EROFS: {
    what: 'The file system is read-only',
    fix: 'Mount it writable or copy the project to another disk, and run the command again.',
    text: /EROFS|Read-only file system/i,
  },
  EACCES: {
    what: 'Permission denied',
    fix: 'Make the file or folder writable for your user (chmod, chown) and run the command again. If a command has run with sudo, give all files of the repository back to your user: sudo chown -R "$USER" .',
    text: /EACCES|Permission denied/i,
  },
  EPERM: {
    what: 'The operating system does not permit it',
    fix: 'Check the owner of the file and whether another program uses it, and run the command again.',
    text: /EPERM|Operation not permitted/i,
  },
  EBUSY: {
    what: 'The file or folder is in use',
    fix: 'Stop the program that uses it, or unmount it, and run the command again.',
    text: /EBUSY|Device or resource busy/i,
  },
  EXDEV: {
    what: 'The file cannot be moved to another file system',
    fix: 'Put the output folder and the repository on the same file system; unmount the output folder if it is a mount.',
    text: /EXDEV|cross-device link/i,
  },
  EMFILE: {
    what: 'Too many files are open',
    fix: 'Raise the limit (ulimit -n 8192) and run the command again.',
    text: /EMFILE|ENFILE|Too many open files/i,
  },
  ENOMEM: {
    what: 'The memory is full',
    fix: 'Close other programs and run the command again.',
    text: /ENOMEM|Cannot allocate memory|heap out of memory/i,
  },
};

/** What was attempted, by system call. */
const ATTEMPTS = new Map([
  ['mkdir', 'create'],
  ['mkdtemp', 'create'],
  ['open', 'open'],
  ['scandir', 'read'],
  ['read', 'read'],
  ['rename', 'move'],
  ['copyfile', 'copy'],
  ['rm', 'delete'],
  ['rmdir', 'delete'],
  ['unlink', 'delete'],
  ['spawn', 'start'],
]);

/**
 * Returns the message of an error for a terminal. For errors of the operating system, even as the cause of another error, says what is
 * wrong, where, and how to fix it. All other errors keep their message.
 */
export function describeError(/** @type {unknown} */ error) {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, syscall = '', path: file, dest } = /** @type {NodeJS.ErrnoException & { dest?: string }} */ (cause);
    const explanation = KNOWN[code ?? ''];
    if (!explanation) continue;
    // Node may add the program, as in `spawn git`.
    const attempt = ATTEMPTS.get(syscall.replace(/ .*/, '')) ?? 'write';
    const place = file ? toDisplay(file) : attempt === 'start' ? 'a program' : 'a file';
    return format(explanation, `cannot ${attempt} ${place}${dest ? ` to ${toDisplay(dest)}` : ''}`);
  }
  return error instanceof Error ? error.message : String(error);
}

/** Describes the error of the operating system that npm ended with; undefined for any other exit code. npm exits with 256 minus its number. */
export function describeNpmExit(/** @type {number} */ code) {
  const name = Object.entries(constants.errno).find(([, number]) => code === 256 - number)?.[0];
  const explanation = KNOWN[name ?? ''];
  return explanation && `${explanation.what}. ${explanation.fix}`;
}

/** Finds an error of the operating system in the output of a program and describes it like `describeError`; undefined if there is none. */
export function describeOutput(/** @type {string} */ output) {
  const explanation = Object.values(KNOWN).find(({ text }) => text.test(output));
  if (!explanation) return undefined;
  const line = output.split('\n').find((row) => explanation.text.test(row)) ?? '';
  // The path may contain quotes, too.
  const file = /'(.+?)'(?= -> |[\])},]|$)/.exec(line.trimEnd())?.[1] ?? /write to "([^"]+)"/.exec(output)?.[1];
  return format(explanation, file ? `cannot write ${toDisplay(file)}` : line.trim());
}

function format(/** @type {{ readonly what: string, readonly fix: string }} */ { what, fix }, /** @type {string} */ where) {
  return `${what}: ${where}. ${fix}`;
}

/** Converts a path for messages: relative to the repository if the file is inside it. */
function toDisplay(/** @type {string} */ file) {
  const relative = path.relative(ROOT, file);
  return relative === '' ? 'the repository' : relative.startsWith('..') ? file : relative.split(path.sep).join('/');
}
