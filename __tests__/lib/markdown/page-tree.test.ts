import { createProcessor } from '@mdx-js/mdx';
import type { RootContent } from 'mdast';
import { compile } from '@/__tests__/support/page-source';
import type { ElementData } from '@/lib/markdown/element-data';
import { readAttributes } from '@/lib/markdown/jsx-elements';

async function readTree(body: string): Promise<RootContent[]> {
  const { tree, diagnostics } = await compile(body);
  expect(diagnostics).toEqual([]);
  return tree.children;
}

/** Returns the data of the only element of a page. */
async function readElement(body: string): Promise<ElementData | undefined> {
  return (await readTree(body))[0]?.data?.element;
}

test('the tree is plain JSON with resolved links, inlined fragments and the heading ids', async () => {
  const tree = await readTree("import Part from '../shared/part.mdx'\n\n# A {#x}\n\n[to](/guide/a#b)\n\n![i](/a.svg)\n\n## B\n\n<Part />");
  expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
  expect(JSON.stringify(tree)).not.toMatch(/position|hProperties|estree/);
  expect(tree[3]).toEqual({ type: 'heading', depth: 2, children: [{ type: 'text', value: 'B' }], data: { id: 'b' } });
  expect(tree.slice(0, 3)).toEqual([
    { type: 'heading', depth: 1, children: [{ type: 'text', value: 'A' }], data: { id: 'x' } },
    {
      type: 'paragraph',
      children: [{ type: 'link', title: null, url: '/zh/guide/a#b', children: [{ type: 'text', value: 'to' }] }],
    },
    { type: 'paragraph', children: [{ type: 'image', title: null, url: '/a.svg', alt: 'i' }] },
  ]);
  expect(tree.map((node) => (node.type === 'mdxJsxFlowElement' ? node.name : node.type))).toEqual([
    'heading',
    'paragraph',
    'paragraph',
    'heading',
    'Callout',
    'heading',
  ]);
});

test('the nested list of a file tree becomes typed entries', async () => {
  const list = '- dist/\n  - **index.js** the bundle\n  - `index.d.ts`\n\n- package.json — with exports\n- empty/\n- src\n  - a.ts';
  expect(await readElement(`<FileTree>\n\n${list}\n\n</FileTree>`)).toEqual({
    kind: 'file-tree',
    entries: [
      {
        kind: 'folder',
        name: 'dist/',
        entries: [
          { kind: 'file', name: 'index.js', note: 'the bundle', isMarked: true },
          { kind: 'file', name: 'index.d.ts' },
        ],
      },
      { kind: 'file', name: 'package.json', note: 'with exports' },
      { kind: 'folder', name: 'empty/', entries: [] },
      { kind: 'folder', name: 'src', entries: [{ kind: 'file', name: 'a.ts' }] },
    ],
  });
});

test.each([
  ['command="install -D x"', { kind: 'commands', managers: expect.arrayContaining([{ manager: 'yarn', command: 'yarn add -D x' }]) }],
  [
    "command={{ pnpm: 'pnpm i\\nls', npm: 'npm ci' }}",
    {
      kind: 'commands',
      managers: [
        { manager: 'npm', command: 'npm ci' },
        { manager: 'pnpm', command: 'pnpm i\nls' },
      ],
    },
  ],
])('package manager tabs with %s become typed commands', async (attribute, expected) => {
  expect(await readElement(`<PackageManagerTabs ${attribute} />`)).toEqual(expected);
});

test('commands and file names of these elements are still part of the page text', async () => {
  const { commands, sections } = await compile('<PackageManagerTabs command="exec rslib" />\n\n<FileTree>\n\n- a.ts note\n\n</FileTree>');
  expect(commands).toEqual(['exec rslib']);
  expect(sections).toEqual([{ id: '', paragraphs: ['a.ts note'], messages: [] }]);
});

test.each([
  ['marks', 'const a = 1; // [!code highlight]\n// [!code focus]\nb();', 'ts', 'const a = 1;\nb();'],
  ['changes', 'a();\nb(); // [!code --]\nc(); // [!code ++]', 'diff', '  a();\n- b();\n+ c();'],
  ['removed lines only', 'a();\nb(); // [!code --]', 'diff', '  a();\n- b();'],
  ['no notations', 'a();  \n\n  b();', 'ts', 'a();  \n\n  b();'],
])('code with %s becomes plain code', async (_, source, lang, value) => {
  expect(await readTree(`\`\`\`ts title="a.ts" {1} wrapCode\n${source}\n\`\`\``)).toEqual([
    { type: 'code', lang, value, data: { title: 'a.ts' } },
  ]);
});

test('blocks with the same text keep their languages', async () => {
  const tree = await readTree('```ts\na(); // [!code focus]\n```\n\n```js\na(); // [!code focus]\n```');
  expect(tree).toMatchObject([{ lang: 'ts' }, { lang: 'js' }]);
});

test.each([
  ['a="text" b', { a: 'text', b: true }],
  ['a={1} b={-1.5} c={true} d={null}', { a: 1, b: -1.5, c: true, d: null }],
  [`a={'x' + 1} b={\`y\${2}\`} c={1 + 2}`, { a: 'x1', b: 'y2', c: 3 }],
  ["a={['x', [1]]} b={{ c: 'd', 'e-f': { g: [] } }}", { a: ['x', [1]], b: { c: 'd', 'e-f': { g: [] } } }],
  ['a={+1} b={!x} c={3 * 4} d={~1}', {}],
  ['a={x} b={f()} c={[x]} d={{ [x]: 1 }} e={/x/} f={{ ...x }} g={() => 1} h={<b />}', {}],
])('reads the attributes %s', (attributes, expected) => {
  const [element] = createProcessor().parse(`<Badge ${attributes} />`).children;
  if (element?.type !== 'mdxJsxFlowElement') throw new Error('no element');
  expect(readAttributes(element)).toEqual(expected);
});
