import { moveTextFiles, writeTextFiles } from '@/lib/export/export-site';
import { BLOG, loadFiles, page, translations } from '../../support/content-folder';
import { createFolder, readFolder } from '../../support/temporary-folder';

const loadSite = () => loadFiles({ ...translations(page('# Alpha\n\nText')), ...BLOG });

test('all files of a site other than its pages are at their public paths', async () => {
  const textDir = createFolder({ 'gone.md': 'of the last build' });
  await writeTextFiles(textDir, createFolder(), await loadSite());
  const outDir = createFolder({ 'guide/a.html': 'page' });
  moveTextFiles(textDir, outDir);
  const { 'guide/a.html': _, ...files } = readFolder(outDir);
  const feeds = ['blog-atom', 'blog-feed', 'blog-rss'].flatMap((name) => [name, `${name}-zh`]);
  expect(Object.keys(files).sort()).toEqual(
    [
      ...['blog/index.md', 'guide/a.md', 'index.md'].flatMap((name) => [name, `zh/${name}`]),
      ...['llms.txt', 'llms-full.txt', 'opensearch.xml'].flatMap((name) => [name, `zh/${name}`]),
      ...feeds.map((name) => `rss/${name}.${name.includes('feed') ? 'json' : 'xml'}`),
      ...['examples/index.json', 'explorer/en.json', 'explorer/zh.json', 'search/en.json', 'search/zh.json', 'robots.txt', 'sitemap.xml'],
    ].sort(),
  );
  expect(files['zh/guide/a.md']).toContain('# Alpha');
  expect(files['search/zh.json']).toContain('"/zh/guide/a"');
});

test('a file in public/ with the path of one of them is an error', () => {
  const outDir = createFolder({ 'guide/a.md': 'mine' });
  expect(() => moveTextFiles(createFolder({ 'guide/a.md': '# Alpha' }), outDir)).toThrow(
    new Error('public/guide/a.md has the path of a file that the build writes. Rename it.'),
  );
});
