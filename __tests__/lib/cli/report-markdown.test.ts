import { escapeText, fenceDiff, fold, shortenDiff, toCode } from '@/lib/cli/report-markdown';

test.each([
  ['选项 lib.dts', '选项 lib.dts'],
  ['a\n| b', 'a \\| b'],
  ['[x](javascript:1) <b> `c` *d* _e_ #1 @team &amp;', '\\[x\\](javascript:1) \\<b\\> \\`c\\` \\*d\\* \\_e\\_ \\#1 \\@team \\&amp;'],
])('text %j is escaped', (text, expected) => expect(escapeText(text)).toBe(expected));

test.each([
  ['/zh/guide/a', '<code>/zh/guide/a</code>'],
  ['a|b`<i>&', '<code>a&#124;b&#96;&lt;i&gt;&amp;</code>'],
])('code %j is escaped', (text, expected) => expect(toCode(text)).toBe(expected));

test('the fence of a code block is longer than all fences in it', () => {
  expect(fenceDiff(['a'])).toBe('```diff\na\n```');
  expect(fenceDiff(['```js', '````'])).toBe('`````diff\n```js\n````\n`````');
});

test('the summary of a fold is plain text', () => {
  expect(fold('<a> & b', 'text')).toBe('<details><summary>&lt;a&gt; &amp; b</summary>\n\ntext\n\n</details>');
});

test.each([
  [3, ['@@', '-a', '+b']],
  [2, ['@@', '-a', '… 1 more line']],
  [1, ['@@', '… 2 more lines']],
])('with at most %i lines, a diff is %j', (limit, expected) => expect(shortenDiff('--- x\n+++ x\n@@\n-a\n+b', limit)).toEqual(expected));
