import path from 'node:path';
import { compilePage } from '@/lib/markdown/compile-page';
import { readSources, type StructureSource } from '@/lib/markdown/structure';

const root = path.resolve('__tests__/fixtures/site/content');
const PART = path.join(root, 'v2/en/shared/part.mdx');

function source(body: string, overrides: Partial<StructureSource> = {}): StructureSource {
  return { path: path.join(root, 'v2/en/guide/x.mdx'), file: 'x.mdx', body, fragments: { root, langDir: 'v2/en' }, ...overrides };
}

async function readHashes(body: string, overrides: Partial<StructureSource> = {}): Promise<Record<string, string>> {
  return Object.fromEntries((await readSources(source(body, overrides))).map(({ id, hash }) => [id, hash]));
}

const PAGE = '\n\n\n# Title\n\nLead.\n\n## One {#first}\n\nText.\n\n```md\n## No heading\n```\n\n### Two\n\nMore.\n';
const HEAD = '---\ndescription: D.\n---\n';

test('a page is split at its headings, with the frontmatter in the first section', async () => {
  const sources = await readSources(source(PAGE, { head: HEAD }));
  expect(sources).toEqual([
    { id: '', line: 1, text: '---\ndescription: D.\n---\n\n# Title\n\nLead.', hash: expect.stringMatching(/^[\da-f]{8}$/) },
    { id: 'first', line: 8, text: '## One {#first}\n\nText.\n\n```md\n## No heading\n```', hash: expect.stringMatching(/^[\da-f]{8}$/) },
    { id: 'two', line: 16, text: '### Two\n\nMore.', hash: expect.stringMatching(/^[\da-f]{8}$/) },
  ]);
});

test('the complete pipeline finds the same sections', async () => {
  const page = await compilePage({
    ...source(PAGE, { head: HEAD }),
    targets: { prefix: '', findImageSize: () => undefined },
    code: { defaultWrapCode: false, showLineNumbers: false },
    footnotes: { label: '', backTo: '' },
  });
  expect(page.sources).toEqual(await readSources(source(PAGE, { head: HEAD })));
});

test.each<[string, string, string, string[]]>([
  ['white space', PAGE.replace('Text.', 'Text.\n\n'), HEAD, []],
  ['line ends of another system', PAGE.replaceAll('\n', '\r\n'), HEAD, []],
  ['the text under the title', PAGE.replace('Lead.', 'Lead!'), HEAD, ['']],
  ['the frontmatter', PAGE, HEAD.replace('D.', 'E.'), ['']],
  ['text', PAGE.replace('More.', 'Less.'), HEAD, ['two']],
  ['code', PAGE.replace('No heading', 'Still none'), HEAD, ['first']],
  ['the target of a link', PAGE.replace('Text.', '[a](/b)'), HEAD, ['first']],
  ['the text of a heading', PAGE.replace('One', 'Uno'), HEAD, ['first']],
])('%s: sections with another hash', async (_, body, head, expected) => {
  const [before, after] = [await readHashes(PAGE, { head: HEAD }), await readHashes(body, { head })];
  expect(Object.keys(after)).toEqual(['', 'first', 'two']);
  expect(Object.keys(after).filter((id) => after[id] !== before[id])).toEqual(expected);
});

const WITH_FRAGMENT = "import Part from '../shared/part.mdx';\n\n# Title\n\n## One\n\n<Part />\n\nEnd.\n\n## Two";

test('a section contains the fragments that it includes, whose headings start none', async () => {
  const read = (text: string) => ({ fragments: { root, langDir: 'v2/en', read: (file: string) => (file === PART ? text : undefined) } });
  const sources = await readSources(source(WITH_FRAGMENT, read('## Inner\n\nFragment.\n')));
  expect(sources.map(({ id, line, text }) => [id, line, text])).toEqual([
    ['', 1, "import Part from '../shared/part.mdx';\n\n# Title"],
    ['one', 5, '## One\n\n<Part />\n\nEnd.\n\n## Inner\n\nFragment.'],
    ['two', 11, '## Two'],
  ]);
  const [before, after] = [await readHashes(WITH_FRAGMENT, read('A.')), await readHashes(WITH_FRAGMENT, read('B.'))];
  expect(Object.keys(after).filter((id) => after[id] !== before[id])).toEqual(['one']);
});

test('text that is not valid MDX has no sections', async () => {
  expect(await readSources(source('# Title\n\n<b>'))).toEqual([]);
});
