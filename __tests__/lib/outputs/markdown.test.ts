import { readTree } from '@/lib/outputs/markdown/read-tree';
import { mapUrls, writeHtml, writeMarkdown } from '@/lib/outputs/markdown/write-tree';
import { renderMarkdownPage } from '@/lib/outputs/markdown-page';
import { en } from '@/lib/site/texts/en';
import type { Site } from '@/lib/source/site';
import { loadFiles, page, translations } from '../../support/content-folder';
import { findEntry, loadFixture } from './load';

let site: Site;
beforeAll(async () => {
  site = await loadFixture('/docs');
});

/** The Markdown version without its frontmatter. */
async function render(publicPath: string, from = site): Promise<string> {
  return (await renderMarkdownPage(findEntry(from, publicPath), from)).replace(/^---\n[\s\S]*?\n---\n\n/, '');
}

/** The part of a Markdown version under a heading. */
async function renderSection(heading: string): Promise<string> {
  const text = await render('/guide/components');
  return (text.split(`\n## ${heading}\n\n`)[1] ?? '').split('\n## ')[0]?.trim() ?? '';
}

test('a Markdown version starts with the facts of its page', async () => {
  const text = await renderMarkdownPage(findEntry(site, '/zh/blog/first'), site);
  expect(text.split('\n').slice(0, 9)).toEqual([
    '---',
    'title: "第一篇文章"',
    'description: "第一篇文章."',
    'url: "https://fixture.example/docs/zh/blog/first"',
    'lang: "zh"',
    'date: "2025-01-31"',
    'authors: ["Ada"]',
    '---',
    '',
  ]);
});

test.each([
  ['Tabs', '**One**\n\nFirst panel\n\n**Two**\n\nSecond panel\n\n**A**\n\nalpha\n\n**B**\n\nbeta'],
  ['Steps', '### Step one\n\nDo it.\n\n### Step two\n\nDone.'],
  ['Badge', '_since 1.0_\n_deprecated_'],
  ['Callout', '> **Custom title**\n>\n> Body of the container.\n\n> **Note**\n>\n> A GitHub alert.\n\n> **More**\n>\n> Hidden at first.'],
  ['FileTree', '- src/\n  - index.ts entry\n- package.json'],
  ['Cards', '- [Code](https://fixture.example/docs/guide/code.md): Code blocks\n- [Example](https://example.com/): External'],
  ['Fragment', '> **Tip**\n>\n> A shared fragment.\n\n### From the fragment'],
  ['Image and footnote', '![A grey box](https://fixture.example/docs/chat.svg)\n\nA claim[^1]\n\n_n = 2_\n\n[^1]: Its source.'],
])('%s in plain Markdown', async (heading, expected) => {
  expect(await renderSection(heading)).toBe(expected);
});

test('a command for each package manager stands in one block', async () => {
  expect(await renderSection('PackageManagerTabs')).toContain(
    '```bash\n# npm\nnpm install -D @rslib/core\n\n# yarn\nyarn add -D @rslib/core\n',
  );
});

test('code keeps language, title and changes; tables their alignment', async () => {
  const text = await render('/guide/code');
  expect(text).toContain('```diff title="notations.ts"\n  const a = 1;\n  const banded = 2;\n- const gone = 3;\n+ const here = 3;\n');
  expect(text).toContain('```ts title="focus.ts"\nconst dim = 1;\n');
  expect(text).toContain('| Left | Centre | Right |\n| :- | :-: | -: |\n| a | b | c |\n');
});

test('Chinese beside emphasis stays Chinese', async () => {
  expect(await render('/guide/mixed')).toContain('**打包模式（bundle）**是默认值。');
});

test('links lead to the Markdown versions of other pages, with their hash', async () => {
  const small = await loadFiles(
    translations(page('# A\n\n[here](#part) [home](/) [self](/guide/a#part) [out](https://example.com/?a=1&b=2)\n\n## Part')),
  );
  expect(await render('/zh/guide/a', small)).toContain(
    '[here](#part) [home](https://rslib.rs/zh/index.md) [self](https://rslib.rs/zh/guide/a.md#part) [out](https://example.com/?a=1\\&b=2)',
  );
});

