import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@/lib/node/settings.mjs';
import { type Files, listProseDiagnostics, page, translations } from '../../../support/content-folder';

const rules = (lang: string) => readFileSync(path.join(ROOT, `.textlint/${lang}.yml`), 'utf8');

const build = (en: string, zh: string, words = ''): Files => ({
  ...translations(page(`# Title\n\n${en}`), page(`# 标题\n\n${zh}`)),
  '.cspell/words.txt': words,
  '.textlint/en.yml': rules('en'),
  '.textlint/zh.yml': rules('zh'),
});

test.each<[name: string, en: string, zh: string, expected: readonly string[]]>([
  [
    'a misspelled word',
    'The declaraton is here.',
    '输出 declaraton 文件。',
    [
      'en/guide/a.mdx:7: Unknown word "declaraton" (did you mean "declarator" or "declaration" or "declamation"?). Fix it, or add it to .cspell/words.txt.',
      'zh/guide/a.mdx:7: Unknown word "declaraton" (did you mean "declarator" or "declaration" or "declamation"?). Fix it, or add it to .cspell/words.txt.',
    ],
  ],
  [
    'UK spelling, in the second line of a paragraph, a cell, a title and the description of an image',
    'A line\nwith behaviour.\n\n| a | b |\n| - | - |\n| c | colour |\n\n:::tip Favourites\nText.\n:::\n\n![A grey box](https://example.com/a.png)',
    '文字。',
    [
      'en/guide/a.mdx:8: Unknown word "behaviour" (did you mean "behavior" or "behaviors" or "behaver"?). Fix it, or add it to .cspell/words.txt.',
      'en/guide/a.mdx:12: Unknown word "colour" (did you mean "color" or "cooler" or "colo"?). Fix it, or add it to .cspell/words.txt.',
      `en/guide/a.mdx:14: Unknown word "Favourites" (did you mean "favorites" or "favorite" or "favorite's"?). Fix it, or add it to .cspell/words.txt.`,
      'en/guide/a.mdx:18: "grey" should be "gray". Use US spelling.',
    ],
  ],
  [
    'code, addresses and file names are not checked',
    'Run `npx declaraton 用Rslib`, see https://declaraton.dev/colour and <https://colour.dev>, [it](https://colour.dev), declaraton.json, ./colour/declaraton, @colour/core and --colour.\n\n```ts\nconst colour = 1; // simply\n```',
    '运行 `npx declaraton`，见 https://colour.dev。\n\n```ts\nconst colour = 1; // 用Rslib\n```',
    [],
  ],
  [
    'style, with the line in the paragraph',
    'A line.\nYou can simply run it. This page shows how.',
    '用Rslib 构建,发布。您的库',
    [
      'en/guide/a.mdx:8: "simply" should be left out. Say it without filler words.',
      'en/guide/a.mdx:8: "This page shows" should be left out. State the fact, not what the page does.',
      'zh/guide/a.mdx:7: "用R" should be "用 R". Write a space between Chinese and Latin letters, digits or code.',
      'zh/guide/a.mdx:7: "建," should be "建，". Use full-width punctuation after Chinese.',
      'zh/guide/a.mdx:7: "您" should be "你". Address readers with 你.',
    ],
  ],
  ['correct prose', "The library's APIs don't emit `x`. Use Node.js 22.", '用 `x` 构建 TypeScript 库。', []],
])('%s', async (_name, en, zh, expected) => {
  const found = await listProseDiagnostics(build(en, zh, 'rslib\n'));
  expect(found.filter((line) => !line.startsWith('.cspell'))).toEqual(expected);
});

test('frontmatter, fragments and documents are checked, each in its own file', async () => {
  const files = build("import X from '../shared/x.mdx'\n\n<X />", '文字。');
  expect(
    await listProseDiagnostics({
      ...files,
      'en/guide/a.mdx': page("import X from '../shared/x.mdx'\n\n# Title\n\n<X />\n\n<X />", 'title: The colour\n'),
      'en/shared/x.mdx': 'First.\n\nThe behaviour.\n',
    }),
  ).toEqual([
    'en/guide/a.mdx:3: Unknown word "colour" (did you mean "color" or "cooler" or "colo"?). Fix it, or add it to .cspell/words.txt.',
    'en/shared/x.mdx:3: Unknown word "behaviour" (did you mean "behavior" or "behaviors" or "behaver"?). Fix it, or add it to .cspell/words.txt.',
  ]);
});

test('a site without word list and rules is not checked, and neither is one with pages that cannot be read', async () => {
  const { '.cspell/words.txt': words, '.textlint/en.yml': en, '.textlint/zh.yml': zh, ...rest } = build('A colour, simply put.', '您');
  expect(await listProseDiagnostics(rest)).toEqual([]);
  expect(await listProseDiagnostics({ ...build('A colour.', '您'), 'en/guide/a.mdx': page('# Title\n\n<X') })).toEqual([]);
});

test('a rule whose example fails is named', async () => {
  const text = 'version: 1\nrules:\n  - { expected: to, pattern: in order to, specs: [{ from: in order, to: to }] }\n';
  expect(await listProseDiagnostics({ ...build('Text.', '文字。'), '.textlint/en.yml': text })).toEqual([
    `.textlint/en.yml: The rules cannot be used: Error while loading rule 'prh': to spec failed. "in order", expected "to", but got "in order", /in order to/gmu. Fix the rule or its example.`,
  ]);
});
