import { rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { openRenderedPages } from '@/lib/cli/rendered-pages';
import { listFiles, writeFileWithFolders } from '@/lib/node/files';
import config from '@/lib/site/config';
import type { SiteConfig } from '@/lib/site/types';
import { loadSite } from '@/lib/source/load-content';
import type { Site } from '@/lib/source/site';
import { BASE, page } from '../../support/content-folder';
import { createFolder, readFolder } from '../../support/temporary-folder';

const FILES = {
  ...BASE,
  'en/guide/_meta.json': '["a", "b"]',
  'zh/guide/_meta.json': '["a", "b"]',
  'en/guide/a.mdx': page('# Alpha\n\nText'),
  'en/guide/b.mdx': page('# Beta\n\nText'),
  'zh/guide/a.mdx': page('# 甲\n\n文字'),
  'zh/guide/b.mdx': page('# 乙\n\n文字'),
};
const PATHS = ['/guide/a', '/guide/b', '/zh/guide/a', '/zh/guide/b'];
const SETTINGS = { cacheName: 'site' };
/** The folder has no history. */
const CONFIG: SiteConfig = { ...config, theme: { ...config.theme, lastUpdated: false } };

/** What the framework exports for the pages of `FILES`, and two pages that are rendered each time. */
function buildExport(): Record<string, string> {
  const names = PATHS.map((each) => (each.startsWith('/zh/') ? each.slice(1) : `en${each}`));
  const texts = names.flatMap((name) => [
    [`${name}.html`, `<p>${name} 中文</p>`],
    [`${name}.txt`, `payload of ${name}`],
  ]);
  return Object.fromEntries([...texts, ['en.html', 'home'], ['en/404.html', '404']]);
}

/** Keeps the export of a build of `FILES`. Returns functions that load the site with other files and open its pages. */
async function keepBuild() {
  const docsDir = createFolder();
  const folder = createFolder();
  const load = (changed: object = {}, siteConfig = CONFIG) => {
    rmSync(path.join(docsDir, 'content'), { recursive: true, force: true });
    const files = Object.entries<string>({ ...FILES, ...changed }).filter(([, text]) => text !== '');
    for (const [name, text] of files) writeFileWithFolders(path.join(docsDir, 'content', name), text);
    return loadSite(docsDir, siteConfig);
  };
  const open = (site: Site, code = 'code') => openRenderedPages(SETTINGS, site, code, folder);
  open(await load()).keep(createFolder(buildExport()));
  const listReused = (site: Site, code?: string) => open(site, code).reused.map((each) => each.path);
  return { folder, load, open, listReused };
}

test('an unchanged page is reused with its payload', async () => {
  const { load, open } = await keepBuild();
  const rendered = open(await load());
  expect(rendered.reused.map((each) => each.path)).toEqual(PATHS);
  const outDir = createFolder();
  rendered.restore(outDir);
  const { 'en.html': home, 'en/404.html': notFound, ...pages } = buildExport();
  expect(readFolder(outDir)).toEqual(pages);
});

test.each<[string, object, readonly string[]]>([
  ['the text of a page', { 'en/guide/b.mdx': page('# Beta\n\nOther text') }, ['/guide/a', '/zh/guide/a', '/zh/guide/b']],
  [
    'the description of a page',
    { 'zh/guide/a.mdx': page('# 甲\n\n文字').replace('tests', '测试') },
    ['/guide/a', '/guide/b', '/zh/guide/b'],
  ],
  ['a title, which the sidebar shows', { 'en/guide/b.mdx': page('# Gamma\n\nText') }, ['/zh/guide/a', '/zh/guide/b']],
  ['the order of a sidebar', { 'zh/guide/_meta.json': '["b", "a"]' }, ['/guide/a', '/guide/b']],
  ['the navigation', { 'en/_nav.json': '[{ "text": "A", "link": "/guide/a" }]' }, ['/zh/guide/a', '/zh/guide/b']],
  ['a missing translation', { 'zh/guide/b.mdx': '', 'zh/guide/_meta.json': '["a"]' }, ['/guide/a']],
])('a change is rendered wherever it shows: %s', async (_, changed, expected) => {
  const { load, listReused } = await keepBuild();
  expect(listReused(await load(changed))).toEqual(expected);
});

test('with other code or another configuration, nothing is reused', async () => {
  const { load, listReused } = await keepBuild();
  const changed: SiteConfig = { ...CONFIG, theme: { ...CONFIG.theme, outline: !CONFIG.theme.outline } };
  expect([listReused(await load(), 'other'), listReused(await load({}, changed))]).toEqual([[], []]);
});

test('a build keeps its own pages only', async () => {
  const { folder, load, open, listReused } = await keepBuild();
  const changed = await load({ 'en/guide/b.mdx': page('# Beta\n\nOther text') });
  open(changed).keep(createFolder(buildExport()));
  expect(listFiles(folder)).toHaveLength(2 * PATHS.length);
  expect(listReused(changed)).toEqual(PATHS);
  expect(listReused(await load())).toEqual(['/guide/a', '/zh/guide/a', '/zh/guide/b']);
});

test('a page that the framework did not write is not kept', async () => {
  const { folder, load, open, listReused } = await keepBuild();
  rmSync(folder, { recursive: true });
  const outDir = createFolder(buildExport());
  rmSync(path.join(outDir, 'en/guide/a.txt'));
  const site = await load();
  open(site).keep(outDir);
  expect(listReused(site)).toEqual(PATHS.slice(1));
});

test('a damaged file stops the build once, with the page that it belongs to', async () => {
  const { folder, load, open, listReused } = await keepBuild();
  const site = await load();
  for (const file of listFiles(folder)) truncateSync(path.join(folder, file), 40);
  expect(() => open(site).restore(createFolder())).toThrow(
    new Error('The cached files of /guide/a are damaged and have been removed. Build again.'),
  );
  expect(listReused(site)).toEqual(PATHS.slice(1));
  open(site).keep(createFolder(buildExport()));
  expect(listReused(site)).toEqual(PATHS);
});
