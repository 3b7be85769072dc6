import { listLogMarks, listMarks } from '@/lib/examples/marks';

const LINES = ['#!/usr/bin/env node', 'import a from "a";', 'a();', 'b();', 'c();', 'b();'];

test.each<[string, object, number[] | undefined]>([
  ['a line that contains the text', { contains: 'import' }, [2]],
  ['all lines of a text with several', { contains: 'a();\nb();' }, [3, 4]],
  ['no blank lines around a text', { contains: '\nimport a from "a";\na();\n' }, [2, 3]],
  ['the first line of a file that starts with the text', { startsWith: '#!' }, [1]],
  ['nothing for a text that the file lacks', { lacks: 'x' }, undefined],
  ['nothing if too many lines match', { contains: '();' }, undefined],
])('marks %s', (_, check, expected) => {
  expect(listMarks('dist/a.js', LINES, [{ kind: 'file', file: 'dist/a.js', ...check }]).marks).toEqual(expected);
});

test('checks of other files and short files have no marks', () => {
  const check = { kind: 'file', file: 'dist/a.js', contains: 'a' } as const;
  expect(listMarks('dist/b.js', LINES, [check])).toEqual({});
  expect(listMarks('dist/a.js', ['a', 'b'], [check])).toEqual({});
});

const LOG = ['info    started', 'error   one', 'error   two', 'done'];

test.each<[string, Parameters<typeof listLogMarks>[1], boolean, number[]]>([
  ['the line that a check looks for', [{ kind: 'log', log: 'two' }], true, [3]],
  ['only the first of many', [{ kind: 'log', log: 'e' }], false, [1]],
  ['the first error of a failed build', [{ kind: 'log', log: 'two', lacks: true }], true, [2]],
  ['nothing in a build without checks', [], false, []],
])('marks in a log %s', (_, checks, hasFailed, expected) => {
  expect(listLogMarks([LOG], checks, hasFailed)).toEqual(expected);
});

test('marks the text of a check in its step, or in all steps', () => {
  const steps = [['', 'built a'], ['', 'built a', 'error   one'], ['built a']];
  const list = (step?: number) => listLogMarks(steps, [{ kind: 'log', log: 'built a', step }], true);
  expect([list(), list(1), list(2), list(3)]).toEqual([[2, 4, 6], [2], [4], [6]]);
  expect(listLogMarks(steps, [], true)).toEqual([5]);
});
