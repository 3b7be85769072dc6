import { MAX_QUERY } from '@/lib/browser/search-keys';
import { readPasted } from '@/lib/search/read-pasted';

test.each([
  'lib.dts',
  'output.distPath',
  'how to keep an import',
  './src/index.ts',
  'dts.bundle: true',
  '类型声明文件',
  ' lib.dts\n',
  './src/index.ts\n./src/other.ts',
  'x'.repeat(64),
])('%j is not pasted output', (text) => {
  expect(readPasted(text)).toBeUndefined();
});

test.each([
  ['colors', '\u001B[31merror\u001B[39m   Unsupported format: amd', 'Unsupported format: amd'],
  ['colors without escape characters', '[31m[1merror[22m[39m   Unsupported format: amd', 'Unsupported format: amd'],
  ['a level', 'warn    lib.autoExternal is deprecated', 'lib.autoExternal is deprecated'],
  ['the place in the code', "error   [tsc] src/a.ts:1:2 - TS2307: Cannot find module 'x'", "TS2307: Cannot find module 'x'"],
  ['the place as tsc prints it', "\nsrc/a.ts(1,2): error TS2307: Cannot find module 'x'\n\n2", "TS2307: Cannot find module 'x' 2"],
  ['the class of an error with a code', 'TypeError [ERR_X]: Unknown file extension ".ts"', '[ERR_X]: Unknown file extension ".ts"'],
  ['the output', 'error   Failed to generate declaration files. (esm0)', 'Failed to generate declaration files.'],
  ['the program that found it', "error   [api-extractor] Cannot read 'prepare'", "Cannot read 'prepare'"],
  ['summaries', 'error   Failed to build.\nerror   Unsupported format: amd\nerror   Rspack build failed.', 'Unsupported format: amd'],
  ['code frames', 'error   Build error:\n  × Syntax Error\n   ╭────\n 1 │ export { a };\n   · ────\n   ╰────', 'Syntax Error'],
  ['stack traces', 'TypeError: a is not a function\n    at b (file:///x/y/z.js:1:2)', 'TypeError: a is not a function'],
  ['paths of the machine', 'error   Cannot find config file: /home/mia/kit/rslib.config.ts', 'Cannot find config file:'],
  ['paths of Windows', 'warn    Failed to parse C:\\kit\\a\\package.json, it is invalid', 'Failed to parse it is invalid'],
  ['files of the project', "error   Can't resolve './a' in src/b/c.ts of @rslib/core", "Can't resolve in of @rslib/core"],
  [
    'stack frames without a place',
    'error   Unsupported format: amd\n    at async Promise.all (index 0)\n    at Array.map (<anonymous>)',
    'Unsupported format: amd',
  ],
  [
    'the last stack frame',
    "Error: Cannot find module 'a'\n    at load (node:internal/x:1:2) {\n  code: 'X'",
    "Error: Cannot find module 'a' code: 'X'",
  ],
  [
    'the code that throws an error',
    "node:internal/modules/esm/resolve:873\n  throw new ERR_X(name);\n        ^\n\nError [ERR_X]: Cannot find package 'a'\n\nNode.js v20.20.2",
    "[ERR_X]: Cannot find package 'a'",
  ],
  ['the number of a warning', '(node:4721) [MODULE_X] Warning: Module type of a', '[MODULE_X] Warning: Module type of a'],
  [
    'what wraps a cause',
    '  × Module build failed (from ../a/index.js):\n  ╰─▶   × Undefined variable.\n        │ 1 │ a\n  ╵',
    'Undefined variable.',
  ],
  ['wrappers with a message', '  ├─▶   × Failed to generate declaration files.\n  ╰─▶   ×   x TS9007: Function', 'TS9007: Function'],
  [
    'what a bundler suggests against',
    '  × Module parse failed:\n  ╰─▶   × JavaScript parse error: x\n  help:\n    To enable support for Vue',
    'To enable support for Vue',
  ],
  ['what precedes an explanation', "  × Module not found: Can't resolve 'fs'\n\nError: \"fs\" is built in", 'Error: "fs" is built in'],
  [
    'errors that follow a warning',
    'error   Build failed.\nwarn    Failed to parse\nSyntaxError: Unexpected end',
    'Failed to parse SyntaxError: Unexpected end',
  ],
  ['several colors at once', '\u001B[1;31merror\u001B[0m   \u001B[38;5;196mUnsupported format\u001B[2K: amd', 'Unsupported format: amd'],
  ['sequences that clear a line', '\u001B[K\u001B[2J\u001B[1;1Herror   Unsupported format: amd', 'Unsupported format: amd'],
  ['a sign, but not a name', 'error   x Module not found\nx is not defined', 'Module not found x is not defined'],
  ['the place on a single line', "src/a.ts:1:2 - error TS2307: Cannot find module 'x'", "TS2307: Cannot find module 'x'"],
  ['line breaks of Windows', 'error   Unsupported format: amd (esm)  \r\n\r\n', 'Unsupported format: amd'],
  ['a place with several digits', 'error   [tsc] src/a.ts:12:34 - error  TS2307: Cannot find name', 'TS2307: Cannot find name'],
  ['the same as tsc prints it', 'error   src/a.ts(12,34):  error TS2307: Cannot find name', 'TS2307: Cannot find name'],
  ['several signs before a message', 'error   ├─▶ Module not found', 'Module not found'],
  ['other signs of an error', 'error   ✖ Module not found\n╰ in a', 'Module not found in a'],
  ['a path at the start', 'error   /home/mia/kit/a.ts is missing', 'is missing'],
  ['a file at the start', 'error   src/a.ts is missing', 'is missing'],
  [
    'what webpack prints around a message',
    "assets by status 1 KiB [cached] 1 asset\norphan modules 7 bytes [orphan] 1 module\n./src/a.js + 1 modules 1 KiB [built]\n\nERROR in ../a.js 1:0-3\nModule not found: Error: Can't resolve 'a'\n\nwebpack 5.113.0 compiled with 1 error in 9 ms",
    "Module not found: Error: Can't resolve 'a'",
  ],
  [
    'what Vite prints around a message',
    'vite v7.3.8 building for production...\ntransforming...\n✓ 4 modules transformed.\n\n✗ Build failed in 9ms\nerror during build:\n[commonjs--resolver] Missing "./a.css" specifier in "b"',
    'Missing specifier in "b"',
  ],
  [
    'what esbuild prints around a message',
    '✘ [ERROR] Could not resolve "a"\n\n    src/b.js:1:7:\n      1 │ import "a";\n        ╵        ~~~\n\n  You can mark the path "a" as external to exclude it.\n\n1 error',
    'Could not resolve "a"',
  ],
  [
    'what Rollup prints around a message',
    'src/a.js → b.js...\n[!] RollupError: src/a.js (1:9): Expression expected',
    'Expression expected',
  ],
  ['a plugin of Rollup', '(!) [plugin node-resolve] Could not resolve import "a"', 'Could not resolve import "a"'],
  [
    'what Jest prints around a message',
    'FAIL ./a.test.js\n  ● Test suite failed to run\n\n    ReferenceError: document is not defined\n\nTest Suites: 1 failed, 1 total\nTests:       0 total\nSnapshots:   0 total\nTime:        1 s\nRan all test suites.',
    'ReferenceError: document is not defined',
  ],
  [
    'what Vitest prints around a message',
    ' RUN  v3.2.7 /a\n\n Test Files  1 failed (1)\n      Tests  no tests\n   Start at  01:13:47\n   Duration  1.19s\n\n⎯⎯ Failed Suites 1 ⎯⎯\n\n FAIL  a.test.js\nTypeError: Unknown file extension ".css"\n ❯ a ../b.js:1:2',
    'TypeError: Unknown file extension ".css"',
  ],
  [
    'what Next.js prints around a message',
    '⚠ No build cache found.\n   ▲ Next.js 15.5.29\n\n   Linting and checking validity of types ...\n(node:1) [DEP_A] DeprecationWarning: b\n(Use `node --trace-deprecation ...` to show it)\nFailed to compile.\n\n../a.css\nGlobal CSS cannot be imported.\n\nImport trace for requested module:',
    'Global CSS cannot be imported.',
  ],
  ['the version of Bun', "error: Cannot find module 'a'\n\nBun v1.4.5 (Linux x64)", "Cannot find module 'a'"],
  ['what browsers print before an error', 'Uncaught (in promise) ReferenceError: a is not defined', 'ReferenceError: a is not defined'],
  ['a file of a package', "error   Cannot read '@rslib/core/dist/a.js' of '@rslib/core'", "Cannot read of '@rslib/core'"],
])('leaves out %s', (_, text, query) => {
  expect(readPasted(text)).toBe(query);
});

