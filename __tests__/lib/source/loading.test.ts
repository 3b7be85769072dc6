import { jest } from '@jest/globals';
import { readExample } from '@/lib/examples/read-examples';
import { createSnapshot } from '@/lib/examples/snapshot';
import { writeSnapshot } from '@/lib/examples/verify';
import config from '@/lib/site/config';
import { formatDiagnostics } from '@/lib/site/diagnostics';
import type { SiteConfig } from '@/lib/site/types';
import { loadContent, loadSite } from '@/lib/source/load-content';
import { BASE, displayFile, page, translations } from '../../support/content-folder';
import { createDocs } from '../../support/temporary-folder';

test('everything that a content folder has', async () => {
  const folder = createDocs({
    ...translations(page('# A'), page('# 甲')),
    'en/_nav.json': '[\n{ "text": "A", "link": "/guide/a" }\n]',
    'zh/_search.json': '{\n"popular": ["/guide/a"]\n}',
    'zh/guide/draft.mdx': page('# 草稿', 'draft: true\n'),
    'en/guide/picture.svg': '',
    'redirects.json': '[{ "from": "/old", "to": "/guide/a" }, { "from": "/guide/", "to": "/guide" }]',
    'published-urls.json': '{ "/guide/a": [] }',
    'translations.json': '{ "zh": {} }',
  });
  const content = await loadContent(folder, config, '/docs');
  expect(content).toMatchObject({
    root: `${folder}/content`,
    redirects: {
      data: [
        { from: '/old', to: '/guide/a' },
        { from: '/guide/', to: '/guide' },
      ],
    },
    publishedUrls: { data: { '/guide/a': [] } },
    translations: { data: { zh: {} } },
    diagnostics: [],
  });
  expect(content.names.filter((name) => name.startsWith('en/'))).toEqual([
    'en/_nav.json',
    'en/guide/_meta.json',
    'en/guide/a.mdx',
    'en/guide/picture.svg',
    'en/index.mdx',
  ]);
  expect(content.metas.map(({ file, dir, entries }) => [file, dir, entries])).toEqual(
    ['en', 'zh'].map((lang) => [displayFile(folder, `content/${lang}/guide/_meta.json`), 'guide', [{ type: 'file', name: 'a' }]]),
  );
  expect(content.dataLinks.flatMap(({ file, lang, version, links }) => links.map((link) => ({ file, lang, version, ...link })))).toEqual([
    { file: displayFile(folder, 'content/en/_nav.json'), lang: 'en', version: '', url: '/guide/a', line: 2 },
    { file: displayFile(folder, 'content/zh/_search.json'), lang: 'zh', version: '', url: '/guide/a', line: 2 },
  ]);
  const { site } = content;
  expect(site.pages.map(({ path }) => path)).toEqual(['/guide/a', '/', '/zh/guide/a', '/zh/']);
  expect(content.pages.map(({ path }) => path)).toContain('/zh/guide/draft');
  // A rule for the second one would redirect the page to itself.
  expect(site.redirects).toEqual([{ from: '/old', to: '/guide/a' }]);
  expect(site.buildUrl('/guide/a')).toBe(`${config.url}/docs/guide/a`);
  expect(site.listNav({ lang: 'en', version: '' })).toEqual([{ kind: 'link', text: 'A', link: '/guide/a' }]);
  expect(site.getSearchWords({ lang: 'zh', version: '' }).popular).toEqual(['/guide/a']);
  expect(site.getSearchWords({ lang: 'en', version: '' })).toEqual({ keywords: new Map(), synonyms: [], popular: [] });
});

test('drafts and later posts are part of the site only in development', async () => {
  const draft = page('# Draft', 'draft: true\nsidebar: false\n');
  const later = page('# Later', 'date: 2999-01-01\nsidebar: false\n');
  const folder = createDocs({ ...BASE, 'en/draft.mdx': draft, 'en/later.mdx': later });
  const list = async () => (await loadSite(folder, config)).listPages('en').map(({ key }) => key);
  expect(await list()).toEqual(['']);
  const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  expect((await list()).sort()).toEqual(['', 'draft', 'later']);
  env.restore();
});

