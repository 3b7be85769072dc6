import type { Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { findEntry } from '@/__tests__/support/fixture-site';
import type { ElementData } from '@/lib/markdown/element-data';
import { convertTree } from '@/lib/outputs/markdown/convert';
import { writeHtml, writeMarkdown } from '@/lib/outputs/markdown/write-tree';
import { renderMarkdownPage } from '@/lib/outputs/markdown-page';
import { en } from '@/lib/site/texts/en';
import { loadFiles, page, translations } from '../../support/content-folder';

/** The Markdown version of a page with this content, without metadata and title. */
async function convert(content: string): Promise<string> {
  const site = await loadFiles(translations(page(`# T\n\n${content}`)));
  return renderMarkdownPage(site, findEntry(site, '/guide/a').page).replace(/^---\n[\s\S]*?\n---\n\n# T\n\n/, '');
}

async function expectMarkdown(content: string, expected: string): Promise<void> {
  expect(await convert(content)).toBe(expected);
}

/** The Markdown of one custom element. */
function convertElement(element: ElementData): string {
  return convertNodes(buildElement('Any', {}, [], { element }));
}

function convertNodes(...children: Root['children']): string {
  return writeMarkdown(convertTree({ type: 'root', children }, { texts: en, url: 'https://rslib.rs/guide/a' }));
}

/** An element with these attributes. */
function buildElement(
  name: string,
  texts: Readonly<Record<string, string>>,
  children: MdxJsxFlowElement['children'] = [],
  data?: MdxJsxFlowElement['data'],
): MdxJsxFlowElement {
  const attributes = Object.entries(texts).map(([key, value]) => ({ type: 'mdxJsxAttribute' as const, name: key, value }));
  return { type: 'mdxJsxFlowElement', name, attributes, children, data };
}

describe('HTML elements', () => {
  test.each([
    ['<p>one **two**</p>\n<p>three</p>', 'one **two**\n\nthree\n'],
    ['<blockquote>\n\nquoted\n\n- item\n\n</blockquote>', '> quoted\n>\n> - item\n'],
    ['<ol><li>one</li><li>*two*</li></ol>', '1. one\n2. *two*\n'],
    ['<ul><li><p>one</p><ul><li>in</li></ul></li></ul>', '- one\n  - in\n'],
    ['one\n\n<hr />\n\ntwo', 'one\n\n---\n\ntwo\n'],
    ['a <strong>b</strong> <em>c</em> <i>d</i> <del>e</del> f', 'a **b** *c* *d* ~~e~~ f\n'],
    ['a <code>b *c*</code> <kbd>d</kbd>', 'a `b c` `d`\n'],
    ['<b>a</b><br />b', '**a**\\\nb\n'],
    ['a<br />\nb<br />', 'a\\\nb\n'],
    ['a\n\n<br />\n\nb', 'a\n\nb\n'],
    ['<img src="/tools.svg" alt="" />', '![](https://rslib.rs/tools.svg)\n'],
    ['<img src="/tools.svg" alt="An i" />', '![An i](https://rslib.rs/tools.svg)\n'],
    ['<img src="/tools.svg" alt="An i" title="A t" />', '![An i](https://rslib.rs/tools.svg "A t")\n'],
    ['see <a href="https://b.example/">b</a>', 'see [b](https://b.example/)\n'],
    ['see <a href="/guide/a" title="A">a</a>', 'see [a](https://rslib.rs/guide/a.md "A")\n'],
    ['<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>*b*</td></tr></tbody></table>', '| a |\n| - |\n| *b* |\n'],
    ['<table><tr><th>a</th></tr><tfoot><tr><td>sum</td></tr></tfoot></table>', '| a |\n| - |\n| sum |\n'],
    ['<details><summary> a *b* </summary>c</details>', '**a b**\n\nc\n'],
    ['<details><summary>a<br />b</summary>c</details>', '**a b**\n\nc\n'],
    ['<div>one <span>two</span></div>\n<div>three</div>', 'one two\n\nthree\n'],
    ['<div><div>one</div><div>two</div></div>', 'one\n\ntwo\n'],
    ['<dl><dt>a *b*</dt><dd>c</dd><dt>d</dt><dd>e</dd></dl>', '**a _b_**\n\nc\n\n**d**\n\ne\n'],
    ['<ol start="3"><li>c</li><li>d</li></ol>', '3. c\n4. d\n'],
    ['<video src="/tools.svg" />', '[tools.svg](https://rslib.rs/tools.svg)\n'],
    ['<audio title="A"><source src="/tools.svg" />no</audio>', '[A](https://rslib.rs/tools.svg)\n'],
    ['<video>none</video>', 'none\n'],
    ['<b>a</b>\n<span />\n<b>c</b>', '**a**\n**c**\n'],
  ])('%s', expectMarkdown);

  test.each([1, 2, 3, 4, 5, 6])('<h%i>', (depth) => expectMarkdown(`<h${depth}>a *b*</h${depth}>`, `${'#'.repeat(depth)} a *b*\n`));
});

describe('components', () => {
  test.each([
    ['<Badge>new *in* 1.0</Badge>', '*new *in* 1.0*\n'],
    ['<Badge text="beta" />', '*beta*\n'],
    ['<Callout>one</Callout>', '> **Note**\n>\n> one\n'],
    ['<Callout type="warning">one</Callout>', '> **Warning**\n>\n> one\n'],
    ['<Callout title="`a` is b `c`">one</Callout>', '> **`a` is b `c`**\n>\n> one\n'],
    ['<Callout type="danger" title="Stop">one</Callout>', '> **Danger · Stop**\n>\n> one\n'],
    ['<Callout title="Aside">one</Callout>', '> **Aside**\n>\n> one\n'],
    ['<Callout type="details" title="More">one</Callout>', '> **More**\n>\n> one\n'],
    ['<Callout type="tip" title="Tip">one</Callout>', '> **Tip**\n>\n> one\n'],
    ['<Card title="One" href="/guide/a">two</Card>', '[One](https://rslib.rs/guide/a.md): two\n'],
    ['<Card title="One">two</Card>', '**One**: two\n'],
    ['<Card title="One" />', '**One**\n'],
    [
      '<ConfigTranslator tool="tsup" />',
      'The translator needs JavaScript. The tables on this page have the same information.\n\n[Open the translator on the web page](https://rslib.rs/guide/a)\n',
    ],
    [
      '<CardGrid>\n<Card title="One">\n\n- a\n\nb\n\n</Card>\n<Card title="Two">\n\nc\n\nd\n\n</Card>\n<Card title="Three" />\n</CardGrid>',
      '- **One**\n  - a\n\n  b\n- **Two**: c\n\n  d\n- **Three**\n',
    ],
    ['<Tabs>\n<Tab label="One">a</Tab>\n<Tab label="Two">b *c*</Tab>\n</Tabs>', '**One**\n\na\n\n**Two**\n\nb *c*\n'],
  ])('%s', expectMarkdown);
});

describe('without a meaning of their own', () => {
  test.each([
    [{ title: 'T', label: 'L', text: 'X', name: 'N', id: 'no' }, 'TLXN\n'],
    [{ label: '标签' }, '标签\n'],
    [{ id: 'no' }, ''],
  ])('an unknown component with %j becomes its texts', (texts, expected) => {
    expect(convertNodes(buildElement('Mystery', texts))).toBe(expected);
  });

  test('a callout of an unknown type has this type as its title', () => {
    expect(convertNodes(buildElement('Callout', { type: 'odd' }))).toBe('> **odd**\n');
  });

  test('a fragment becomes its content', () => {
    const fragment = { ...buildElement('', {}, [{ type: 'thematicBreak' }]), name: null };
    expect(convertNodes(fragment)).toBe('---\n');
  });

  test('a paragraph without any content is left out', () => {
    const empty: Paragraph = {
      type: 'paragraph',
      children: [
        { type: 'mdxJsxTextElement', name: 'span', attributes: [], children: [] },
        { type: 'text', value: ' ' },
      ],
    };
    expect(convertNodes({ type: 'thematicBreak' }, empty, { type: 'thematicBreak' })).toBe('---\n\n---\n');
  });
});

describe('Markdown', () => {
  const BADGE = '<Badge text="n" />';
  test.each([
    [`## a ${BADGE}`, '## a *n* {#a}\n'],
    ['## a<br />b {#c}', '## a b {#c}\n'],
    ['## a<br />b', '## a b {#ab}\n'],
    ['## a `b` {#a-b}', '## a `b`\n'],
    ['## a {#b #c}', '## a {#b}\n'],
    [`*a ${BADGE}*`, '*a _n_*\n'],
    [`**a ${BADGE}**`, '**a _n_**\n'],
    [`~~a ${BADGE}~~`, '~~a *n*~~\n'],
    [`[a ${BADGE}](https://b.example/)`, '[a *n*](https://b.example/)\n'],
    [`[a ${BADGE}][b]\n\n[b]: https://b.example/`, '[a *n*][b]\n\n[b]: https://b.example/\n'],
    ['a ![b][c] d\n\n[c]: /tools.svg', 'a ![b](https://rslib.rs/tools.svg) d\n'],
    ['a ![b][c] [d][c]\n\n[c]: /tools.svg', 'a ![b](https://rslib.rs/tools.svg) [d][c]\n\n[c]: https://rslib.rs/tools.svg\n'],
    [`> a ${BADGE}`, '> a *n*\n'],
    [`- a ${BADGE}`, '- a *n*\n'],
    [`| a |\n|---|\n| b ${BADGE} |`, '| a |\n| - |\n| b *n* |\n'],
    [`a[^1]\n\n[^1]: b ${BADGE}`, 'a[^1]\n\n[^1]: b *n*\n'],
    ['- a\n\n- b\n- c', '- a\n\n- b\n\n- c\n'],
    ['- a\n- b\n\n  c', '- a\n\n- b\n\n  c\n'],
    ['- a\n- b', '- a\n- b\n'],
    ['1. a\n2. b', '1. a\n2. b\n'],
    ['- [x] done\n- [ ] open', '- [x] done\n- [ ] open\n'],
    ['a \\* b \\_ c \\< d `x | y`', 'a \\* b \\_ c < d `x | y`\n'],
    ['| a |\n|---|\n| `x \\| y` |', '| a |\n| - |\n| `x \\| y` |\n'],
    ['It is {1 + 1} {/* no */}and {`so`}.\n\n{/* no */}\n\n<Badge text={"n = " + (1 + 2)} />', 'It is 2 and so.\n\n*n = 3*\n'],
    [
      'See [there][x] and a note[^n].\n\n[x]: /guide/a#t\n\n[^n]: The *note*.\n\nLast.',
      'See [there][x] and a note[^n].\n\n[x]: https://rslib.rs/guide/a.md#t\n\nLast.\n\n[^n]: The *note*.\n',
    ],
  ])('%s', expectMarkdown);
});

test('in HTML, headings and cells have no paragraphs inside, and quotes and loose items have', async () => {
  const source = '## *a* **b**\n\n[c][d] ~~e~~\n\n[d]: https://d.example/\n\n> f\n\n| g |\n|---|\n| *h* |\n\n- i\n\n  j';
  const site = await loadFiles(translations(page(`# T\n\n${source}`)));
  const html = writeHtml(convertTree(findEntry(site, '/guide/a').page.tree, { texts: en, url: '' }), en.footnotes);
  expect(html.split('\n').slice(1)).toEqual([
    '<h2><em>a</em> <strong>b</strong></h2>',
    '<p><a href="https://d.example/">c</a> <del>e</del></p>',
    '<blockquote>',
    '<p>f</p>',
    '</blockquote>',
    '<table>',
    '<thead>',
    '<tr>',
    '<th>g</th>',
    '</tr>',
    '</thead>',
    '<tbody>',
    '<tr>',
    '<td><em>h</em></td>',
    '</tr>',
    '</tbody>',
    '</table>',
    '<ul>',
    '<li>',
    '<p>i</p>',
    '<p>j</p>',
    '</li>',
    '</ul>',
  ]);
});

describe('elements with data', () => {
  test('a list of files shows folders with their files, notes and marks', () => {
    expect(
      convertElement({
        kind: 'file-tree',
        entries: [
          {
            kind: 'folder',
            name: 'src/',
            note: 'sources',
            entries: [{ kind: 'file', name: 'index.ts', note: 'entry', isMarked: true }],
          },
          { kind: 'folder', name: 'empty/', entries: [] },
          { kind: 'file', name: 'package.json' },
        ],
      }),
    ).toBe('- src/ sources\n  - **index.ts** entry\n- empty/\n- package.json\n');
  });

  test('commands of package managers may have several lines, and no arguments', () => {
    const managers = [
      { manager: 'npm' as const, command: 'npm install\nls' },
      { manager: 'pnpm' as const, command: 'pnpm install' },
    ];
    expect(convertElement({ kind: 'commands', managers })).toBe('```bash\n# npm\nnpm install\nls\n\n# pnpm\npnpm install\n```\n');
  });

  const SUMMARY = { id: 'x/y', isProject: true, tools: [], commands: ['npx tsc'], isBuild: false, showsFiles: false, tabs: [] };

  const CONTENT = { input: [], output: [], tree: [], fixes: [] };

  test('a command that is not a build ends with an exit code', () => {
    expect(convertElement({ kind: 'example', summary: { ...SUMMARY, failsWith: 0 }, content: CONTENT })).toBe(
      '`npx tsc` · Ends with exit code 0\n',
    );
  });

  test.each([
    ['css', '/* ⋯ 2 more lines */'],
    ['less', '/* ⋯ 2 more lines */'],
    ['scss', '/* ⋯ 2 more lines */'],
    ['js', '// ⋯ 2 more lines'],
    ['svg', '// ⋯ 2 more lines'],
  ])('folded lines of %s become a comment, and a file has no empty lines at its end', (lang, note) => {
    const file = {
      path: `a.${lang}`,
      parts: [
        { text: '\n1\n2\n', folded: true },
        { text: '3\n\n\n', folded: false },
      ],
    };
    expect(convertElement({ kind: 'example', summary: { ...SUMMARY, commands: [] }, content: { ...CONTENT, input: [file] } })).toBe(
      `**Input**\n\n\`\`\`${lang} title="a.${lang}"\n${note}\n3\n\`\`\`\n`,
    );
  });

  test('an explorer names choices without a text by their value, and files without a size by their path', () => {
    const commands = ['npx rslib', 'npx tsc'];
    const tree = [
      { path: 'dist/a.js', size: null },
      { path: 'dist/b.js', size: 20 },
    ];
    const axes = [{ name: 'mystery', values: ['one', 'esm', 'constructor'] }];
    const data = { kind: 'explorer' as const, version: '1.0.1', axes, input: [], builds: [{ commands, tree }], output: [] };
    expect(convertElement(data).split('\n\n')).toEqual([
      '**Source for all builds**',
      '**One source, every output**',
      '- mystery: one, ESM, constructor',
      '**Files emitted**',
      '- `npx rslib && npx tsc`: `dist/a.js`, `dist/b.js` 20 B',
      '**Output: `npx rslib && npx tsc`**',
      'Verified with @rslib/core 1.0.1\n',
    ]);
  });
});
