import { finishExport } from '@/lib/export/export-site';
import { createFolder, readFolder } from '../../support/temporary-folder';

const RULES = { defaultLang: 'en', langs: ['en', 'zh'], defaultVersion: '', versions: [] };
const page = (text: string) => `<html><head><meta charset="utf-8"></head><body><main>${text}</main></body></html>`;

const EXPORT = {
  'en.html': page('home'),
  'en/404.html': page('gone'),
  'en/guide.html': page('guide'),
  'zh.html': page('首页'),
  'zh/404.html': page('没有'),
};

function finish(files: Readonly<Record<string, string>>, docs: Readonly<Record<string, string>> = {}) {
  const outDir = createFolder(files);
  const site = { outDir, docsDir: createFolder(docs), publicDir: createFolder(), basePath: '/docs', rules: RULES };
  const pages = finishExport({ ...site, sources: { connect: [], images: [] } });
  return { pages, files: readFolder(outDir) };
}

test('an export becomes a site', () => {
  const { pages, files } = finish(EXPORT, { 'content/en/guide/index.mdx': '', 'public/a.svg': '<svg/>' });
  expect(pages).toBe(5);
  expect(Object.keys(files).sort()).toEqual([
    '404.html',
    '_headers',
    '_redirects',
    'a.svg',
    'default-redirect.js',
    'guide/index.html',
    'index.html',
    'nginx.conf',
    'vercel.json',
    'zh/404.html',
    'zh/index.html',
  ]);
});

test('every page has a policy, the missing pages the redirect script right after it', () => {
  const { files } = finish(EXPORT);
  expect(files['index.html']).toMatch(
    /^<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"><\/head>/,
  );
  for (const name of ['404.html', 'zh/404.html']) {
    expect(files[name]).toMatch(
      /<meta http-equiv="Content-Security-Policy" content="[^"]+"><script src="\/docs\/default-redirect\.js"><\/script><\/head>/,
    );
  }
});

test('faults stop the build, all of them, with their files', () => {
  const faulty = { ...EXPORT, 'en/a.html': page('<p style="x">a</p>'), 'zh/b.html': page('') };
  expect(() => finish(faulty)).toThrow(
    '2 faults in the built pages:\n  a.html has style="x" on <p>: use a class\n  zh/b.html shows no text in <main>: the build lost the content of the page',
  );
});

test('a site needs a page for missing addresses', () => {
  expect(() => finish({ 'en.html': page('home') })).toThrow('The build made no page for missing addresses (404.html).');
});
