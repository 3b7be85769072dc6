import { buildSearchRecords } from '@/lib/outputs/search-records';
import config from '@/lib/site/config';
import { inBothLanguages, loadFiles, page, translations } from '../../support/content-folder';
import { changeSite } from '../../support/fixture-site';

const CODE = (title: string) => `\`\`\`ts title="${title}"\na;\n\`\`\``;
const LOG = '```log unverified="made up"\nerror   Nothing works\n```';

test('a heading and its paragraphs become records in the format of DocSearch', async () => {
  const site = await loadFiles(translations(page('# A\n\n## Part\n\n### Step {#first}\n\nOne.\n\nTwo.')));
  const records = buildSearchRecords(site, { lang: 'zh', version: '' });
  const url = `${config.url}/zh/guide/a#first`;
  const common = {
    url,
    url_without_anchor: `${config.url}/zh/guide/a`,
    anchor: 'first',
    hierarchy: { lvl0: 'Rslib', lvl1: 'A', lvl2: 'Part', lvl3: 'Step', lvl4: null, lvl5: null, lvl6: null },
    lang: 'zh',
    version: '',
  };
  expect(records.filter((record) => record.anchor === 'first')).toEqual([
    { ...common, objectID: `${url}|lvl3`, type: 'lvl3', content: null, weight: { pageRank: 1, level: 80, position: 2 } },
    { ...common, objectID: `${url}|content|0`, type: 'content', content: 'One.', weight: { pageRank: 1, level: 0, position: 3 } },
    { ...common, objectID: `${url}|content|1`, type: 'content', content: 'Two.', weight: { pageRank: 1, level: 0, position: 4 } },
  ]);
});

test.each([
  ['en', '/guide/a', 'Error messages'],
  ['zh', '/zh/guide/a', '报错信息'],
])(
  'the text before and under the title belongs to the page, the rest to its heading, messages to their own group (%s)',
  async (lang, path, messages) => {
    const body = page(`Before.\n\n# A\n\nUnder.\n\n${LOG}\n\n## Part\n\nText.\n\n${LOG}\n\n## Empty`);
    const records = buildSearchRecords(await loadFiles(translations(body)), { lang, version: '' }, (link) => link);
    const rows = records
      .filter(({ url }) => url.startsWith(path))
      .map(({ url, type, content, hierarchy }) => [url, type, content, hierarchy.lvl0].join(' | '));
    expect(rows).toEqual([
      `${path} | lvl1 |  | Rslib`,
      `${path} | content | Before. | Rslib`,
      `${path} | content | Under. | Rslib`,
      `${path} | content | Nothing works | ${messages}`,
      `${path}#part | lvl2 |  | Rslib`,
      `${path}#part | content | Text. | Rslib`,
      `${path}#part | content | Nothing works | ${messages}`,
      `${path}#empty | lvl2 |  | Rslib`,
    ]);
  },
);

