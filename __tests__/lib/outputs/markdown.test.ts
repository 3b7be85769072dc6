import type { Root } from 'mdast';
import { findEntry, loadFixture } from '@/__tests__/support/fixture-site';
import type { ElementData } from '@/lib/markdown/element-data';
import { convertTree } from '@/lib/outputs/markdown/convert';
import { writeMarkdown } from '@/lib/outputs/markdown/write-tree';
import { renderMarkdownPage } from '@/lib/outputs/markdown-page';
import { en } from '@/lib/site/texts/en';
import { zh } from '@/lib/site/texts/zh';
import type { Site } from '@/lib/source/site';

let site: Site;
beforeAll(async () => {
  site = await loadFixture('/docs');
});

/** The Markdown version without its frontmatter. */
function render(publicPath: string, from = site): string {
  return renderMarkdownPage(from, findEntry(from, publicPath).page).replace(/^---\n[\s\S]*?\n---\n\n/, '');
}

/** The section of a Markdown version under a heading. */
function renderSection(heading: string): string {
  const text = render('/guide/components');
  return (text.split(`\n## ${heading}\n\n`)[1] ?? '').split('\n## ')[0]?.trim() ?? '';
}

test.each([
  ['Tabs', '**One**\n\nFirst panel\n\n**Two**\n\nSecond panel\n\n**A**\n\nalpha\n\n**B**\n\nbeta'],
  ['Steps', '### Step one\n\nDo it.\n\n### Step two\n\nDone.'],
  ['Badge', '*since 1.0*\n*deprecated*'],
  [
    'Callout',
    '> **Warning · Custom title**\n>\n> Body of the container.\n\n> **Note**\n>\n> A GitHub alert.\n\n> **More**\n>\n> Hidden at first.',
  ],
  ['FileTree', '- src/\n  - index.ts entry\n- package.json'],
  ['Cards', '- [Code](https://fixture.example/docs/guide/code.md): Code blocks\n- [Example](https://example.com/): External'],
  ['Fragment', '> **Tip**\n>\n> A shared fragment.\n\n### From the fragment'],
  [
    'Image and footnote',
    '![A grey box](https://fixture.example/docs/chat.svg "From the icons")\n\nA claim[^1]\n\n*n = 2*\n\n[^1]: Its source.',
  ],
])('%s in plain Markdown', (heading, expected) => {
  expect(renderSection(heading)).toBe(expected);
});

test('code keeps language, title and changes; tables keep their alignment', () => {
  const text = render('/guide/code');
  expect(text).toContain('```diff title="notations.ts"\n  const a = 1;\n  const banded = 2;\n- const gone = 3;\n+ const here = 3;\n');
  expect(text).toContain('```ts title="focus.ts"\nconst dim = 1;\n');
  expect(text).toContain('| Left | Centre | Right |\n| :- | :-: | -: |\n| a | b | c |\n');
});

/** The compiled tree of a page with one element. */
function buildRoot(name: string, texts: Record<string, string>, children: Root['children'], element?: ElementData): Root {
  const attributes = Object.entries(texts).map(([key, value]) => ({ type: 'mdxJsxAttribute' as const, name: key, value }));
  const blocks = children.filter((child) => child.type === 'mdxJsxFlowElement');
  return { type: 'root', children: [{ type: 'mdxJsxFlowElement', name, attributes, children: blocks, data: { element } }] };
}

/** A file of an example whose first and last parts are folded on the page. */
const file = (path: string, lang: string, ...texts: string[]) => ({
  path,
  lang,
  parts: texts.map((text, index) => ({ text, folded: texts.length > 1 && index !== 1 })),
});

const EXAMPLE: Extract<ElementData, { kind: 'example' }> = {
  kind: 'example',
  summary: {
    id: 'x/y',
    isProject: true,
    tools: ['@rslib/core 1.0.1', 'typescript 6.0.3'],
    commands: ['npx rslib', 'npx tsc'],
    failsWith: 2,
    isBuild: true,
    fix: {},
    showsFiles: false,
    tabs: [],
  },
  content: {
    input: [file('src/index.ts', 'ts', 'export const a = 1;')],
    output: [
      file('dist/index.js', 'js', 'runtime 1\nruntime 2\n', 'export { a };', '// end'),
      file('dist/a.css', 'css', 'b {}\nc {}\n', 'a {}'),
    ],
    tree: [
      { path: 'dist/index.js', size: 20 },
      { path: 'dist/assets/logo.svg', size: null },
      { path: 'report.txt', size: 1316 },
    ],
    log: { text: 'Rslib v1.0.1\n\ninfo    build started...\nerror   it failed', marks: [4], hasFailed: true },
    fixes: [{ diff: '-npx tsc\n+npx tsc -b' }, { path: 'src/index.ts', diff: '-a\n+b' }],
  },
};
const NO_CONTENT = { input: [], output: [], tree: [], fixes: [] };

