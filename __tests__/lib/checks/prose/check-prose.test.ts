import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkProse } from '@/lib/checks/prose/check-prose';
import { openContentFolder } from '@/lib/cli/content-edits';
import { scaffold } from '@/lib/cli/scaffold';
import { ROOT } from '@/lib/node/settings.mjs';
import config from '@/lib/site/config';
import { getTexts } from '@/lib/site/texts/texts';
import { loadContent } from '@/lib/source/load-content';
import { RULES } from '../../../support/address-cases';
import { listLines, page, translations } from '../../../support/content-folder';
import { createDocs, type Files } from '../../../support/temporary-folder';

const listMistakes = async (files: Files) => listLines(await checkProse(await loadContent(createDocs(files), config)));

const rules = (name: string) => readFileSync(path.join(ROOT, `.textlint/${name}.yml`), 'utf8');

const build = (en: string, zh: string, words = ''): Files => ({
  ...translations(page(`# Title\n\n${en}`), page(`# 标题\n\n${zh}`)),
  '.cspell/words.txt': words,
  '.textlint/en.yml': rules('en'),
  '.textlint/zh.yml': rules('zh'),
  '.textlint/zh.fix.yml': rules('zh.fix'),
  '.textlint/fix.yml': rules('fix'),
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
    'UK spelling, in the second line of a paragraph, a cell, a title, and the description and title of an image',
    'A line\nwith behaviour.\n\n| a | b |\n| - | - |\n| c | colour |\n\n:::tip Favourites\nText.\n:::\n\n![A grey box](https://example.com/a.png "A declaraton")',
    '文字。',
    [
      'en/guide/a.mdx:8: Unknown word "behaviour" (did you mean "behavior" or "behaviors" or "behaver"?). Fix it, or add it to .cspell/words.txt.',
      'en/guide/a.mdx:12: Unknown word "colour" (did you mean "color" or "cooler" or "colo"?). Fix it, or add it to .cspell/words.txt.',
      `en/guide/a.mdx:14: Unknown word "Favourites" (did you mean "favorites" or "favorite" or "favorite's"?). Fix it, or add it to .cspell/words.txt.`,
      'en/guide/a.mdx:18: Unknown word "declaraton" (did you mean "declarator" or "declaration" or "declamation"?). Fix it, or add it to .cspell/words.txt.',
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
  [
    'terms of the glossary, in both languages',
    'In bundle-less mode, tree-shaking needs d.ts files.\n\nTools tree-shake `.d.ts` files with a sourceMap. A side-effect-free NPM package.',
    '库的使用者、语法级别和内容 hash，见 `hash`。Javascript 的摇树优化。',
    [
      'en/guide/a.mdx:7: "bundle-less" should be "bundleless". Use the term of the glossary.',
      'en/guide/a.mdx:7: "tree-shaking" should be "tree shaking". The noun has a space, the verb a hyphen.',
      'en/guide/a.mdx:7: "d.ts files" should be "declaration files". Use the term of the glossary.',
      'en/guide/a.mdx:9: "NPM" should be "npm". Write the name as its owners do.',
      'zh/guide/a.mdx:7: "使用者" should be "使用方". Use the term of the other pages.',
      'zh/guide/a.mdx:7: "语法级别" should be "语法版本". Use the term of the other pages.',
      'zh/guide/a.mdx:7: " hash" should be "哈希". Use the term of the other pages.',
      'zh/guide/a.mdx:7: "Javascript" should be "JavaScript". Write the name as its owners do.',
      'zh/guide/a.mdx:7: "摇树优化" should be "tree shaking". Use the term of the other pages.',
    ],
  ],
  [
    'style below line separators of any kind',
    'A\u2028line,\r\nand a&#13;line.\n\n\nYou can simply run it.',
    '文字。',
    ['en/guide/a.mdx:11: "simply" should be left out. Say it without filler words.'],
  ],
  ['correct prose', "The library's APIs don't emit `x`. Use Node.js 22.", '用 `x` 构建 TypeScript 库。', []],
])('%s', async (_name, en, zh, expected) => {
  const found = await listMistakes(build(en, zh, 'rslib\n'));
  expect(found.filter((line) => !line.startsWith('.cspell'))).toEqual(expected);
});

test('headings of pages, fragments and documents are in sentence case if the language has names', async () => {
  const files = build(
    '## `lib.dts` And More {#a}\n\n### Why It Fails: The Reason',
    '## 更多 More {#a}\n\n### 原因 The Reason {#why-it-fails-the-reason}',
  );
  const found = await listMistakes({ ...files, '.cspell/words.txt': '', '.textlint/en.names.txt': '# Names.\nWeb Workers\n' });
  const hint = 'Write headings in sentence case, or add the name to .textlint/en.names.txt.';
  expect(found).toEqual([
    '.textlint/en.names.txt:2: No heading contains the name "Web Workers". Remove it.',
    `en/guide/a.mdx:7: The heading "\`lib.dts\` And More" capitalizes "And". ${hint}`,
    `en/guide/a.mdx:7: The heading "\`lib.dts\` And More" capitalizes "More". ${hint}`,
    `en/guide/a.mdx:9: The heading "Why It Fails: The Reason" capitalizes "Fails". ${hint}`,
    `en/guide/a.mdx:9: The heading "Why It Fails: The Reason" capitalizes "Reason". ${hint}`,
  ]);
});

test('frontmatter and fragments are checked, each in its own file', async () => {
  const files = build("import X from '../shared/x.mdx'\n\n<X />", '文字。');
  expect(
    await listMistakes({
      ...files,
      'en/guide/a.mdx': page("import X from '../shared/x.mdx'\n\n# Title\n\n<X />\n\n<X />", 'title: The colour\n'),
      'en/shared/x.mdx': 'First.\n\nThe behaviour.\n',
    }),
  ).toEqual([
    'en/guide/a.mdx:3: Unknown word "colour" (did you mean "color" or "cooler" or "colo"?). Fix it, or add it to .cspell/words.txt.',
    'en/shared/x.mdx:3: Unknown word "behaviour" (did you mean "behavior" or "behaviors" or "behaver"?). Fix it, or add it to .cspell/words.txt.',
  ]);
});

test.each(['README.md', 'CONTRIBUTING.md', 'DESIGN.md'])('the document %s next to the content is checked', async (name) => {
  expect(await listMistakes({ ...build('Text.', '文字。'), [`./${name}`]: '# Title\n\nThe `colour` of\nthe colour.\n' })).toEqual([
    `${name}:4: Unknown word "colour" (did you mean "color" or "cooler" or "colo"?). Fix it, or add it to .cspell/words.txt.`,
  ]);
});

test('the texts of the interface are checked in their file', async () => {
  const texts = getTexts('en', config);
  const found = await listMistakes({
    ...translations(page('# Title')),
    '.textlint/en.yml': 'version: 1\nrules:\n  - pattern: Rslib\n    expected: tool\n',
    './lib/site/texts/en.ts': `// Rslib\n${JSON.stringify(texts)}`,
  });
  expect(found.length).toBeGreaterThan(5);
  expect(new Set(found)).toEqual(new Set(['lib/site/texts/en.ts:2: "Rslib" should be "tool".']));
});

test('texts of the interface are checked whatever their names are', async () => {
  const { example, outdated } = getTexts('en', config);
  const found = await listMistakes({
    ...translations(page('# Title')),
    '.textlint/en.yml': `version: 1\nrules:\n  - { pattern: ${example.log}, expected: a }\n  - { pattern: ${outdated.link}, expected: b }\n`,
    './lib/site/texts/en.ts': `${example.log}\n${outdated.link}\n`,
  });
  expect(found).toEqual(['lib/site/texts/en.ts:1: "Log" should be "a".', 'lib/site/texts/en.ts:2: "Read the original" should be "b".']);
});

test('texts in attributes are checked, too', async () => {
  const elements = ['<img src="/a.svg" alt="The colour" />', '<Badge text="The colour" />', '![The colour](/a.svg)'];
  const found = await listMistakes({
    ...build(elements.join('\n\n'), '文字。'),
    'public/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  });
  expect(found.map((line) => line.replace(/ \(.*$/, ''))).toEqual(
    [7, 9, 11].map((line) => `en/guide/a.mdx:${line}: Unknown word "colour"`),
  );
});

test('a site without word list and rules is not checked, and neither is one with pages that cannot be read', async () => {
  const files = Object.entries(build('# A Colour, simply put.', '您')).filter(([name]) => !name.startsWith('.'));
  expect(await listMistakes(Object.fromEntries(files))).toEqual([]);
  expect(await listMistakes({ ...build('A colour.', '您'), 'en/guide/a.mdx': page('# Title\n\n<X') })).toEqual([]);
});

test('a rule whose example fails is named', async () => {
  // The file is found among several.
  const text = 'version: 1\nrules:\n  - { expected: to, pattern: in order to, specs: [{ from: in order, to: to }] }\n';
  expect(await listMistakes({ ...build('Text.', '文字。'), '.textlint/en.yml': text })).toEqual([
    `.textlint/en.yml: The rules cannot be used: Error while loading rule 'prh': to spec failed. "in order", expected "to", but got "in order", /in order to/gmu. Fix the rule or its example.`,
  ]);
});

test('the text of the template for new pages has to be replaced', async () => {
  const root = createDocs({ ...build('Text.', '文字。'), 'content/en/guide/_meta.json': '["a"]', 'content/zh/guide/_meta.json': '["a"]' });
  scaffold(openContentFolder(root, RULES), ['guide/new', 'Builds'], '2026-01-02');
  const mistakes = listLines(await checkProse(await loadContent(root, config)));
  const expected = ['en', 'zh'].flatMap((lang) => [
    `${lang}/guide/new.mdx:2: "what the page is for, in at most 160 characters." should be left out. Replace the text of the template.`,
    `${lang}/guide/new.mdx:7: "What it is and when a reader needs it, in two sentences." should be left out. Replace the text of the template.`,
  ]);
  expect(mistakes.filter((line) => line.includes('template')).sort()).toEqual(expected);
});
