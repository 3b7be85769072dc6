import { normalizeDialect } from '@/lib/markdown/dialect';

test.each([
  [':::tip Title', ':::tip[Title]'],
  [':::tip', ':::tip'],
  ['::: tip', ':::tip'],
  ['::: code-group', ':::code-group'],
  [':::tip{title="A {b}"}', ':::tip{title="A {b}"}'],
  ['::: tip {title="A"}', ':::tip{title="A"}'],
  [':::tip\\{title="A"}', ':::tip{title="A"}'],
  ['::: details A title {open}', ':::details[A title]{open}'],
  [':::warning 注意 这里', ':::warning[注意 这里]'],
  [':::tip[Title]', ':::tip[Title]'],
  [':::note A [link] here', ':::note[A \\[link\\] here]'],
  [':::note [RFC] A title', ':::note[\\[RFC\\] A title]'],
  [':::note [Title]', ':::note [Title]'],
  ['  :::tip Indented', '  :::tip[Indented]'],
  ['## 标题 {#id}', '## 标题 \\{#id}'],
  ['## 标题 {#id #old}', '## 标题 \\{#id #old}'],
  ['  ### Title {#id}', '  ### Title \\{#id}'],
  ['> ## Title {#id}', '> ## Title \\{#id}'],
  ['## Title \\{#id}', '## Title \\{#id}'],
  ['Text {#id}', 'Text {#id}'],
  ['a:b c::d', 'a:b c::d'],
])('%s becomes %s', (line, expected) => {
  expect(normalizeDialect(line)).toBe(expected);
});

test('code fences and line numbers are unchanged', () => {
  const source = ['```md', ':::tip Title', '## A {#a}', '```', ':::tip Title', '~~~~', '~~~', ':::tip X', '~~~~', '## B {#b}'].join('\n');
  expect(normalizeDialect(source).split('\n')).toEqual([
    '```md',
    ':::tip Title',
    '## A {#a}',
    '```',
    ':::tip[Title]',
    '~~~~',
    '~~~',
    ':::tip X',
    '~~~~',
    '## B \\{#b}',
  ]);
});

test.each([
  ['in a quote', '> ```md\n> ## A {#a}\n> ```'],
  ['that shows the start of code', '```md\n```js\n## A {#a}\n```'],
  ['at the start of a list item', '- 1. ```md\n     ## A {#a}\n     ```'],
  ['in one line', '```npm install```'],
])('what follows code %s is rewritten', (_, code) => {
  expect(normalizeDialect(`${code}\n\n## B {#b}`)).toBe(`${code}\n\n## B \\{#b}`);
});