test('a home page shows its hero, an overview its list, the blog its posts', async () => {
  expect(await render('/')).toMatch(/^# \S/);
  expect(await render('/api/')).toContain('(https://fixture.example/docs/api/options/source-map.md)');
  expect(await render('/blog/')).toContain(
    '- [First post](https://fixture.example/docs/blog/first.md) (January 31, 2025): The first post.',
  );
});

test('lists, tasks, quotes and characters that mean something survive', async () => {
  const source = [
    '# T',
    '',
    '1. one',
    '2. two',
    '',
    '- [x] done',
    '- [ ] open',
    '',
    '> quoted *em* ~~gone~~',
    '',
    'a \\* b \\_ c \\< d `x | y`',
    '',
    '| a |',
    '|---|',
    '| `x \\| y` |',
  ].join('\n');
  const small = await loadFiles(translations(page(source)));
  const text = await render('/guide/a', small);
  expect(text).toContain('1. one\n2. two\n');
  expect(text).toContain('- [x] done\n- [ ] open\n');
  expect(text).toContain('> quoted _em_ ~~gone~~\n');
  expect(text).toContain('a \\* b \\_ c < d `x | y`\n');
  expect(text).toContain('| `x \\| y` |\n');
});

test('a component that is not known becomes its content, or its words', async () => {
  const code = `"use strict"; const {jsx} = arguments[0]; return { default: ({components}) => jsx('Mystery', { children: jsx('Other', { title: 'Words' }) }) };`;
  expect(writeMarkdown(await readTree(code, en))).toBe('Words\n');
});

/** An explorer as it is compiled: two formats, one of which a mode refuses, with and without types. */
const EXPLORER = `"use strict";
const {jsx} = arguments[0];
const el = (name, props, ...children) => jsx(name, { ...props, children });
const pre = (lang, value, title) => el('pre', { 'data-lang': lang, 'data-title': title }, el('code', {}, value + '\\n'));
const tree = (...items) => el('FileTree', {}, el('ul', {}, '\\n', el('li', {}, 'dist/\\n', el('ul', {}, ...items.map((item) => el('li', {}, item))))));
const state = (name, ...children) => el('div', { 'data-state': name }, ...children);
return { default: ({components}) => el(components.OutputExplorer, { id: 'x', version: '1.0.1', axes: 'format:esm,umd types:js,dts' },
  el('div', { 'data-pane': 'input' }, pre('ts', 'export const a = 1;', 'src/index.ts')),
  el('div', { 'data-panel': 'esm' },
    state('js', pre('bash', 'npx rslib'), tree('index.js 20 B')),
    state('dts', pre('bash', 'npx rslib --dts'), tree('index.d.ts 30 B', 'index.js 20 B'), pre('ts', 'export declare const a = 1;', 'dist/index.d.ts')),
    pre('js', 'export { a };', 'dist/index.js')),
  el('div', { 'data-panel': 'umd', 'data-fails': '1' },
    state('js', pre('bash', 'npx rslib --format umd'), pre('text', 'error')),
    state('dts', pre('bash', 'npx rslib --format umd --dts'), pre('text', 'error')))) };`;

test('an explorer is its choices, a line for each combination, and the files of the first', async () => {
  expect(writeMarkdown(await readTree(EXPLORER, en)).split('\n\n')).toEqual([
    '**Source of all builds**',
    '```ts title="src/index.ts"\nexport const a = 1;\n```',
    '**Output explorer**',
    '- Format: esm, umd\n- Types: none, dts',
    '**Files written**',
    [
      '- `npx rslib`: `dist/index.js` 20 B',
      '- `npx rslib --dts`: `dist/index.d.ts` 30 B, `dist/index.js` 20 B',
      '- `npx rslib --format umd`: Fails on purpose: exit code 1',
      '- `npx rslib --format umd --dts`: Fails on purpose: exit code 1',
    ].join('\n'),
    '**Output: `npx rslib`**',
    '```js title="dist/index.js"\nexport { a };\n```',
    'Verified with @rslib/core 1.0.1\n',
  ]);
});

test('the same content as HTML for feeds: full addresses, code with its title, no classes of ours', async () => {
  const tree = await readTree(findEntry(site, '/guide/code').page.code, en);
  const html = writeHtml(
    mapUrls(tree, (url) => `https://x.example${url}`),
    'Footnotes',
  );
  expect(html).toContain('<p><code>focus.ts</code></p>\n<pre><code class="language-ts">const dim = 1;\n');
  expect(html).not.toMatch(/style=|class="(?!language-)/);
});
