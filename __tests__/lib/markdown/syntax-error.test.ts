import { readSyntaxError } from '@/lib/markdown/syntax-error';

const UNCLOSED = '[next-mdx-remote] error compiling MDX:\nUnexpected end of file in expression, expected a closing brace';

/** A part with tags and expressions that end further down, as many lines as `long`. */
const part = (long = 1) => ['## Part', '', '<Badge', ...Array(long).fill("  text={'a'}"), '/>', '', 'Text with `{`.', ''];

const locate = (lines: readonly string[], error = UNCLOSED) =>
  readSyntaxError(new Error(error), { file: 'a.mdx', body: lines.join('\n') }).line;

test.each<[name: string, before: readonly string[], line: string, after: readonly string[]]>([
  ['at the start', [], '{ here', part()],
  ['in a paragraph', part(), 'Text { here', part()],
  ['on the last line', part(), 'Text { here', []],
  ['in a row of a table', [...part(), '| a |', '| - |'], '| { |', part()],
  ['in a list', part(), '- { here', part()],
  ['between long tags', part(80), '{/* here', part(80)],
  ['among many tags', Array(20).fill(part()).flat(), '{ here', Array(20).fill(part()).flat()],
])('a brace that is not closed is found %s', (_, before, line, after) => {
  expect(locate([...before, line, '', ...after])).toBe(before.length + 1);
});

test('a brace that is not closed is found at once in a long page', () => {
  const before = Array(10).fill(part()).flat();
  expect(locate([...before, '{ here', '', ...Array(400).fill(part()).flat()])).toBe(before.length + 1);
});
