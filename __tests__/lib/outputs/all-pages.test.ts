import { buildAllPagesView } from '@/lib/outputs/all-pages';
import { listInOrder } from '@/lib/outputs/page-groups';
import type { RecordType, SearchRecord } from '@/lib/search/types';
import { inBothLanguages, loadFiles, page, translations } from '../../support/content-folder';

const record = (type: RecordType, page: string, text: string, group = 'Group'): SearchRecord => ({
  objectID: `${page}|${text}`,
  url: `/${page}#${text}`,
  url_without_anchor: `/${page}`,
  anchor: text,
  type,
  content: type === 'content' ? text : null,
  hierarchy: {
    lvl0: group,
    lvl1: page,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
    ...(type !== 'content' && { [type]: text }),
  },
  lang: 'en',
  version: '',
  weight: { pageRank: 1, level: 0, position: 0 },
});

/** The lists by letter, with the pages of headings. */
function listLetters(records: readonly SearchRecord[], tag = 'en'): string[] {
  const { letters } = buildAllPagesView(records, tag);
  return letters.map(({ name, entries }) => `${name}: ${entries.map(({ text, page }) => (page ? `${text} (${page})` : text)).join(', ')}`);
}

test('names are sorted by their letters and numbers, without regard to signs and case', () => {
  const names = ['ac', '@ab', 'Aa', '--a.d', 'a10', 'a2', 'B', '_b'];
  expect(listLetters(names.map((name) => record('lvl2', 'Page', name)))).toEqual([
    'A: --a.d (Page), a2 (Page), a10 (Page), Aa (Page), @ab (Page), ac (Page)',
    'B: _b (Page), B (Page)',
  ]);
});

test('punctuation inside a name counts, and sorts before letters', () => {
  const names = ['outputs', 'output-b', 'output.a', 'output_c', 'output', 'lib.dts', 'library', 'lib'];
  expect(listLetters(names.map((name) => record('lvl2', 'Page', name)))).toEqual([
    'L: lib (Page), lib.dts (Page), library (Page)',
    'O: output (Page), output_c (Page), output-b (Page), output.a (Page), outputs (Page)',
  ]);
});

test('the same name comes in the order of its pages, the page itself first', () => {
  const records = [record('lvl2', 'Second', 'same'), record('lvl2', 'First', 'same'), record('lvl1', 'same', 'same')];
  expect(listLetters(records)).toEqual(['S: same, same (First), same (Second)']);
});

test('Chinese names have the order of the language of the page', () => {
  const names = ['中', '产物', '安装'].map((name) => record('lvl2', 'Page', name));
  expect([listLetters(names, 'zh-CN'), listLetters(names, 'en')]).toEqual([
    ['#: 安装 (Page), 产物 (Page), 中 (Page)'],
    ['#: 中 (Page), 产物 (Page), 安装 (Page)'],
  ]);
});

test('names that do not begin with a letter from A to Z share a list', () => {
  const names = ['打包', 'z', '1a', '…', 'É', 'ß', '→ b'];
  expect(listLetters(names.map((name) => record('lvl2', 'Page', name)))).toEqual([
    '#: … (Page), 1a (Page), É (Page), ß (Page), 打包 (Page)',
    'B: → b (Page)',
    'Z: z (Page)',
  ]);
});

test('a heading of more than ten pages is not listed, but a page with that name is', () => {
  const repeat = (text: string, pages: number) => Array.from({ length: pages }, (_, at) => record('lvl2', `Page ${at}`, text));
  const records = [...repeat('Next steps', 11), record('lvl1', 'Next steps', 'Next steps'), ...repeat('Types', 10)];
  const listed = repeat('Types', 10).map((_, at) => `Types (Page ${at})`);
  expect(listLetters(records)).toEqual(['N: Next steps', `T: ${listed.join(', ')}`]);
});

test('paragraphs are not listed; pages are in their groups', () => {
  const records = [
    record('lvl1', 'Page', 'Page', 'One'),
    record('content', 'Page', 'text', 'One'),
    record('lvl2', 'Page', 'Part', 'One'),
    record('lvl1', 'Other', 'Other', 'Two'),
    record('lvl1', 'Third', 'Third', 'One'),
  ];
  const { groups, letters } = buildAllPagesView(records, 'en');
  expect(groups).toEqual([
    {
      name: 'One',
      entries: [
        { text: 'Page', link: '/Page#Page' },
        { text: 'Third', link: '/Third#Third' },
      ],
    },
    { name: 'Two', entries: [{ text: 'Other', link: '/Other#Other' }] },
  ]);
  expect(letters.flatMap(({ entries }) => entries.map(({ text }) => text))).toEqual(['Other', 'Page', 'Part', 'Third']);
});

test('groups and their pages are in the given order, other pages last', () => {
  const records = ['Rest', 'Blog', 'Second', 'First'].map((name) =>
    record('lvl1', name, name, name === 'Second' || name === 'First' ? 'Guide' : name),
  );
  const links = ['First', 'Second', 'Blog'].map((text) => ({ text, link: `/${text}#${text}` }));
  const { groups } = buildAllPagesView(records, 'en', links);
  expect(groups.map(({ name, entries }) => [name, entries.map(({ text }) => text)])).toEqual([
    ['Guide', ['First', 'Second']],
    ['Blog', ['Blog']],
    ['Rest', ['Rest']],
  ]);
});

test('only groups have the names of the sidebar, which do not repeat those of the groups', () => {
  const records = [record('lvl1', 'Guide', 'Guide', 'Guide'), record('lvl1', 'Rest', 'Rest', 'Guide')];
  const { groups, letters } = buildAllPagesView(records, 'en', [{ text: 'Overview', link: '/Guide#Guide' }]);
  expect(groups[0]?.entries.map(({ text }) => text)).toEqual(['Overview', 'Rest']);
  expect(letters.map(({ entries }) => entries.map(({ text }) => text))).toEqual([['Guide'], ['Rest']]);
});

test('a sidebar that the navigation does not lead to comes last, in its own order', async () => {
  const extra = inBothLanguages({
    '_nav.json': '[{ "text": "Guide", "link": "/guide/a" }]',
    'extra/_meta.json': '["z", "y"]',
    'extra/y.mdx': page('# Y'),
    'extra/z.mdx': page('# Z'),
  });
  const site = await loadFiles({ ...translations(page('# A')), ...extra });
  expect(listInOrder(site, { lang: 'en', version: '' }).map(({ link }) => link)).toEqual(['/guide/a', '/extra/z', '/extra/y']);
});
