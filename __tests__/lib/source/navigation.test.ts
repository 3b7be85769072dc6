import path from 'node:path';
import { buildOutline } from '@/lib/page-view/outline';
import { buildOverview } from '@/lib/page-view/overview';
import { loadSite } from '@/lib/source/load-content';
import type { MetaEntry } from '@/lib/source/meta';
import { buildSidebars, findSidebar } from '@/lib/source/sidebar';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';
import fixtureConfig from '../../fixtures/site/site.config';

let site: Site;
beforeAll(async () => {
  site = await loadSite(path.resolve('__tests__/fixtures/site'), fixtureConfig);
});

function getPage(publicPath: string): Page {
  const page = site.findPageByPath(publicPath);
  if (!page) throw new Error(`no page ${publicPath}`);
  return page;
}

test('a sidebar has links, dividers, headers, groups, tags and custom links in the order of _meta.json', () => {
  const sidebar = site.listSidebars('zh').find(({ prefix }) => prefix === '/zh/guide/');
  expect(sidebar?.items).toEqual([
    { kind: 'link', text: '介绍', link: '/zh/guide/' },
    { kind: 'link', text: '组件', link: '/zh/guide/components' },
    { kind: 'link', text: '代码', link: '/zh/guide/code' },
    { kind: 'link', text: '混排文本', link: '/zh/guide/mixed', tag: 'new', context: 'mixed' },
    { kind: 'divider', dashed: false },
    { kind: 'header', text: '工具' },
    {
      kind: 'group',
      text: '更多',
      collapsible: true,
      collapsed: true,
      items: [{ kind: 'link', text: '深层页面', link: '/zh/guide/deep/one' }],
    },
    { kind: 'divider', dashed: true },
    { kind: 'link', text: 'Example', link: 'https://example.com/' },
  ]);
});

test('each version has its own sidebars', () => {
  expect(site.listSidebars('zh').map(({ prefix }) => prefix)).toEqual([
    '/zh/api/',
    '/zh/blog/',
    '/zh/guide/',
    '/zh/large/',
    '/v1/zh/guide/',
  ]);
  expect(findSidebar(site.listSidebars('en'), '/v1/guide/old')?.items.map((item) => item.kind === 'link' && item.link)).toEqual([
    '/v1/guide/',
    '/v1/guide/old',
  ]);
});

test('the sidebar with the longest matching prefix wins', () => {
  const sidebars = ['/config/', '/config/lib/', '/guide/'].map((prefix) => ({ prefix, items: [], isLarge: false }));
  expect(findSidebar(sidebars, '/config/lib/dts')?.prefix).toBe('/config/lib/');
  expect(findSidebar(sidebars.toReversed(), '/config/lib/dts')?.prefix).toBe('/config/lib/');
  expect(findSidebar(sidebars, '/config/rsbuild/')?.prefix).toBe('/config/');
  // The page `config.mdx`, next to the folder `config`.
  expect(findSidebar(sidebars, '/config')?.prefix).toBe('/config/');
  expect(findSidebar(sidebars, '/configuration')).toBeUndefined();
  expect(findSidebar(sidebars, '/')).toBeUndefined();
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
    return buildSidebars({ rules: site.rules, metas, pages: [], findPage: () => undefined }, 'en').map(({ isLarge }) => isLarge);
  };
  expect([count(200), count(201)]).toEqual([[false], [true]]);
});

test.each([
  ['/guide/', { prev: undefined, next: { text: 'Components', link: '/guide/components' } }],
  ['/guide/code', { prev: { text: 'Components', link: '/guide/components' }, next: { text: 'Mixed text', link: '/guide/mixed' } }],
  ['/guide/deep/one', { prev: { text: 'Mixed text', link: '/guide/mixed' }, next: undefined }],
  ['/plain/custom', {}],
])('previous and next of %s', (pagePath, expected) => {
  expect(site.getPager(getPage(pagePath))).toEqual(expected);
});

test('the site finds the translations, groups and nav section of a page', () => {
  expect(site.listTranslations(getPage('/zh/guide/code')).map(({ path: each }) => each)).toEqual(['/guide/code', '/zh/guide/code']);
  expect(site.listTranslations(getPage('/v1/guide/old')).map(({ path: each }) => each)).toEqual(['/v1/guide/old', '/v1/zh/guide/old']);
  expect(site.listGroups(getPage('/zh/guide/deep/one')).map(({ text }) => text)).toEqual(['更多']);
  expect(site.listGroups(getPage('/guide/code'))).toEqual([]);
  expect(site.findNavSection(getPage('/v1/zh/guide/old'))).toMatchObject({ text: '指南', link: '/v1/zh/guide/' });
  expect(site.findNavSection(getPage('/'))).toBeUndefined();
});

test('the outline shows headings of depth 2 to 4', () => {
  const headings = [1, 2, 3, 4, 5].map((depth) => ({ depth, id: `h${depth}`, aliases: [], text: `H${depth}`, line: depth }));
  expect(buildOutline(headings).map(({ depth }) => depth)).toEqual([2, 3, 4]);
});

test('an overview lists groups with headings, and pages without a group under "Others"', () => {
  expect(buildOverview(getPage('/api/'), site, 'Others')).toEqual([
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
  const alone = getPage('/api/alone');
  const headings = [2, 3].map((depth) => ({ depth, id: `h${depth}`, aliases: [], text: `H${depth}`, line: depth }));
  const findPageByPath: Site['findPageByPath'] = (url) => (url === alone.path ? { ...alone, headings } : site.findPageByPath(url));
  const others = buildOverview(getPage('/api/'), { ...site, findPageByPath }, 'Others').at(-1);
  expect(others?.items.map(({ headers }) => headers.map(({ text }) => text))).toEqual([['H2']]);
});
