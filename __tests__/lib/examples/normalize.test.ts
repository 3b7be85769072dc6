import { pathToFileURL } from 'node:url';
import { normalizeLog, normalizeText } from '@/lib/examples/normalize';

test('normalizes line endings, the build folder and the folder of its packages', () => {
  const folder = '/tmp/x/.work/a~b';
  expect(normalizeText('a\r\nfile:///tmp/x/.work/a~b/src/index.ts', folder)).toBe('a\nfile:///project/src/index.ts');
  expect(normalizeText('(from /tmp/x/node_modules/loader/index.js)', folder)).toBe('(from /project/node_modules/loader/index.js)');
});

test.each(['/tmp/my docs/.work/a', '/tmp/文档/.work/a', '/tmp/x/.work/a~b'])('normalizes URLs of files in %s', (folder) => {
  const [file, loader] = [`${folder}/src/index.ts`, `${folder}/../../node_modules/loader/index.js`].map((each) => pathToFileURL(each).href);
  expect(normalizeText(`${file} (from ${loader})`, folder)).toBe(
    'file:///project/src/index.ts (from file:///project/node_modules/loader/index.js)',
  );
});

test('normalizes the path of a module in an error of TypeScript, which escapes characters', () => {
  const error = String.raw`error TS4023: … from external module "/tmp/\u6587\u6863/.work/a/src/hour" but cannot be named.`;
  expect(normalizeText(error, '/tmp/文档/.work/a')).toBe('error TS4023: … from external module "/project/src/hour" but cannot be named.');
});

test.each([
  ['colors', ['\u001B[32mready\u001B[39m'], ['ready']],
  [
    'times',
    ['ready   built in 0.04s', 'ready   built in 1 m 11.8 s (esm)', 'took 12 ms in 12 ms'],
    ['ready   built in … s', 'ready   built in … s (esm)', 'took 12 ms in … s'],
  ],
  ['hashes of paths', ['× __rspack_asset_93487c48 is not defined'], ['× __rspack_asset_<hash> is not defined']],
  ['the version of the greeting', ['  Rslib v1.0.1'], ['  Rslib v{version}']],
  ['stack lines', ['error x', '    at build (/a/b.js:1:2)', '    at async run (node:x:1:1)'], ['error x']],
  [
    'stack lines in the frame of an error',
    ['  ╰─▶ error x', '      │     at async run (/a/b.js:1:2)', '      │     at /a/b.js:1:2'],
    ['  ╰─▶ error x'],
  ],
  ['blanks at line ends and empty lines around', ['', 'a  ', '', 'b', ''], ['a', '', 'b']],
])('log: %s', (_, lines, expected) => {
  expect(normalizeLog(lines.join('\n'), '/nowhere')).toEqual(expected);
});

describe('an error of the native compiler that the tool has broken', () => {
  const parts = ['tsconfig.removed.json', ':', '2', ':', '64', ' - ', 'error', ' TS5108', ': ', "Option 'x' has been removed."];
  const following = [
    '[tsgo] 2   "compilerOptions": {}',
    '[tsgo]                    ~~~~~~~~',
    '[tsgo] Found 1 error in tsconfig.removed.json:2',
  ];
  const whole = [`[tsgo] ${parts.join('')}`, ...following];

  test.each(parts.slice(1).map((part, index) => [part, index + 1] as const))('before "%s"', (_, at) => {
    const pieces = [parts.slice(0, at), parts.slice(at)].map((each) => `[tsgo] ${each.join('')}`);
    expect(normalizeLog([...pieces, ...following].join('\n'), '/x')).toEqual(whole);
  });

  test('at several places', () => {
    const pieces = [parts.slice(0, 1), parts.slice(1, 3), parts.slice(3, 6), parts.slice(6)].map((each) => `[tsgo] ${each.join('')}`);
    expect(normalizeLog([...pieces, ...following].join('\n'), '/x')).toEqual(whole);
  });

  test('before an explanation, whose indent the tool leaves out', () => {
    const explained = [...whole.slice(0, 1), "[tsgo]   Use 'y' instead.", ...following];
    for (const line of ["[tsgo]   Use 'y' instead.", "[tsgo] Use 'y' instead."]) {
      expect(normalizeLog([...whole.slice(0, 1), line, ...following].join('\n'), '/x')).toEqual(explained);
    }
  });

  test('an error, a summary and lines of other programs after an error have no indent', () => {
    const lines = [whole[0], '[tsgo] src/a.ts:1:2 - error TS1005: a', following[2], whole[0], 'src/index.ts'];
    expect(normalizeLog(lines.join('\n'), '/x')).toEqual(lines);
  });

  test('complete lines are unchanged', () => {
    expect(normalizeLog([...whole, 'src/index.ts'].join('\n'), '/x')).toEqual([...whole, 'src/index.ts']);
  });
});

test('lines of parallel outputs have a fixed order', () => {
  const one = ['ready   built in 0.1s (esm)', 'ready   built in 0.2s (cjs)', '', 'File (esm)'];
  const other = ['ready   built in 0.3s (cjs)', 'ready   built in 0.1s (esm)', '', 'File (esm)'];
  expect(normalizeLog(one.join('\n'), '/x')).toEqual(normalizeLog(other.join('\n'), '/x'));
  expect(normalizeLog(one.join('\n'), '/x')[0]).toBe('ready   built in … s (cjs)');
  const mixed = ['ready   built in 0.1s (esm)', 'start   generating', 'info    build started b', 'info    build started a'];
  expect(normalizeLog(mixed.join('\n'), '/x').map((line) => line.replace(/ +/, ' '))).toEqual([
    'info build started a',
    'info build started b',
    'start generating',
    'ready built in … s (esm)',
  ]);
});