test.each(['2026-11-28T15:00:01.1234567Z ', '#12 3.456 ', '@clocks/face:build: ', 'packages/face build:esm: ', '[1] ', '[build:esm] '])(
  'leaves out %j before each line',
  (prefix) => {
    const lines = ['error   Failed to build.', '  ╰─▶   × Unsupported format: amd', '    at build (/a/b.js:10:20)'];
    expect(readPasted(lines.map((line) => prefix + line).join('\n'))).toBe('Unsupported format: amd');
    expect(readPasted(`${prefix}Unsupported format: amd`)).toBe('Unsupported format: amd');
  },
);

test.each([
  'Rslib v0.10.0',
  'info    build started...',
  'start   build started...',
  'ready   built in 0.1 s (esm)',
  'File: ./src/index.ts:1:1',
  'error   Failed to build.',
  'error   Failed to build, 2 errors',
  'error   Failed to start dev server.',
  'error   Failed to inspect config',
  'Build error:',
  'error   Build errors:',
  'warn    Build warnings: ',
  'Rspack build failed',
  'build failed in 1.2 s',
  'help:',
  'Node.js v22.23.3',
  '> clock-kit@1.0.0 build',
  'File (esm)      Size      Gzip',
  'File (esm)      Size',
  'dist/index.js   0.03 kB',
  '        Total:   0.51 kB   0.4 kB',
  '2 files generated in dist, total: 0.1 kB (esm)',
  '12 export { a };',
  '   ~~~~~~',
  '  ╰─▶   ×',
  '  ./src/a.svg?react ×',
  '   ,-[/project/src/index.ts:3:1]',
  '    `----',
  '  ^',
  'error   Failed to generate declaration files. (esm)',
  'error   Error occurred in esm declaration files generation.',
  '  × Module parse failed:',
  '  × Module build failed:',
  'error     × caused by plugins in Compilation.hooks.afterCodeGeneration',
  '    at async Promise.all (index 0)',
  'Import traces (entry → error):',
  'ObjectRef 1',
  '    at build (/a/b.js:10:20)',
  'at file:///a.js:12:34',
  ' 12 │ export { a };',
  '12 | export { a };',
  '   · ────',
  '   ╭────',
  '   ╰────',
])('leaves out the line %j', (line) => {
  expect(readPasted(`${line}\nerror   Unsupported format: amd`)).toBe('Unsupported format: amd');
});

