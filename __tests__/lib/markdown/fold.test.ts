import { findFileWindow, findLogWindow, shortenLog } from '@/lib/markdown/fold';

test.each<[string, number, number[] | undefined, ReturnType<typeof findFileWindow>]>([
  ['a short file is shown whole', 20, undefined, undefined],
  ['a long file shows its beginning', 47, undefined, [{ from: 1, to: 16 }]],
  ['a mark in the beginning does not move the window', 47, [16], [{ from: 1, to: 16 }]],
  ['a later mark moves the window, with lines before it', 47, [20, 40], [{ from: 17, to: 32 }]],
  ['the window ends with the file', 47, [46], [{ from: 32, to: 47 }]],
])('%s', (_, count, marks, expected) => {
  expect(findFileWindow(count, marks)).toEqual(expected);
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
  expect(findLogWindow(LOG.slice(0, 9), [])).toBeUndefined();
  expect(
    findLogWindow(
      LOG.map((line) => line || 'error   again')
        .slice(1)
        .concat('error'),
      [],
    ),
  ).toBeUndefined();
});

test('a shortened log replaces each run of noise with an ellipsis, but keeps marked and empty lines', () => {
  const lines = ['Rslib v1.0.1', '', 'info    build started...', 'error   a', '', '  b', 'start   generating declaration files... (esm)'];
  expect(shortenLog(lines, [])).toEqual(['…', 'error   a', '', '  b', '…']);
  expect(shortenLog(lines, [7])).toEqual(['…', 'error   a', '', '  b', 'start   generating declaration files... (esm)']);
});

test('a log that is all noise is not shortened', () => {
  expect(shortenLog(['Rslib v1.0.1', ''], [])).toEqual(['Rslib v1.0.1', '']);
});
