import { findTextFile, listTextFiles } from '@/lib/outputs/text-files';
import { BLOG, loadFiles, page, translations } from '../../support/content-folder';
import { createFolder } from '../../support/temporary-folder';

const loadSite = () => loadFiles({ ...translations(page('# Alpha\n\nText')), ...BLOG });

test('files have the types and contents that feed readers and programs expect', async () => {
  const files = [...listTextFiles(await loadSite(), createFolder())];
  const listed = files.map(({ path, mime, render }) => [path, mime, render().trim().slice(0, 14)]);
  const [english, chinese] = [['/', '', 'en'] as const, ['/zh/', '-zh', 'zh'] as const];
  expect(listed).toEqual([
    ['/sitemap.xml', 'application/xml', '<?xml version='],
    ['/robots.txt', 'text/plain', 'User-Agent: *\n'],
    ...[english, chinese].flatMap(([home, suffix]) => [
      [`${home}opensearch.xml`, 'application/opensearchdescription+xml', '<?xml version='],
      [`${home}llms.txt`, 'text/plain', '# Rslib\n\n> Rsl'],
      [`${home}llms-full.txt`, 'text/plain', '# Rslib\n\n> Rsl'],
      [`/rss/blog-rss${suffix}.xml`, 'application/rss+xml', '<?xml version='],
      [`/rss/blog-atom${suffix}.xml`, 'application/atom+xml', '<?xml version='],
      [`/rss/blog-feed${suffix}.json`, 'application/feed+json', expect.stringMatching(/^\{/)],
    ]),
    ...[english, chinese].flatMap(([home]) =>
      ['blog/index', 'guide/a', 'index'].map((name) => [`${home}${name}.md`, 'text/markdown', expect.stringMatching(/^---\n/)]),
    ),
    ...[english, chinese].map(([, , lang]) => [`/explorer/${lang}.json`, 'application/json', '{}']),
    ['/examples/index.json', 'application/json', '[]'],
    ...[english, chinese].map(([, , lang]) => [`/search/${lang}.json`, 'application/json', expect.stringMatching(/^\{/)]),
  ]);
});

test('a file is found by its path', async () => {
  const site = await loadSite();
  const find = (path: string) => findTextFile(site, createFolder(), path);
  expect([find('/zh/llms.txt')?.mime, find('/guide/a.md')?.render(), find('/guide/b.md')]).toEqual([
    'text/plain',
    expect.stringContaining('# Alpha'),
    undefined,
  ]);
});
