import { checkHeadings } from '@/lib/checks/prose/check-words';

const check = (text: string, names = '', isHeading = true) =>
  checkHeadings([{ file: 'a.mdx', line: 3, text, ...(isHeading ? { isHeading } : {}) }], { file: 'names.txt', text: names }).map(
    ({ file, line, message }) => `${file}:${line}: ${message}`,
  );

test.each<[text: string, names: string]>([
  ['Output', ''],
  ['Use Rslib in TypeScript projects with ESM and APIs', ''],
  ['UMD output: What it is', ''],
  ['Why? Because', ''],
  ['“Quoted” words', ''],
  ["Module not found: Can't resolve", ''],
  ['Use CSS Modules', 'CSS Modules\n'],
  ['Code that imports React', '# Frameworks\nReact\n'],
  ['Code that imports React', '# Frameworks\r\nReact\r\n'],
  ['`Output` and `Format`', ''],
  ['import.meta.URL in browsers', ''],
])('%s is accepted', (text, names) => {
  expect(check(text, names)).toEqual([]);
});

test.each<[text: string, names: string, expected: readonly string[]]>([
  ['Output Format', '', ['a.mdx:3: The heading "Output Format" capitalizes "Format".']],
  ['`lib.dts` In Detail', '', ['a.mdx:3: The heading "`lib.dts` In Detail" capitalizes "Detail".']],
  [
    'Use CSS and Modules',
    'CSS Modules\n',
    ['a.mdx:3: The heading "Use CSS and Modules" capitalizes "Modules".', 'names.txt:1: No heading contains the name "CSS Modules".'],
  ],
  [
    'Use Reactive code',
    'React\n',
    ['a.mdx:3: The heading "Use Reactive code" capitalizes "Reactive".', 'names.txt:1: No heading contains the name "React".'],
  ],
])('the heading "%s" with the names %j has the mistakes %j', (text, names, expected) => {
  expect(check(text, names)).toEqual(expected);
});

test('only headings are checked', () => {
  expect(check('Output Format', '', false)).toEqual([]);
});
