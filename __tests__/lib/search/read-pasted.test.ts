import { MAX_QUERY } from '@/lib/browser/search-keys';
import { readPasted } from '@/lib/search/read-pasted';

test.each(['lib.dts', 'output.distPath', 'how to keep an import', './src/index.ts', 'dts.bundle: true', '类型声明文件'])(
  'leaves %j as it is',
  (text) => {
    expect(readPasted(text)).toBeUndefined();
  },
);

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
])('leaves out %s', (_, text, query) => {
  expect(readPasted(text)).toBe(query);
});

test('keeps the summary if there is nothing else', () => {
  expect(readPasted('error   Rspack build failed.')).toBe('Rspack build failed.');
});

test('ends with a whole word at the longest query', () => {
  const query = readPasted(`error   ${'word '.repeat(40)}`) ?? '';
  expect(query).toMatch(/^(word )+word$/);
  expect(query.length).toBeLessThanOrEqual(MAX_QUERY);
  expect(query.length).toBeGreaterThan(MAX_QUERY - 5);
});
