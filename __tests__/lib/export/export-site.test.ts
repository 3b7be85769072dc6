import { EXPORT_STEPS, runSteps } from '@/lib/export/export-site';
import config from '@/lib/site/config';
import { createSite, type Site } from '@/lib/source/site';
import type { PageRedirect } from '@/lib/source/site-files';
import { BASE, page as contentPage, loadFiles } from '../../support/content-folder';
import { createFolder, readFolder } from '../../support/temporary-folder';

const page = (text: string) => `<html><head><meta charset="utf-8"></head><body><main>${text}</main></body></html>`;

const EXPORT = {
  'en.html': page('home'),
  'en/404.html': page('gone'),
  'en/guide.html': page('guide'),
  'zh.html': page('首页'),
  'zh/404.html': page('没有'),
};

/** All steps except images, which need pages of a real site. */
const STEPS = EXPORT_STEPS.filter(({ name }) => name !== 'icons and social images');

/** A site with the guide as an index page; the steps read nothing else. */
async function createGuide(redirects: readonly PageRedirect[] = []): Promise<Site> {
  const { pages } = await loadFiles({ ...BASE, 'en/guide/_meta.json': '["index"]', 'zh/guide/_meta.json': '["index"]', ...GUIDE });
  return createSite({ config, pages, metas: [], navs: [], redirects }, '/docs');
}
const GUIDE = { 'en/guide/index.mdx': contentPage('# Guide'), 'zh/guide/index.mdx': contentPage('# 指南') };

async function finish(files: Readonly<Record<string, string>>, docs: Readonly<Record<string, string>> = {}, site = createGuide()) {
  const outDir = createFolder(files);
  await runSteps(STEPS, { outDir, docsDir: createFolder(docs), publicDir: createFolder(), site: await site });
  return readFolder(outDir);
}

test('the steps have a fixed order', () => {
  expect(EXPORT_STEPS.map(({ name }) => name)).toEqual([
    'relocate the default language',
    'Markdown versions',
    'extra public directory',
    'icon links',
    'host files',
    'redirect pages',
    'icons and social images',
    'checks',
    'policy',
  ]);
});

test('an export becomes a site', async () => {
  const files = await finish(EXPORT, { 'public/a.svg': '<svg/>' });
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

test('every page has a policy, and 404 pages have the redirect script right after it', async () => {
  const files = await finish(EXPORT);
  expect(files['index.html']).toMatch(
    /^<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"><\/head>/,
  );
  for (const name of ['404.html', 'zh/404.html']) {
    expect(files[name]).toMatch(
      /<meta http-equiv="Content-Security-Policy" content="[^"]+"><script src="\/docs\/default-redirect\.js"><\/script><\/head>/,
    );
  }
});

test('redirect pages have a policy', async () => {
  const files = await finish(EXPORT, {}, createGuide([{ from: '/old', to: '/guide/' }]));
  expect(files['zh/old.html']).toMatch(/<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]*'sha256-/);
});

test('an error contains the failed step and all invalid pages', async () => {
  const invalid = { ...EXPORT, 'en/a.html': page('<p style="x">a</p>'), 'zh/b.html': page('') };
  await expect(finish(invalid)).rejects.toThrow(
    'Export step "checks": 2 problems in the built pages:\n  a.html has style="x" on <p>: use a class\n  zh/b.html shows no text in <main>: the build lost the content of the page',
  );
});

test('a site without a 404 page is an error', async () => {
  await expect(finish({ 'en.html': page('home') })).rejects.toThrow('The build has no 404 page (404.html).');
});

test('no step runs after a failed one', async () => {
  const done: string[] = [];
  const steps = [
    { name: 'a', run: async () => void done.push('a') },
    { name: 'b', run: () => Promise.reject(new Error('no disk')) },
    { name: 'c', run: () => void done.push('c') },
  ];
  const exported = { outDir: '', docsDir: '', publicDir: '', site: await createGuide() };
  await expect(runSteps(steps, exported)).rejects.toThrow('Export step "b": no disk');
  expect(done).toEqual(['a']);
});
