import { createCollector } from '@/lib/markdown/collector';
import { buildPathRules } from '@/lib/routes/path-rules';
import { buildContentPath, buildPath } from '@/lib/routes/paths';
import type { NavItem } from '@/lib/site/types';
import { isInBlog, listPosts } from '@/lib/source/blog';
import { findMeta, joinDir, splitKey } from '@/lib/source/folders';
import { parseFrontmatter } from '@/lib/source/frontmatter';
import type { MetaEntry } from '@/lib/source/meta';
import { createSite, type Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';
import fixtureConfig from '../../fixtures/site/site.config';

const RULES = buildPathRules(fixtureConfig);

/** A page of a content file such as `v1/zh/guide/index`; without a version it is of the default one. */
function createPage(file: string, yaml = ''): Page {
  const parts = file.split('/');
  const version = parts[0] === 'v1' ? 'v1' : 'v2';
  const [lang = 'en', ...rest] = version === 'v1' ? parts.slice(1) : parts;
  const isIndex = rest.at(-1) === 'index';
  const key = (isIndex ? rest.slice(0, -1) : rest).join('/');
  const scope = { lang, version, key, isIndex };
  return {
    ...createCollector(''),
    ...scope,
    path: buildPath(scope, RULES),
    contentPath: buildContentPath(scope),
    contentLang: lang,
    file: `${file}.mdx`,
    displayFile: `content/${file}.mdx`,
    title: `Title of ${key}`,
    head: '',
    frontmatter: parseFrontmatter('a.mdx', `---\ndescription: D\n${yaml}---\n`).frontmatter,
    code: '',
  };
}

const file = (name: string, more: object = {}): MetaEntry => ({ type: 'file', name, ...more });
const dir = (name: string, more: object = {}): MetaEntry => ({ type: 'dir', name, collapsible: true, collapsed: false, ...more });

const METAS: Readonly<Record<string, readonly MetaEntry[]>> = {
  'en/': [dir('guide', { overviewHeaders: [5] })],
  'en/guide': [
    file('index'),
    file('a', { label: 'Label of a', tag: 'new', context: 'x', overviewHeaders: [2, 3] }),
    { type: 'section-header', label: 'Header' },
    dir('inner', { label: 'Inner', collapsed: true, tag: 't', context: 'y', overviewHeaders: [4] }),
    { type: 'custom-link', label: 'Own', link: '/guide/a', tag: 't' },
    { type: 'custom-link', label: 'Other site', link: 'https://b.example/' },
    { type: 'custom-link', label: 'Part', link: '/guide/a#part' },
    { type: 'divider', dashed: true },
    dir('plain'),
    dir('listed'),
    file('gone'),
  ],
  'en/guide/inner': [file('b'), dir('deep', { overviewHeaders: [6] })],
  'en/guide/inner/deep': [file('c')],
  'en/guide/plain': [file('d'), file('e')],
  'en/guide/listed': [file('index', { label: 'Overview' }), file('f')],
  'zh/guide': [file('a'), { type: 'custom-link', label: '自己的', link: '/guide/a' }],
  'v1/zh/guide': [file('a'), { type: 'custom-link', label: '自己的', link: '/guide/a' }, dir('plain')],
  'v1/zh/guide/plain': [file('d')],
  'en/other': [],
};

const NAV: readonly NavItem[] = [
  { kind: 'link', text: 'Other', link: '/other/' },
  { kind: 'link', text: 'Guide', link: '/guide/', activeMatch: '/guide/' },
  {
    kind: 'group',
    text: 'More',
    items: [{ kind: 'link', text: 'A', link: '/guide/a' }, { kind: 'divider' }, { kind: 'header', text: 'H' }],
  },
  { kind: 'link', text: 'Elsewhere', link: 'https://b.example/' },
];

const FILES = [
  'en/index',
  'en/guide/index',
  'en/guide/a',
  'en/guide/a/x',
  'en/guide/inner/index',
  'en/guide/inner/b',
  'en/guide/inner/deep/c',
  'en/guide/plain/d',
  'en/guide/plain/e',
  'en/guide/plain/below/x',
  'en/guide/plainer/y',
  // As long as the name of that folder, with a page of the same name.
  'en/guide/other/d',
  'en/guide/listed/index',
  'en/guide/listed/f',
  'zh/index',
  'zh/guide/a',
  'v1/en/guide/a',
  'v1/zh/guide/a',
];

function create(pages: readonly Page[] = FILES.map((each) => createPage(each)), basePath = ''): Site {
  const metas = Object.entries(METAS).map(([folder, entries]) => {
    const { lang, version, key } = createPage(folder.replace(/\/$/, ''));
    return { lang, version, dir: key, file: `${folder}/_meta.json`, entries, lines: [] };
  });
  const navs = [
    { lang: 'en', version: 'v2', items: NAV },
    { lang: 'zh', version: 'v1', items: NAV },
  ];
  return createSite({ config: fixtureConfig, pages, metas, navs, redirects: [] }, basePath);
}

let site: Site;
beforeAll(() => {
  site = create();
});
function get(path: string): Page {
  const found = site.findPageByPath(path);
  if (!found) throw new Error(`no page ${path}`);
  return found;
}

test('a sidebar in the order of its _meta.json files', () => {
  expect(site.listSidebars('en').map(({ prefix }) => prefix)).toEqual(['/guide/', '/other/']);
  expect(site.findSidebar(get('/guide/a'))?.items).toEqual([
    { kind: 'link', text: 'Title of guide', link: '/guide/' },
    { kind: 'link', text: 'Label of a', link: '/guide/a', tag: 'new', context: 'x' },
    { kind: 'header', text: 'Header' },
    {
      kind: 'group',
      text: 'Inner',
      link: '/guide/inner/',
      collapsible: true,
      collapsed: true,
      tag: 't',
      context: 'y',
      items: [
        { kind: 'link', text: 'Title of guide/inner/b', link: '/guide/inner/b' },
        {
          kind: 'group',
          text: 'deep',
          collapsible: true,
          collapsed: false,
          items: [{ kind: 'link', text: 'Title of guide/inner/deep/c', link: '/guide/inner/deep/c' }],
        },
      ],
    },
    { kind: 'link', text: 'Own', link: '/guide/a', tag: 't' },
    { kind: 'link', text: 'Other site', link: 'https://b.example/' },
    { kind: 'link', text: 'Part', link: '/guide/a#part' },
    { kind: 'divider', dashed: true },
    // Without a list of its own, a folder lists its pages by name.
    {
      kind: 'group',
      text: 'plain',
      collapsible: true,
      collapsed: false,
      items: [
        { kind: 'link', text: 'Title of guide/plain/d', link: '/guide/plain/d' },
        { kind: 'link', text: 'Title of guide/plain/e', link: '/guide/plain/e' },
      ],
    },
    // A `_meta.json` that lists the index page makes it one of the links.
    {
      kind: 'group',
      text: 'listed',
      collapsible: true,
      collapsed: false,
      items: [
        { kind: 'link', text: 'Overview', link: '/guide/listed/' },
        { kind: 'link', text: 'Title of guide/listed/f', link: '/guide/listed/f' },
      ],
    },
  ]);
});

test('sidebar links stay in their language and version', () => {
  const list = (path: string) => site.findSidebar(get(path))?.items.map((item) => (item.kind === 'link' ? item.link : item.kind));
  expect(list('/zh/guide/a')).toEqual(['/zh/guide/a', '/zh/guide/a']);
  expect(list('/v1/zh/guide/a')).toEqual(['/v1/zh/guide/a', '/v1/zh/guide/a']);
  expect(list('/v1/guide/a')).toBeUndefined();
  expect(site.listSidebars('fr')).toEqual([]);
});

test.each([
  ['/guide/', undefined, '/guide/a', []],
  // A page that is linked twice has the place of its first link.
  ['/guide/a', '/guide/', '/guide/inner/', []],
  ['/guide/inner/', '/guide/a', '/guide/inner/b', ['Inner']],
  ['/guide/inner/b', '/guide/inner/', '/guide/inner/deep/c', ['Inner']],
  ['/guide/inner/deep/c', '/guide/inner/b', '/guide/a', ['Inner', 'deep']],
  // Links to other sites and to sections are not part of the pager.
  ['/guide/plain/d', '/guide/a', '/guide/plain/e', ['plain']],
  ['/guide/listed/f', '/guide/listed/', undefined, ['listed']],
  ['/guide/plain/below/x', undefined, undefined, []],
  ['/v1/guide/a', undefined, undefined, []],
])('the page %s comes between %s and %s, in the groups %j', (path, prev, next, groups) => {
  const pager = site.getPager(get(path));
  expect([pager.prev?.link, pager.next?.link]).toEqual([prev, next]);
  expect(site.listGroups(get(path)).map(({ text }) => text)).toStrictEqual(groups);
});

test('the pager has the texts of the sidebar', () => {
  expect(site.getPager(get('/guide/'))).toEqual({ prev: undefined, next: { text: 'Label of a', link: '/guide/a' } });
});

test('the pager shows the title of an index page, whose sidebar label says little outside its group', () => {
  const index = { text: 'Title of guide/listed', link: '/guide/listed/' };
  expect(site.getPager(get('/guide/listed/f')).prev).toEqual(index);
  expect(site.getPager(get('/guide/plain/e')).next).toEqual(index);
});

test('a group has the pages of its language and version', () => {
  const files = ['v1/zh/guide/a', 'v1/zh/guide/plain/d', 'v1/en/guide/plain/d', 'zh/guide/plain/d'];
  const pages = files.map((each) => createPage(each));
  const group = create(pages)
    .listSidebars('zh')
    .find(({ prefix }) => prefix === '/v1/zh/guide/')
    ?.items.at(-1);
  expect(group?.kind === 'group' && group.items.map((item) => item.kind === 'link' && item.link)).toEqual(['/v1/zh/guide/plain/d']);
});

test('each language and version has its own search words', () => {
  const words = (lang: string, version: string) => ({ lang, version, keywords: new Map(), synonyms: [], popular: [`${version} ${lang}`] });
  const searches = [words('en', 'v2'), words('zh', 'v2'), words('en', 'v1'), words('zh', 'v1')];
  const { getSearchWords } = createSite({ config: fixtureConfig, pages: [], metas: [], navs: [], searches, redirects: [] });
  expect(searches.map(({ lang, version }) => getSearchWords({ lang, version }).popular)).toEqual(searches.map(({ popular }) => popular));
  expect(site.getSearchWords({ lang: 'en', version: 'v2' })).toEqual({ keywords: new Map(), synonyms: [], popular: [] });
});

test('the navigation of a language and version', () => {
  expect(site.listNav({ lang: 'zh', version: 'v1' })).toEqual([
    { kind: 'link', text: 'Other', link: '/v1/zh/other/' },
    { kind: 'link', text: 'Guide', link: '/v1/zh/guide/', activeMatch: '/guide/' },
    {
      kind: 'group',
      text: 'More',
      items: [{ kind: 'link', text: 'A', link: '/v1/zh/guide/a' }, { kind: 'divider' }, { kind: 'header', text: 'H' }],
    },
    { kind: 'link', text: 'Elsewhere', link: 'https://b.example/' },
  ]);
  expect(site.listNav({ lang: 'zh', version: 'v2' })).toEqual([]);
});

test.each([
  ['/guide/inner/b', 'Guide'],
  ['/v1/zh/guide/a', 'Guide'],
  ['/', undefined],
  ['/zh/guide/a', undefined],
])('the section of %s is %s', (path, text) => {
  expect(site.findNavSection(get(path))?.text).toBe(text);
});

test('alternates are the translations with their tags, and the default language once more', () => {
  const list = (path: string) => site.listAlternates(get(path)).map(({ tag, url }) => `${tag} ${url}`);
  const url = fixtureConfig.url;
  const translated = [`en ${url}/v1/guide/a`, `zh-CN ${url}/v1/zh/guide/a`, `x-default ${url}/v1/guide/a`];
  expect(list('/v1/guide/a')).toEqual(translated);
  expect(list('/v1/zh/guide/a')).toEqual(translated);
  expect(list('/guide/inner/b')).toEqual([`en ${url}/guide/inner/b`, `x-default ${url}/guide/inner/b`]);
});

test('pages of a language, in one version or in all', () => {
  const paths = (pages: readonly Page[]) => pages.map(({ path }) => path);
  expect(paths(site.listPages('zh'))).toEqual(['/zh/', '/zh/guide/a', '/v1/zh/guide/a']);
  expect(paths(site.listPages('zh', 'v1'))).toEqual(['/v1/zh/guide/a']);
  expect(paths(site.listTranslations(get('/zh/guide/a')))).toEqual(['/guide/a', '/zh/guide/a']);
  expect(paths(site.listTranslations(get('/v1/zh/guide/a')))).toEqual(['/v1/guide/a', '/v1/zh/guide/a']);
  expect(paths(site.listTranslations(get('/guide/inner/b')))).toStrictEqual(['/guide/inner/b']);
  expect(site.findTranslation(get('/v1/guide/a'), 'zh')?.path).toBe('/v1/zh/guide/a');
  expect(site.findTranslation(get('/guide/inner/b'), 'zh')).toBeUndefined();
  expect(site.findPage({ lang: 'zh', version: 'v1', key: 'guide/a' })?.path).toBe('/v1/zh/guide/a');
  expect(site.findPage({ lang: 'zh', version: 'v3', key: 'guide/a' })).toBeUndefined();
});

test.each([
  ['/guide/a', [2, 3]],
  ['/guide/inner/b', [4]],
  ['/guide/inner/deep/c', [6]],
  ['/guide/inner/', [4]],
  ['/guide/plain/d', [5]],
  // The page `a` and the folder `a` are not the same.
  ['/guide/a/x', [5]],
  ['/guide/', [5]],
  ['/', undefined],
  ['/zh/guide/a', undefined],
])('an overview lists of %s the headings of depth %j', (path, depths) => {
  expect(site.findOverviewDepths(get(path))).toEqual(depths);
});

test('full URLs are escaped and contain the base path', () => {
  expect(create([], '/docs').buildUrl('/a b/打包')).toBe('https://fixture.example/docs/a%20b/%E6%89%93%E5%8C%85');
  expect(site.buildUrl('/a/')).toBe('https://fixture.example/a/');
  expect(site.localizeLink('/a/', { lang: 'zh', version: 'v1' })).toBe('/v1/zh/a/');
  expect(site.buildPath({ lang: 'zh', version: '', key: 'a', isIndex: true })).toBe('/zh/a/');
});

test('posts are the dated pages of the blog, newest first', () => {
  const dated = (date: string) => `date: ${date}\n`;
  const blog = create([
    createPage('en/blog/index'),
    createPage('en/blog/a', dated('2025-01-31')),
    createPage('en/blog/b', dated('2025-11-02')),
    createPage('en/blog/c', dated('2025-03-01')),
    createPage('en/blog/undated'),
    createPage('en/blogs/c', dated('2025-12-01')),
    createPage('en/guide/d', dated('2025-12-01')),
    createPage('zh/blog/a', dated('2025-01-31')),
    createPage('v1/en/blog/old', dated('2020-01-01')),
  ]);
  const list = (scope: { lang: string; version: string }) => listPosts(blog, scope).map(({ path }) => path);
  expect(list({ lang: 'en', version: 'v2' })).toEqual(['/blog/b', '/blog/c', '/blog/a']);
  expect(list({ lang: 'zh', version: 'v2' })).toEqual(['/zh/blog/a']);
  expect(list({ lang: 'en', version: 'v1' })).toEqual(['/v1/blog/old']);
  expect(['blog', 'blog/a', 'blogs', 'guide/blog'].map((key) => isInBlog({ key }))).toEqual([true, true, false, false]);
});

test('folder and name of a page as lists name it', () => {
  expect(['en/index', 'en/lone', 'en/guide/index', 'en/guide/a', 'en/guide/inner/b'].map((each) => splitKey(createPage(each)))).toEqual([
    { dir: '', name: 'index' },
    { dir: '', name: 'lone' },
    { dir: 'guide', name: 'index' },
    { dir: 'guide', name: 'a' },
    { dir: 'guide/inner', name: 'b' },
  ]);
  expect([joinDir('', 'a'), joinDir('a', 'b')]).toEqual(['a', 'a/b']);
});

test('each language and version has its own list of a folder', () => {
  const metas = ['en v2 a', 'en v2 b', 'zh v2 b', 'zh v1 a', 'zh v1 b'].map((each) => {
    const [lang = '', version = '', folder = ''] = each.split(' ');
    return { lang, version, dir: folder, file: each, entries: [], lines: [] };
  });
  expect(metas.map((each) => findMeta(metas, each)?.file)).toEqual(metas.map((each) => each.file));
  expect(findMeta(metas, { lang: 'en', version: 'v1', dir: 'a' })).toBeUndefined();
});
