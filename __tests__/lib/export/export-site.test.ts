import { createHash } from 'node:crypto';
import path from 'node:path';
import { EXPORT_STEPS, runSteps } from '@/lib/export/export-site';
import { createFacts } from '@/lib/export/page-facts';
import config from '@/lib/site/config';
import { createSite, type Site } from '@/lib/source/site';
import type { PageRedirect } from '@/lib/source/site-files';
import { BASE, page as contentPage, loadFiles } from '../../support/content-folder';
import { buildPageFiles, HEAD_SCRIPT } from '../../support/framework-page';
import { createFolder, readFolder } from '../../support/temporary-folder';

const EXPORT = {
  ...buildPageFiles('en', { basePath: '/docs', text: 'home' }),
  ...buildPageFiles('en/404', { basePath: '/docs', text: 'gone' }),
  ...buildPageFiles('en/guide', { basePath: '/docs', text: 'guide' }),
  ...buildPageFiles('zh', { basePath: '/docs', text: '首页' }),
  ...buildPageFiles('zh/404', { basePath: '/docs', text: '没有' }),
};

/** All steps except those that write other files than pages. */
const STEPS = EXPORT_STEPS.filter(({ name }) => name !== 'icons and social images' && name !== 'text files');

/** A site with the guide as an index page; the steps read nothing else. */
async function createGuide(redirects: readonly PageRedirect[] = []): Promise<Site> {
  const { pages } = await loadFiles({ ...BASE, 'en/guide/_meta.json': '["index"]', 'zh/guide/_meta.json': '["index"]', ...GUIDE });
  return createSite({ config, pages, metas: [], navs: [], redirects }, '/docs');
}
const GUIDE = { 'en/guide/index.mdx': contentPage('# Guide'), 'zh/guide/index.mdx': contentPage('# 指南') };

async function finish(
  files: Readonly<Record<string, string>>,
  docs: Readonly<Record<string, string>> = {},
  site = createGuide(),
  publicDir = createFolder(),
) {
  // Rule files of hosts are written next to the site.
  const outDir = path.join(createFolder(Object.fromEntries(Object.entries(files).map(([name, text]) => [`out/${name}`, text]))), 'out');
  await runSteps(STEPS, {
    outDir,
    textDir: createFolder(),
    docsDir: createFolder(docs),
    publicDir,
    buildId: 'b1',
    site: await site,
    facts: createFacts(),
  });
  return readFolder(outDir);
}

test('the steps have a fixed order', () => {
  expect(EXPORT_STEPS.map(({ name }) => name)).toEqual([
    'relocate the default language',
    'text files',
    'extra public directory',
    'progressive start',
    'redirect pages',
    'icons and social images',
    'checks, heads and policy',
    'host files',
  ]);
});

test('an export becomes a site', async () => {
  const files = await finish(EXPORT, { 'public/a.svg': '<svg/>' });
  const script = Object.keys(files).find((file) => file.startsWith('_next/static/page-')) ?? '';
  const late = Object.keys(files).find((file) => file.startsWith('_next/static/late-')) ?? '';
  const projects = Object.keys(files).find((file) => file.startsWith('_next/static/example-project-')) ?? '';
  const styles = Object.keys(files).find((file) => file.startsWith('_next/static/critical-')) ?? '';
  expect(Object.keys(files).sort()).toEqual([
    '.nojekyll',
    '404.html',
    '404.txt',
    '_headers',
    '_next/static/chunks/main.css',
    styles,
    projects,
    late,
    script,
    '_redirects',
    'a.svg',
    'default-redirect.js',
    'guide/index.html',
    'guide/index.txt',
    'index.html',
    'index.txt',
    'zh/404.html',
    'zh/404.txt',
    'zh/index.html',
    'zh/index.txt',
  ]);
});

test('an HTML file of the public directory stays as it is', async () => {
  const text = 'google-site-verification: google123.html';
  expect((await finish(EXPORT, { 'public/google123.html': text }))['google123.html']).toBe(text);
});

test('a page is secured even if the public directory has a file with its name', async () => {
  const files = await finish(EXPORT, {}, createGuide(), createFolder({ '404.html': 'not the page' }));
  expect(files['404.html']).toContain('http-equiv="Content-Security-Policy"');
});

test('every page has a policy, and 404 pages have the redirect script right after it', async () => {
  const files = await finish(EXPORT);
  expect(files['index.html']).toMatch(
    /^<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"><link rel="stylesheet"/,
  );
  for (const name of ['404.html', 'zh/404.html']) {
    expect(files[name]).toMatch(
      /<meta http-equiv="Content-Security-Policy" content="[^"]+"><script src="\/docs\/default-redirect\.js"><\/script><link/,
    );
  }
});

test('all pages have the same policy, with the hash of the head script alone', async () => {
  const files = await finish(EXPORT, {}, createGuide([{ from: '/old', to: '/guide/' }]));
  const pages = Object.entries(files).filter(([name]) => name.endsWith('.html'));
  expect(pages.map(([name]) => name)).toContain('zh/old.html');
  const policies = pages.map(
    ([, html]) => /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1],
  );
  expect(new Set(policies).size).toBe(1);
  const hash = createHash('sha256').update(HEAD_SCRIPT).digest('base64');
  expect(policies[0]?.match(/'sha256-[^']+'/g)).toEqual([`'sha256-${hash}'`]);
});

test('pages start from the payload at their public path', async () => {
  const files = await finish(EXPORT);
  const payloads = ['index', '404', 'guide/index', 'zh/index'].map(
    (name) => /data-payload="([^"]+)"/.exec(files[`${name}.html`] ?? '')?.[1],
  );
  expect(payloads).toEqual(['/docs/index.txt', '/docs/404.txt', '/docs/guide/index.txt', '/docs/zh/index.txt']);
});

test('an error contains the failed step and all invalid pages', async () => {
  const invalid = {
    ...EXPORT,
    ...buildPageFiles('en/a', { basePath: '/docs', text: '<p style="x">a</p>' }),
    ...buildPageFiles('zh/b', { basePath: '/docs', text: '' }),
  };
  await expect(finish(invalid)).rejects.toThrow(
    'Export step "checks, heads and policy": 2 errors in the built pages:\n  a.html has style="x" on <p>: use a class\n  zh/b.html shows no text in <main>: the build lost the content of the page',
  );
});

test('an inline script of a page is an error with the name of the page', async () => {
  const page = buildPageFiles('zh/b', { basePath: '/docs', text: '<p>b</p><script>track()</script>' });
  await expect(finish({ ...EXPORT, ...page })).rejects.toThrow(
    'Export step "checks, heads and policy": zh/b.html has an inline script that is not part of the site: track()',
  );
});

test('a site without a 404 page is an error', async () => {
  await expect(finish(buildPageFiles('en', { basePath: '/docs' }))).rejects.toThrow('The build has no 404 page (404.html).');
});

test('no step runs after a failed one', async () => {
  const done: string[] = [];
  const steps = [
    { name: 'a', run: async () => void done.push('a') },
    { name: 'b', run: () => Promise.reject(new Error('no disk')) },
    { name: 'c', run: () => void done.push('c') },
  ];
  const exported = { outDir: '', textDir: '', docsDir: '', publicDir: '', buildId: '', site: await createGuide(), facts: createFacts() };
  await expect(runSteps(steps, exported)).rejects.toThrow('Export step "b": no disk');
  expect(done).toEqual(['a']);
});