test.each([
  'Cannot start two servers',
  'Nothing is ready yet',
  'Rslib v0.10.0 needs Node 20',
  'Look at most a.ts:1:2 errors',
  'at most a.ts:1:2 errors',
  'Write a | b instead',
  'Set the id (esm) of it',
  '`dts.tsgo` requires `typescript`',
  '[rsbuild:plugin] Expect a plugin',
  "File 'a' is not under 'rootDir'",
])('keeps the line %j', (line) => {
  expect(readPasted(`error   Unsupported\n${line}`)).toBe(`Unsupported ${line}`);
});

test.each([
  ['error   Rspack build failed.', 'Rspack build failed.'],
  ['error   Rspack build failed.\n\n', 'Rspack build failed.'],
])('keeps the summary %j if there is nothing else', (text, query) => {
  expect(readPasted(text)).toBe(query);
});

test.each([
  ['words '.repeat(20), 'words '.repeat(10).trim()],
  ['word '.repeat(20), 'word '.repeat(13).trim()],
  ['x'.repeat(70), 'x'.repeat(64)],
  [`${'y'.repeat(64)} word`, 'y'.repeat(64)],
])('cuts %j after a word', (text, query) => {
  expect(readPasted(`error   ${text}`)).toBe(query);
});

test('ends with a whole word at the longest query', () => {
  const query = readPasted(`error   ${'word '.repeat(40)}`) ?? '';
  expect(query).toMatch(/^(word )+word$/);
  expect(query.length).toBeLessThanOrEqual(MAX_QUERY);
  expect(query.length).toBeGreaterThan(MAX_QUERY - 5);
});
