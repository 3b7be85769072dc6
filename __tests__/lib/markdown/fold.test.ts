import { findConfigWindow, findFileWindow, findLogWindow, shortenLog } from '@/lib/markdown/fold';

test.each<[string, number, number[] | undefined, ReturnType<typeof findFileWindow>]>([
  ['a short file is shown whole', 20, undefined, []],
  ['a long file shows its beginning', 47, undefined, [{ from: 1, to: 16 }]],
  ['a mark in the beginning does not move the window', 47, [16], [{ from: 1, to: 16 }]],
  ['a later mark moves the window, with lines before it', 47, [20, 40], [{ from: 17, to: 32 }]],
  ['the window ends with the file', 47, [46], [{ from: 32, to: 47 }]],
])('%s', (_, count, marks, expected) => {
  expect(findFileWindow(count, marks)).toEqual(expected);
});

const IMPORTS = ["import { defineConfig } from '@rslib/core';", ''];
const LONG_IMPORTS = ["import { pluginReact } from '@rsbuild/plugin-react';", ...IMPORTS];
const listLines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}`);
const buildConfig = (count: number) => [...IMPORTS, ...listLines(count)];

test.each<[string, string[], number[], ReturnType<typeof findConfigWindow>]>([
  ['a configuration is shown without its imports', [...LONG_IMPORTS, ...listLines(5)], [], [{ from: 4, to: 8 }]],
  ['two lines of imports are not worth hiding', buildConfig(5), [], []],
  ['a short one without imports is shown whole', listLines(5), [], []],
  ['a longer one shows the lines around its marks', buildConfig(6), [5], [{ from: 3, to: 6 }]],
  ['a longer one is shown whole if that leaves out two lines', listLines(6), [4], []],
  ['marks that are far apart have ranges of their own', buildConfig(20), [5, 15], [3, 13].map((from) => ({ from, to: from + 3 }))],
  ['a single line between two ranges is shown', buildConfig(20), [5, 10], [{ from: 3, to: 11 }]],
  ['without marks, a long one shows its beginning', buildConfig(20), [], [{ from: 1, to: 8 }]],
  ['one with imports only is shown whole', IMPORTS, [], []],
])('%s', (_, lines, marks, expected) => {
  expect(findConfigWindow(lines, marks)).toEqual(expected);
});

test('next to the text about an option, files of more than 10 lines show 8, and logs what follows their marks', () => {
  expect([10, 11].map((count) => findFileWindow(count, [], 'compact'))).toEqual([[], [{ from: 1, to: 8 }]]);
  expect(findLogWindow(LOG, [5], 'compact')).toEqual([{ from: 5, to: 5 }]);
  expect(findLogWindow(LOG, [4, 7], 'compact')).toEqual([
    { from: 4, to: 5 },
    { from: 7, to: 8 },
  ]);
  expect(findLogWindow(LOG.slice(0, 5), [3], 'compact')).toEqual([]);
  expect(findLogWindow(LOG.slice(0, 4), [2], 'compact')).toEqual([]);
});

const LOG = [
  'Rslib v1.0.1',
  '',
  'info    build started...',
  'ready   built in … s (esm)',
  'error   TS5011: rootDir must be set.',
  '',
  'File (esm)      Size',
  'dist/index.js   0.28 kB',
  '',
  'error   Failed to build.',
];

test('a log hides what every build prints', () => {
  expect(findLogWindow(LOG, [])).toEqual([
    { from: 4, to: 5 },
    { from: 10, to: 10 },
  ]);
});

test('a log shows marked lines, and short logs are shown whole', () => {
  expect(findLogWindow(LOG, [8])).toEqual([{ from: 4, to: 10 }]);
  expect(findLogWindow(LOG.slice(0, 9), [])).toEqual([]);
  expect(
    findLogWindow(
      LOG.map((line) => line || 'error   again')
        .slice(1)
        .concat('error'),
      [],
    ),
  ).toEqual([]);
});

test('a shortened log replaces each run of noise with an ellipsis, but keeps marked and empty lines', () => {
  const lines = ['Rslib v1.0.1', '', 'info    build started...', 'error   a', '', '  b', 'start   generating declaration files... (esm)'];
  expect(shortenLog(lines, [])).toEqual(['…', 'error   a', '', '  b', '…']);
  expect(shortenLog(lines, [7])).toEqual(['…', 'error   a', '', '  b', 'start   generating declaration files... (esm)']);
});

test.each([
  'Rslib v1.0.1',
  'info    build started...',
  'start   generating declaration files... (esm)',
  'File (esm)      Size     Gzip',
  'dist/index.js   0.28 kB   0.20 kB',
  'dist/a.css      9.5 B',
  'Total:          1.2 kB',
  '3 files generated in dist',
  '',
])('every build prints %j', (line) => {
  expect(shortenLog([line, 'error   a'], [])).toEqual(line ? ['…', 'error   a'] : ['', 'error   a']);
});

test.each(['ready   built in 0.1 s (esm)', 'error   Failed to build.', 'warn    Total', 'Files'])('not every build prints %j', (line) => {
  expect(shortenLog(['Rslib v1.0.1', line], [])).toEqual(['…', line]);
});

test('a log that is all noise is not shortened', () => {
  expect(shortenLog(['Rslib v1.0.1', ''], [])).toEqual(['Rslib v1.0.1', '']);
});
