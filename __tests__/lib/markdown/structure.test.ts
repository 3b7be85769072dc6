import { buildSource, compile } from '@/__tests__/support/page-source';
import { readSources, type StructureSource } from '@/lib/markdown/structure';

async function readHashes(body: string, changes?: Partial<StructureSource>): Promise<Record<string, string>> {
  return Object.fromEntries((await readSources(buildSource(body, changes))).map(({ id, hash }) => [id, hash]));
}

const PAGE = '\n\n\n# Title\n\nLead.\n\n## One {#first}\n\nText.\n\n```md\n## No heading\n```\n\n### Two\n\nMore.\n';
const HEAD = '---\ndescription: D.\n---\n';

test('a page is split at its headings, with the frontmatter in the first section', async () => {
  const sources = await readSources(buildSource(PAGE, { head: HEAD }));
  expect(sources).toEqual([
    { id: '', line: 1, text: '---\ndescription: D.\n---\n\n# Title\n\nLead.', hash: expect.stringMatching(/^[\da-f]{8}$/) },
    { id: 'first', line: 8, text: '## One {#first}\n\nText.\n\n```md\n## No heading\n```', hash: expect.stringMatching(/^[\da-f]{8}$/) },
    { id: 'two', line: 16, text: '### Two\n\nMore.', hash: expect.stringMatching(/^[\da-f]{8}$/) },
  ]);
});

test('the complete pipeline finds the same sections', async () => {
  const page = await compile(PAGE, { head: HEAD });
  expect(page.sources).toEqual(await readSources(buildSource(PAGE, { head: HEAD })));
});

test.each<[string, string, string, string[]]>([
  ['white space', PAGE.replace('Text.', 'Text.\n\n'), HEAD, []],
  ['line ends of another system', PAGE.replaceAll('\n', '\r\n'), HEAD, []],
  ['the text under the title', PAGE.replace('Lead.', 'Lead!'), HEAD, ['']],
  ['the frontmatter', PAGE, HEAD.replace('D.', 'E.'), ['']],
  ['languages without a translation', PAGE, HEAD.replace('\n', '\nuntranslated: [de]\n'), []],
  ['a list of languages without a translation', PAGE, HEAD.replace('\n', '\nuntranslated:\n  - de\n- fr\n'), []],
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

test('a section contains the fragments that it includes, whose headings do not start a section', async () => {
  const { fragments } = buildSource('');
  const part = `${fragments.root}/v2/zh/shared/part.mdx`;
  const read = (text: string) => ({ fragments: { ...fragments, read: (file: string) => (file === part ? text : undefined) } });
  const sources = await readSources(buildSource(WITH_FRAGMENT, read('## Inner\n\nFragment.\n')));
  expect(sources.map(({ id, line, text }) => [id, line, text])).toEqual([
    ['', 1, "import Part from '../shared/part.mdx';\n\n# Title"],
    ['one', 5, '## One\n\n<Part />\n\nEnd.\n\n## Inner\n\nFragment.'],
    ['two', 11, '## Two'],
  ]);
  const [before, after] = [await readHashes(WITH_FRAGMENT, read('A.')), await readHashes(WITH_FRAGMENT, read('B.'))];
  expect(Object.keys(after).filter((id) => after[id] !== before[id])).toEqual(['one']);
});

test('text that is not valid MDX has no sections', async () => {
  expect(await readSources(buildSource('# Title\n\n<b>'))).toEqual([]);
});