test('reports the errors in all files together, and creates no site', async () => {
  const folder = createDocs({
    ...BASE,
    'en/_nav.json': '{}',
    'en/_search.json': '[]',
    'en/a/_meta.json': '{}',
    'en/a/b.mdx': page('# B', 'tilte: x\n'),
    'redirects.json': '{}',
    'published-urls.json': '[]',
    'translations.json': '[]',
  });
  const { diagnostics } = await loadContent(folder, config);
  const files = [
    'en/_nav.json',
    'en/_search.json',
    'en/a/_meta.json',
    'en/a/b.mdx',
    'published-urls.json',
    'redirects.json',
    'translations.json',
  ];
  expect(diagnostics.map(({ file }) => file).sort()).toEqual(files.map((file) => displayFile(folder, `content/${file}`)));
  await expect(loadSite(folder, config)).rejects.toThrow(formatDiagnostics(diagnostics));
});

test('without a base path, URLs start with the address of the site', async () => {
  const folder = createDocs(BASE);
  const urls = [await loadSite(folder, config), (await loadContent(folder, config)).site].map((site) => site.buildUrl('/a'));
  expect(urls).toEqual([`${config.url}/a`, `${config.url}/a`]);
});

test('images of a content folder are used before those of the repository', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="40"></svg>';
  const content = translations(page('# A\n\n![Own](/own.svg) ![Same](/tools.svg)'));
  const own = createDocs({ ...content, 'public/own.svg': svg, 'public/tools.svg': svg });
  const loaded = await loadContent(own, config);
  expect(loaded.publicDirs).toEqual([`${own}/public`, `${process.cwd()}/public`]);
  expect(loaded.pages[0]?.code.match(/width: "?30/g)).toHaveLength(2);
  const none = await loadContent(createDocs(content), config);
  expect(none.publicDirs).toEqual([`${process.cwd()}/public`]);
  expect(none.pages[0]?.code).not.toMatch(/width: "?30/);
});

/** A folder with an example and a page that quotes its log. */
function createWithExample(): string {
  const quote = '```log example="page/greeting"\nerror   no\n```';
  const folder = createDocs({
    ...translations(page(`# A\n\n${quote}`), page(`# 甲\n\n${quote}`)),
    'examples/toolchain.json': JSON.stringify({ default: { '@rslib/core': '1.0.1' } }),
    'examples/page/greeting/example.json': JSON.stringify({ steps: [{ run: 'rslib', exit: 1 }] }),
    'examples/page/greeting/files/a.js': 'a;\n',
  });
  const root = `${folder}/content/examples`;
  const steps = [{ run: 'rslib', exit: 1, log: ['error   no'] }];
  const { hash } = readExample(root, 'page/greeting');
  writeSnapshot(root, 'page/greeting', createSnapshot(hash, [{ name: '', steps, files: {}, shown: {} }]));
  return folder;
}

test('a page that quotes an example leads to its folder, in the language of the page, but its text versions do not', async () => {
  const { site, diagnostics } = await loadContent(createWithExample(), config);
  expect(diagnostics).toEqual([]);
  const url = `${config.theme.repository?.sourceBaseUrl?.replace('/blob/', '/tree/')}examples/page/greeting`;
  for (const [path, text] of [
    ['/guide/a', 'Example folder'],
    ['/zh/guide/a', '示例目录'],
  ] as const) {
    const { code, tree } = site.findPageByPath(path) ?? {};
    expect(code).toContain(url);
    expect(code).toContain(text);
    expect(JSON.stringify(tree)).not.toContain(text);
  }
});

test.each<[string, SiteConfig['theme']['repository']]>([
  ['repository', undefined],
  ['address of its content', { host: 'GitHub' }],
])('a site without %s has no link to the folder of an example', async (_, repository) => {
  const { site, diagnostics } = await loadContent(createWithExample(), { ...config, theme: { ...config.theme, repository } });
  expect(diagnostics).toEqual([]);
  expect(site.findPageByPath('/guide/a')?.code).not.toContain('Example folder');
});
