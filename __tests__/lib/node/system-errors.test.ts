import path from 'node:path';
import { explainFailure } from '@/lib/cli/run-framework';
import { ROOT } from '@/lib/node/settings.mjs';
import { describeError, describeOutput } from '@/lib/node/system-errors.mjs';

const build = (code: string, syscall: string, file?: string) => Object.assign(new Error('raw'), { code, syscall, path: file });

test.each([
  [build('ENOSPC', 'write'), 'The disk is full: cannot write a file. Free'],
  [build('EACCES', 'open', '/etc/x'), 'Permission denied: cannot open /etc/x. Make'],
  [build('EROFS', 'mkdir', ROOT), 'The file system is read-only: cannot create the repository. Mount'],
  [build('EXDEV', 'rename', path.join(ROOT, 'out')), 'The file cannot be moved to another file system: cannot move out. Put'],
  [
    Object.assign(build('EACCES', 'copyfile', '/site/a'), { dest: path.join(ROOT, '.docs/a') }),
    'Permission denied: cannot copy /site/a to .docs/a. Make',
  ],
  [
    new Error('outer', { cause: build('EMFILE', 'scandir', path.join(ROOT, 'content')) }),
    'Too many files are open: cannot read content. Raise',
  ],
])('describes %s by cause, place and fix', (error, text) => {
  expect(describeError(error).startsWith(text)).toBe(true);
  expect(describeError(error)).toMatch(/ the command again\.$|unmount the output folder if it is a mount\.$/);
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
  [{ code: 1, signal: 'SIGABRT', output: 'x' }, 'next build was ended by SIGABRT. The end of its output:\n  x'],
  [
    { code: 1, signal: 'SIGKILL', output: '' },
    'The operating system ended the build (SIGKILL), usually because the memory was full. Close other programs and run the command again.',
  ],
] as const)('the failure of the framework has a reason: %j', (result, message) => {
  expect(explainFailure(result)).toBe(message);
});