test('an example becomes its input, its command with the files written, then log, fix and output, with notes instead of folded lines', () => {
  expect(writeMarkdown(convertTree(buildRoot('Example', {}, [], EXAMPLE), { texts: en, url: '' }))).toBe(
    [
      '**Input**\n\n```ts title="src/index.ts"\nexport const a = 1;\n```\n',
      '`npx rslib && npx tsc` → `dist/index.js` 20 B, `dist/assets/logo.svg`, `report.txt` 1.3 kB · Build fails with exit code 2 · Ran with @rslib/core 1.0.1 and typescript 6.0.3\n',
      '```js title="dist/index.js"\n// ⋯ 2 more lines\nexport { a };\n// end\n```\n\n```css title="dist/a.css"\n/* ⋯ 2 more lines */\na {}\n```\n',
      '**Log**\n\n```text\n…\nerror   it failed\n```\n',
      '**How to fix it**\n\n```diff\n-npx tsc\n+npx tsc -b\n```\n\n```diff title="src/index.ts"\n-a\n+b\n```\n',
    ].join('\n'),
  );
});

test('tools that ran all examples of a page are named once, and not at each example', () => {
  const proof: ElementData = { kind: 'proof', count: 2, tools: ['@rslib/core 1.0.1'] };
  const own = (tools: readonly string[]): ElementData => ({
    kind: 'example',
    summary: { ...EXAMPLE.summary, failsWith: undefined, commands: ['npx rslib'], tools },
    content: NO_CONTENT,
  });
  const elements = [proof, own(['@rslib/core 1.0.1']), own(['@rslib/core 1.0.1', 'tsup 8.5.1'])];
  const children = elements.flatMap((data) => buildRoot('Any', {}, [], data).children);
  expect(writeMarkdown(convertTree({ type: 'root', children }, { texts: zh, url: '' })).split('\n\n')).toEqual([
    '本页的两个示例均由 @rslib/core 1.0.1 实际构建',
    '`npx rslib`',
    '`npx rslib` · 由 @rslib/core 1.0.1 和 tsup 8.5.1 实际运行\n',
  ]);
});

/** A compiled explorer: two formats, with and without types; one combination fails. */
const EXPLORER: ElementData = {
  kind: 'explorer',
  version: '1.0.1',
  axes: [
    { name: 'format', values: ['esm', 'umd'] },
    { name: 'types', values: ['js', 'dts'] },
  ],
  input: [file('src/index.ts', 'ts', 'export const a = 1;')],
  builds: [
    { commands: ['npx rslib'], tree: [{ path: 'dist/index.js', size: 20 }] },
    {
      commands: ['npx rslib --dts'],
      tree: [
        { path: 'dist/index.d.ts', size: 30 },
        { path: 'dist/index.js', size: 20 },
      ],
    },
    { commands: ['npx rslib --format umd'], failsWith: 1, tree: [] },
    { commands: ['npx rslib --format umd --dts'], failsWith: 1, tree: [] },
  ],
  output: [file('dist/index.js', 'js', 'export { a };')],
};

test('an explorer becomes its choices, a line per combination, and the files of the first one', () => {
  expect(writeMarkdown(convertTree(buildRoot('OutputExplorer', {}, [], EXPLORER), { texts: en, url: '' })).split('\n\n')).toEqual([
    '**Source for all builds**',
    '```ts title="src/index.ts"\nexport const a = 1;\n```',
    '**One source, every output**',
    '- Format: ESM, UMD\n- Types: No types, Types',
    '**Files emitted**',
    [
      '- `npx rslib`: `dist/index.js` 20 B',
      '- `npx rslib --dts`: `dist/index.d.ts` 30 B, `dist/index.js` 20 B',
      '- `npx rslib --format umd`: Build fails with exit code 1',
      '- `npx rslib --format umd --dts`: Build fails with exit code 1',
    ].join('\n'),
    '**Output: `npx rslib`**',
    '```js title="dist/index.js"\nexport { a };\n```',
    'Verified with @rslib/core 1.0.1\n',
  ]);
});
