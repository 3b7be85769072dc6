import path from 'node:path';
import { explainFailure } from '@/lib/cli/run-framework';
import { ROOT } from '@/lib/node/settings.mjs';
import { describeError, describeOutput } from '@/lib/node/system-errors.mjs';

const build = (code: string, syscall: string, file?: string) => Object.assign(new Error('raw'), { code, syscall, path: file });

// The causes and fixes are in `__tests__/fixtures/invalid/system.json`.
test.each([
  ['outside the repository', build('EACCES', 'open', '/etc/x'), 'Permission denied: cannot open /etc/x.'],
  ['that is the repository', build('EROFS', 'mkdir', ROOT), 'The file system is read-only: cannot create the repository.'],
  [
    'with a destination',
    Object.assign(build('EACCES', 'copyfile', '/site/a'), { dest: path.join(ROOT, '.docs/a') }),
    'Permission denied: cannot copy /site/a to .docs/a.',
  ],
  [
    'of the cause of an error',
    new Error('outer', { cause: build('EMFILE', 'scandir', path.join(ROOT, 'content')) }),
    'Too many files are open: cannot read content.',
  ],
  ['of a program', build('EACCES', 'spawn git', 'git'), 'Permission denied: cannot start git.'],
])('names a place %s', (_, error, text) => {
  expect(describeError(error).startsWith(`${text} `)).toBe(true);
});

test('other errors keep their message', () => {
  expect(describeError(build('ENOENT', 'open', 'x'))).toBe('raw');
  expect(describeError('text')).toBe('text');
});

test.each([
  ["Error: ENOSPC: no space left on device, write '/disk/a'", 'The disk is full: cannot write /disk/a. '],
  [
    `failed to write to "${ROOT}/.next/a.js"\n\nCaused by:\n- No space left on device (os error 28)`,
    'The disk is full: cannot write .next/a.js. ',
  ],
  ['  Caused by:\n  No space left on device (os error 28)', 'The disk is full: No space left on device (os error 28). '],
  ["Error: ENOSPC: no space left on device, rename '/it's/a' -> '/it's/b'", "The disk is full: cannot write /it's/a. "],
  [`[Error: EACCES: permission denied, open '${ROOT}/.next/trace']`, 'Permission denied: cannot write .next/trace. '],
  ['Read-only file system (os error 30)', 'The file system is read-only: Read-only file system (os error 30). '],
])('finds the error of the system in %j', (output, text) => {
  expect(describeOutput(output)?.startsWith(text)).toBe(true);
});

test.each([
  [
    { code: 1, signal: null, output: '' },
    'next build failed with exit code 1 and printed nothing. Delete .next, run npm ci, and run the command again.',
  ],
  [
    { code: 1, signal: null, output: 'Next.js\n\nType error: x\n' },
    'next build failed with exit code 1. The end of its output:\n  Next.js\n  Type error: x',
  ],
  [
    { code: 1, signal: null, output: Array.from({ length: 30 }, (_, index) => `line ${index + 1}\n`).join('') },
    `next build failed with exit code 1. The end of its output:${Array.from({ length: 15 }, (_, index) => `\n  line ${index + 16}`).join('')}`,
  ],
  [{ code: 1, signal: 'SIGABRT', output: 'x' }, 'next build was terminated by SIGABRT. The end of its output:\n  x'],
  [
    { code: 1, signal: 'SIGKILL', output: '' },
    'The operating system ended the build (SIGKILL), usually because the memory was full. Close other programs and run the command again.',
  ],
] as const)('the failure of the framework has a reason: %j', (result, message) => {
  expect(explainFailure(result)).toBe(message);
});