test('what readers type for a page or a heading is in the record of its title, in its language', async () => {
  const site = await loadFiles({
    ...translations(
      page('# A\n\nText.\n\n## Part\n\nMore.\n\n```ts title="a.ts"\na;\n```\n\n```ts title="a.ts"\nb;\n```'),
      page('# 甲\n\n文字。\n\n## 部分 {#part}\n\n更多。\n\n```ts title="a.ts"\na;\n```\n\n```ts title="a.ts"\nb;\n```'),
    ),
    'zh/_search.json': '{ "keywords": { "/guide/a": ["首页"], "/guide/a#part": ["片段", "组成"] } }',
  });
  const list = (lang: string) =>
    buildSearchRecords(site, { lang, version: '' }, (path) => path)
      .filter(({ url }) => url.includes('/guide/'))
      .map(({ url, type, content, keywords, hierarchy }) => [url, type, content, keywords, hierarchy.lvl2]);
  expect(list('zh')).toEqual([
    ['/zh/guide/a', 'lvl1', null, ['首页'], null],
    ['/zh/guide/a', 'content', '文字。', undefined, null],
    ['/zh/guide/a#part', 'lvl2', null, ['片段', '组成'], '部分'],
    ['/zh/guide/a#part', 'content', '更多。', undefined, '部分'],
    ['/zh/guide/a#part', 'content', 'a.ts', undefined, '部分'],
  ]);
  expect(list('en').map(([, , , keywords]) => keywords)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test.each([
  ['/guide/a#甲', '/zh/guide/a'],
  ['/guide/a#old-title', '/zh/guide/a'],
  ['/guide/a#部分', '/zh/guide/a#部分'],
  ['/guide/a#%E9%83%A8%E5%88%86', '/zh/guide/a#部分'],
  ['/guide/a#old-part', '/zh/guide/a#部分'],
])('the words of %s are in the record of %s', async (key, url) => {
  const site = await loadFiles({
    ...translations(page('# A\n\n## Part {#部分}'), page('# 甲 {#甲 #old-title}\n\n## 部分 {#部分 #old-part}')),
    'zh/_search.json': JSON.stringify({ keywords: { [key]: ['词'] } }),
  });
  const records = buildSearchRecords(site, { lang: 'zh', version: '' }, (path) => path).filter(({ keywords }) => keywords);
  expect(records.map((record) => [record.url, record.keywords])).toEqual([[url, ['词']]]);
});

test('a page whose frontmatter says so has no records, nor has its copy in another language', async () => {
  const head = 'search: false\nsidebar: false\nuntranslated: [zh]\n';
  const site = await loadFiles({ ...translations(page('# A')), 'en/guide/b.mdx': page('# B', head) });
  const list = (lang: string) => buildSearchRecords(site, { lang, version: '' }, (path) => path).map(({ url }) => url);
  expect([...list('en'), ...list('zh')].filter((url) => url.includes('/guide/'))).toEqual(['/guide/a', '/zh/guide/a']);
  expect(site.findPageByPath('/zh/guide/b')).toBeDefined();
});

test('titles of callouts are texts of their own', async () => {
  const site = await loadFiles(translations(page('# A\n\n:::tip Set `a`\n\nText.\n\n:::\n\n> [!NOTE]\n> More.')));
  const records = buildSearchRecords(site, { lang: 'en', version: '' }, (path) => path);
  const texts = records.filter(({ url }) => url === '/guide/a').flatMap(({ content }) => content ?? []);
  expect(texts).toEqual(['Set a', 'Text.', 'More.']);
});

test('text without a paragraph, as in HTML elements and components on one line, is included', async () => {
  const rows = '<table>\n<tr>\n<td>In `a`</td>\n<td>\n\nA paragraph\n\n</td>\n</tr>\n</table>';
  const site = await loadFiles(translations(page(`# A\n\n<CardGrid>\n<Card title="T">*Of* a card</Card>\n</CardGrid>\n\n${rows}`)));
  const records = buildSearchRecords(site, { lang: 'en', version: '' }, (path) => path);
  const texts = records.filter(({ url }) => url === '/guide/a').flatMap(({ content }) => content ?? []);
  expect(texts).toEqual(['Of a card', 'In a', 'A paragraph']);
});

test('links under a heading of more than ten pages are left out', async () => {
  const list = async (names: string[], section: string) => {
    const pages = names.map((name) => [`guide/${name}.mdx`, page(`# ${name}\n\n## Next steps\n\n${section}`)]);
    const files = inBothLanguages({ ...Object.fromEntries(pages), 'guide/_meta.json': JSON.stringify(names) });
    const site = await loadFiles({ ...translations(''), ...files });
    const records = buildSearchRecords(site, { lang: 'en', version: '' }, (path) => path);
    return records.filter(({ url }) => url === '/guide/a#next-steps').map(({ content }) => content);
  };
  const links = '- [Read b](/guide/b).\n- Or **[c](/guide/c)**.';
  const ten = [...'abcdefghij'];
  expect(await list(ten, links)).toEqual([null, 'Read b.', 'Or c.']);
  expect(await list([...ten, 'k'], links)).toEqual([]);
  expect(await list([...ten, 'k'], '- [Read b](/guide/b).\n- Text.')).toEqual([null, 'Read b.', 'Text.']);
  expect(await list([...ten, 'k'], 'Text.\n\n- [b](/guide/b)')).toEqual([null, 'Text.', 'b']);
  expect(await list([...ten, 'k'], '')).toEqual([null]);
});

test.each([
  [undefined, ['a.ts']],
  [{ codeBlocks: true }, ['a.ts', 'a;']],
])('with the configuration %j, a code block has the texts %j', async (search, texts) => {
  const site = await loadFiles(translations(page(`# A\n\n${CODE('a.ts')}`)), { ...config, search });
  const records = buildSearchRecords(site, { lang: 'en', version: '' }, (path) => path);
  expect(records.flatMap(({ content }) => content ?? [])).toEqual(texts);
});

test('files that only support an example are not included', async () => {
  const site = await loadFiles(translations(page(`# A\n\n${CODE('a.ts')}\n\n${CODE('b.ts')}`)));
  const [first] = site.listPages('en');
  if (!first) throw new Error('no page');
  const codeBlocks = first.codeBlocks.map((block) => (block.title === 'b.ts' ? { ...block, isSupport: true as const } : block));
  const changed = changeSite(site, { listPages: () => [{ ...first, codeBlocks }] });
  const records = buildSearchRecords(changed, { lang: 'en', version: '' }, (path) => path);
  expect(records.flatMap(({ content }) => content ?? [])).toEqual(['a.ts']);
});

test('files that twenty sections show are left out', async () => {
  const list = async (sections: number) => {
    const text = Array.from({ length: sections }, (_, at) => `## Part ${at}\n\n${CODE('rslib.config.ts')}\n\n${CODE(`${at}.ts`)}\n\n`).join(
      '',
    );
    const site = await loadFiles(translations(page(`# A\n\n${text}`)));
    const records = buildSearchRecords(site, { lang: 'en', version: '' }, (path) => path);
    return records.filter(({ url }) => url === '/guide/a#part-1').flatMap(({ content }) => content ?? []);
  };
  expect(await list(19)).toEqual(['rslib.config.ts · 1.ts']);
  expect(await list(20)).toEqual(['1.ts']);
});
