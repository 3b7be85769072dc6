import { readExample } from '@/lib/examples/read-examples';
import { createSnapshot, type RunResult } from '@/lib/examples/snapshot';
import type { ExampleView } from '@/lib/examples/types';
import { writeSnapshot } from '@/lib/examples/verify';
import { buildExampleView } from '@/lib/examples/view';
import { createFolder } from '../../support/temporary-folder';

/** The view of an example with these steps and files, as if it had been built. */
function view(definition: object, files: Record<string, string> = {}, run: Partial<RunResult> = {}): ExampleView {
  const root = createFolder({
    'a/b/example.json': JSON.stringify(definition),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`a/b/${name}`, text])),
  });
  const runs = [{ name: '', steps: [], files: {}, shown: {}, ...run }];
  writeSnapshot(root, 'a/b', createSnapshot(readExample(root, 'a/b').hash, runs));
  return buildExampleView(root, 'a/b');
}

const step = (run: string, exit: number, ...log: string[]) => ({ run, exit, log });

test('a log contains the commands if there are several', () => {
  const log = (...steps: ReturnType<typeof step>[]) => view({ log: true }, {}, { steps }).runs[0]?.log?.text;
  expect(log(step('rslib', 0, 'done'))).toBe('done');
  expect(log(step('rslib', 0, 'done'), step('node a.js', 0, '1'))).toBe('$ npx rslib\ndone\n$ node a.js\n1');
});

test('the marks of a log leave out the commands', () => {
  const steps = [step('rslib --a', 0, 'one'), step('rslib --b', 0, 'two', 'with --b')];
  const checks = [{ log: '--b' }];
  expect(view({ log: true, checks }, {}, { steps }).runs[0]?.log?.marks).toEqual([5]);
  expect(view({ log: true, checks }, {}, { steps: steps.slice(1) }).runs[0]?.log?.marks).toEqual([2]);
});

test('the log of a failing command is always shown, and only some programs are builds', () => {
  const read = (run: string) => view({}, {}, { steps: [step(run, 1, 'error   no')] }).runs[0];
  expect(read('env A=1 rslib build')).toMatchObject({ failsWith: 1, isBuild: true, log: { text: 'error   no', hasFailed: true } });
  expect(read('node a.js')).toMatchObject({ failsWith: 1, isBuild: false, log: { text: 'error   no', hasFailed: true } });
  expect(view({}, {}, { steps: [step('rslib', 0, 'done')] }).runs[0]).toMatchObject({ isBuild: false, log: undefined });
});

test('a fix replaces the command that fails', () => {
  const steps = [{ run: 'node a.js' }, { run: 'rslib --a', exit: 1 }];
  expect(view({ steps, fix: 'rslib --b' }).fixes).toEqual([{ diff: '-npx rslib --a\n+npx rslib --b' }]);
});

const shown = (text: string) => ({ text, folded: false });
const folded = (text: string) => ({ text, folded: true });

test.each([
  ['a line', { from: '^b', to: '^b' }, '\na\nb\nc\n', [folded('\na'), shown('b'), folded('c')]],
  ['the end', { from: '^b' }, 'a\nb\nc\n', [folded('a'), shown('b\nc')]],
  ['the start', { to: '^b' }, 'a\nb\nc\n', [shown('a\nb'), folded('c')]],
  ['two parts', [{ to: '^a' }, { from: '^c' }], 'a\nb\nc\n', [shown('a'), folded('b'), shown('c')]],
  ['all but the blank lines around', { from: '^b', to: '^b' }, '\nb\n\n', [shown('\nb\n')]],
])('an excerpt may be %s', (_, excerpt, text, parts) => {
  const { input } = view({ input: ['x.js'], excerpt: { 'x.js': excerpt } }, { 'files/x.js': text });
  expect(input).toEqual([{ path: 'x.js', parts }]);
});

test('an output file is shown without blank lines at its end', () => {
  const files = { 'dist/a.css': ['a {', '', '}', '', ''], 'dist/empty.js': [''] };
  const { runs } = view({ output: Object.keys(files) }, {}, { shown: files });
  expect(runs[0]?.output).toMatchObject([{ parts: [shown('a {\n\n}')] }, { parts: [shown('')] }]);
});

test('an excerpt for values of the matrix belongs to the source for these values', () => {
  const matrix = { format: { esm: '', cjs: '--cjs' } };
  const excerpt = { 'cjs:x.js': { from: '^b', to: '^b' } };
  const { input } = view({ input: ['esm:x.js', 'cjs:x.js'], matrix, excerpt }, { 'files/x.js': 'a\nb\n' });
  expect(input).toEqual([
    { path: 'x.js', values: ['esm'], parts: [shown('a\nb')] },
    { path: 'x.js', values: ['cjs'], parts: [folded('a'), shown('b')] },
  ]);
});

test('an example with a package that does not exist cannot be downloaded', () => {
  expect(view({}).isProject).toBe(true);
  expect(view({}, { 'files/package.json': '{ "dependencies": { "@example/none": "1.0.0" } }' }).isProject).toBe(false);
});
