import type { Root } from 'mdast';
import type { ElementData, ExampleContent } from '@/lib/markdown/element-data';
import { findOutputSnippet } from '@/lib/outputs/output-snippet';

const SUMMARY = {
  id: 'a/b',
  isProject: true,
  tools: [],
  commands: ['npx rslib'],
  isBuild: true,
  showsFiles: false,
  tabs: [],
};
const example = (content: Partial<ExampleContent>, commands = SUMMARY.commands): ElementData => ({
  kind: 'example',
  summary: { ...SUMMARY, commands },
  content: { input: [], output: [], tree: [], fixes: [], ...content },
});
const file = (path: string, text: string, marks?: number[]) => ({ path, parts: [{ text, folded: false }], marks });

function page(...elements: ElementData[]): Root {
  const children = elements.map((element) => ({
    type: 'mdxJsxFlowElement',
    name: 'Example',
    attributes: [],
    children: [],
    data: { element },
  }));
  return { type: 'root', children: [{ type: 'paragraph', children: [] }, ...children] } as Root;
}

test('the first output of a page, without folded and blank lines', () => {
  const output = {
    path: 'dist/index.js',
    parts: [
      { text: 'runtime();\n', folded: true },
      { text: 'one\n\ntwo\n  three\nfour\nfive\n', folded: false },
    ],
  };
  const input = [file('src/index.ts', 'source')];
  expect(findOutputSnippet(page(example({ input }), example({ input, output: [output] })))).toEqual({
    name: 'dist/index.js',
    lines: ['one', 'two', '  three', 'four'],
  });
});

test('starts one line before the first line that proves what the page says', () => {
  const output = file('dist/index.d.ts', 'a\nb\nc\nd\ne\nf', [5, 4]);
  expect(findOutputSnippet(page(example({ output: [output] })))?.lines).toEqual(['c', 'd', 'e', 'f']);
});

test('counts the blank lines at the end of each part', () => {
  const parts = [
    { text: 'runtime();\n', folded: true },
    { text: 'a\nb\n', folded: false },
    { text: 'more();\n', folded: true },
    { text: 'c\nd\ne', folded: false },
  ];
  const output = { path: 'dist/index.js', parts, marks: [9] };
  expect(findOutputSnippet(page(example({ output: [output] })))?.lines).toEqual(['c', 'd', 'e']);
});

test('a log has the name of its commands', () => {
  const log = { text: 'Rslib v1\n\nerror   Failed to build.', marks: [3], hasFailed: true };
  expect(findOutputSnippet(page(example({ log })))).toEqual({ name: 'npx rslib', lines: ['error   Failed to build.'] });
  const two = example({ log }, ['npx rslib', 'node 甲.js']);
  expect(findOutputSnippet(page(two))?.name).toBe('npx rslib && node 甲.js');
});

test('an explorer shows the file of its first build', () => {
  const explorer: ElementData = {
    kind: 'explorer',
    version: '1.0.1',
    axes: [],
    input: [],
    builds: [],
    output: [file('dist/index.cjs', 'module.exports = {};')],
  };
  expect(findOutputSnippet(page(explorer))).toEqual({ name: 'dist/index.cjs', lines: ['module.exports = {};'] });
});

test('a page without output has none', () => {
  expect(findOutputSnippet(page())).toBeUndefined();
  expect(findOutputSnippet(page(example({}), { kind: 'file-tree', entries: [] }))).toBeUndefined();
});
