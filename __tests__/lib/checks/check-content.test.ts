import { checkContent } from '@/lib/checks/check-content';
import config from '@/lib/site/config';
import { loadContent } from '@/lib/source/load-content';
import { page, translations } from '../../support/content-folder';
import { createDocs } from '../../support/temporary-folder';

const CODE = '```ts\nlet a;\n```';
const EXAMPLE = { id: 'guide-a/b', packages: ['react'], steps: [], scripts: {}, hasCommands: true, missing: [] };
const OPTION = { id: 'a', text: 'lib.a', name: 'lib.a', summary: 'x'.repeat(81) };

test('the mistakes of a page include those that other tests find with a single check', async () => {
  const files = {
    ...translations(page(`# A\n\n${CODE}`), page(`# 甲\n\n${CODE}`, 'untranslated: [en]\n')),
    'examples/declarations.json': '{ "run": "function run(): void;" }',
  };
  const content = await loadContent(createDocs(files), config);
  const pages = content.pages.map((each) =>
    each.contentPath === '/guide/a'
      ? { ...each, shownExamples: [{ ...EXAMPLE, file: each.displayFile, line: 1 }] }
      : { ...each, contentPath: '/config/', optionEntries: [OPTION] },
  );
  const messages = new Set(checkContent({ ...content, pages }).map(({ message }) => message));
  expect([...messages].sort()).toEqual([
    'A translation cannot be "untranslated".',
    'No page below /api/ shows the signature of "run" (en, zh).',
    `The first sentence about "lib.a" is too long for the list of options: "${OPTION.summary}"`,
    'The page does not install what the example "guide-a/b" uses: react.',
    'The ts code block is not verified.',
  ]);
});

test('an example.json that is not valid does not hide other mistakes', async () => {
  const files = {
    ...translations(page('# A\n\n[x](/b)'), page('# 甲')),
    'examples/guide-a/b/example.json': '{ "inputs": [],\n"steps": 1 }',
    'examples/guide-a/c/example.json': '{ "input": ["a.ts"] "output": [] }',
    'examples/guide-a/d/example.json': '{\n<<<<<<< HEAD\n}\n',
  };
  const errors = checkContent(await loadContent(createDocs(files), config));
  expect(errors.map(({ file, line, message }) => `${file.replace(/^.*content/, 'content')}:${line}: ${message}`)).toEqual([
    'content/en/guide/a.mdx:7: Dead link "/b": no such page.',
    'content/examples/guide-a/b/example.json:2: steps: must be a list, not a number.',
    'content/examples/guide-a/b/example.json:1: unknown key "inputs".',
    expect.stringMatching(/^content\/examples\/guide-a\/c\/example\.json:1: Not valid JSON: /),
    'content/examples/guide-a/d/example.json:2: The file has an unresolved merge conflict.',
  ]);
});

test('a page that cannot be parsed has one error: nothing is said about what it would contain', async () => {
  const files = {
    ...translations(page('# A\n\nNode <18 is old.'), page('# 甲\n\n年份可以是 es2019。')),
    'examples/declarations.json': '{ "run": "function run(): void;" }',
    'examples/options.json': '{ "lib.id": { "type": "string" } }',
    'examples/guide-a/b/example.json': '{ "proves": { "/guide/a": ["A year such as es2019 counts."] } }',
  };
  const errors = checkContent(await loadContent(createDocs(files), config));
  expect(errors.map(({ file, message }) => `${file.replace(/^.*content/, 'content')}: ${message.slice(0, 26)}`)).toEqual([
    'content/en/guide/a.mdx: The page is not valid MDX:',
  ]);
});
