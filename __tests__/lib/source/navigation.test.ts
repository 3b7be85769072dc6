import { findEntry, loadFixture } from '@/__tests__/support/fixture-site';
import { buildOutline } from '@/lib/page-view/outline';
import { buildOverview } from '@/lib/page-view/overview';
import { en } from '@/lib/site/texts/en';
import type { MetaEntry } from '@/lib/source/meta';
import { buildSidebars } from '@/lib/source/sidebar';
import type { Site } from '@/lib/source/site';
import { BASE, inBothLanguages, loadFiles, page } from '../../support/content-folder';

let site: Site;
beforeAll(async () => {
  site = await loadFixture();
});

test('a sidebar is large if it has more than 200 links, including those of its groups', () => {
  const count = (pages: number) => {
    const links = Array.from({ length: pages - 1 }, (_, index) => ({ type: 'custom-link', label: 'x', link: `/x/${index}` }) as const);
    const entries: MetaEntry[] = [
      { type: 'custom-link', label: 'x', link: '/x' },
      { type: 'dir', name: 'inner', label: 'Inner', collapsible: true, collapsed: false },
    ];
    const metas = [
      { lang: 'en', version: '', dir: 'guide', file: 'a', lines: [], entries },
      { lang: 'en', version: '', dir: 'guide/inner', file: 'b', lines: [], entries: links },
    ];
    return buildSidebars({ rules: site.rules, metas, findPage: () => undefined }, 'en').map(({ isLarge }) => isLarge);
  };
  expect([count(200), count(201)]).toEqual([[false], [true]]);
});

test('entries of all kinds keep their label, tag and context', () => {
  const entries: MetaEntry[] = [
    { type: 'custom-link', label: 'Link', link: '/x', tag: 'new', context: 'main' },
    { type: 'dir', name: 'inner', label: 'Inner', collapsible: false, collapsed: true, tag: 'beta', context: 'side' },
    { type: 'divider', dashed: true },
    { type: 'section-header', label: 'Header', tag: 'old' },
  ];
  const metas = [
    { lang: 'zh', version: '', dir: 'guide', file: 'a', lines: [], entries },
    { lang: 'zh', version: '', dir: 'guide/inner', file: 'b', lines: [], entries: entries.slice(0, 1) },
  ];
  const link = { kind: 'link', text: 'Link', link: '/zh/x', tag: 'new', context: 'main' };
  expect(buildSidebars({ rules: site.rules, metas, findPage: () => undefined }, 'zh')[0]?.items).toEqual([
    link,
    { kind: 'group', text: 'Inner', collapsible: false, collapsed: true, tag: 'beta', context: 'side', items: [link] },
    { kind: 'divider', dashed: true },
    { kind: 'header', text: 'Header', tag: 'old' },
  ]);
});

test('a folder is a group as soon as one of its pages is published', async () => {
  const read = async (draft: string) => {
    const files = {
      'guide/_meta.json': '["a", { "type": "dir", "name": "inner", "label": "Inner" }]',
      'guide/a.mdx': page('# A'),
      'guide/inner/_meta.json': '[{ "type": "section-header", "label": "More" }, "b", { "type": "dir", "name": "deep", "label": "Deep" }]',
      'guide/inner/b.mdx': page('# B', 'draft: true\n'),
      'guide/inner/deep/_meta.json': '["c"]',
      'guide/inner/deep/c.mdx': page('# C', draft),
    };
    return (await loadFiles({ ...BASE, ...inBothLanguages(files) })).listSidebars('en')[0]?.items;
  };
  expect(await read('draft: true\n')).toEqual([{ kind: 'link', text: 'A', link: '/guide/a' }]);
  expect(await read('')).toMatchObject([
    { text: 'A' },
    { text: 'Inner', items: [{ text: 'More' }, { text: 'Deep', items: [{ text: 'C' }] }] },
  ]);
});

test('a folder without _meta.json is not in the sidebar', async () => {
  const files = {
    'guide/_meta.json': '["a", { "type": "dir", "name": "inner", "label": "Inner" }]',
    'guide/a.mdx': page('# A'),
    'guide/inner/b.mdx': page('# B', 'sidebar: false\n'),
  };
  const { listSidebars } = await loadFiles({ ...BASE, ...inBothLanguages(files) });
  expect(listSidebars('en')[0]?.items).toEqual([{ kind: 'link', text: 'A', link: '/guide/a' }]);
});

test('the outline shows headings of depth 2 to 4', () => {
  const headings = [1, 2, 3, 4, 5].map((depth) => ({ depth, id: `h${depth}`, aliases: [], text: `H${depth}`, line: depth }));
  expect(buildOutline(headings).map(({ depth }) => depth)).toEqual([2, 3, 4]);
});

test('an overview lists groups with headings, and pages without a group under "Others"', () => {
  expect(buildOverview(findEntry(site, '/api/').page, site, en.overview)).toEqual([
    {
      name: 'Options',
      items: [
        {
          text: 'sourceMap',
          link: '/api/options/source-map',
          headers: [
            { depth: 2, id: 'sourcemapjs', text: 'sourceMap.js' },
            { depth: 3, id: 'sourcemapjshidden', text: 'sourceMap.js.hidden' },
          ],
        },
      ],
    },
    {
      name: 'Others',
      items: [{ text: 'Alone', link: '/api/alone', headers: [{ depth: 2, id: 'stand-alone-part', text: 'Stand-alone part' }] }],
    },
  ]);
});

test('by default, an overview lists headings of depth 2', () => {
  const alone = findEntry(site, '/api/alone').page;
  const headings = [2, 3].map((depth) => ({ depth, id: `h${depth}`, aliases: [], text: `H${depth}`, line: depth }));
  const findPageByPath: Site['findPageByPath'] = (url) => (url === alone.path ? { ...alone, headings } : site.findPageByPath(url));
  const others = buildOverview(findEntry(site, '/api/').page, { ...site, findPageByPath }, en.overview).at(-1);
  expect(others?.items.map(({ headers }) => headers.map(({ text }) => text))).toEqual([['H2']]);
});

test('an overview has the summaries of options in the other languages, to filter in them', async () => {
  const options = (title: string, text: string) => page(`# ${title}\n\n## lib.dts\n\n${text}`);
  const files = {
    ...BASE,
    'examples/options.json': '{}',
    ...inBothLanguages({ 'config/_meta.json': '["index", "lib"]', 'config/index.mdx': page('# Overview', 'overview: true\n') }),
    'en/config/lib.mdx': options('Lib', 'Writes types.'),
    'zh/config/lib.mdx': options('库', '生成类型。'),
  };
  const own = await loadFiles(files);
  const list = (path: string) =>
    buildOverview(findEntry(own, path).page, own, en.overview).flatMap(({ items }) =>
      items.flatMap(({ headers }) => headers.map(({ option }) => option)),
    );
  expect(list('/config/')).toEqual([{ name: 'lib.dts', summary: 'Writes types.', others: ['生成类型。'] }]);
  expect(list('/zh/config/')).toEqual([{ name: 'lib.dts', summary: '生成类型。', others: ['Writes types.'] }]);
});
