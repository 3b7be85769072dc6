import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadFixture } from '@/__tests__/support/fixture-site';
import { writeDocsPackage } from '@/lib/cli/docs-package/write-package';
import { compareFolders } from '@/lib/node/compare-folders';
import { listFiles } from '@/lib/node/files';
import { ROOT } from '@/lib/node/settings.mjs';
import { listSearchFiles } from '@/lib/outputs/search-index';
import { buildMarkdownPath } from '@/lib/routes/output-paths';
import { MAX_WHOLE } from '@/lib/search/build/split-index';
import type { IndexFile } from '@/lib/search/index-file';
import { createSite } from '@/lib/source/site';
import { createFolder, createSharedFolder, readFolder } from '../../../support/temporary-folder';

const PAGES = [
  '/',
  '/api/',
  '/api/alone',
  '/api/options/source-map',
  '/blog/',
  '/blog/first',
  '/guide/',
  '/guide/code',
  '/guide/components',
];
const LARGE = ['/large/first/one', '/large/first/two', '/large/second/three'];
const MORE_PAGES = ['/guide/deep/one', '/guide/mixed', ...LARGE, '/notes/changed', '/notes/english', '/plain/blank', '/plain/custom'];
const FILES = [
  ...['LICENSE', 'README.md', 'THIRD-PARTY-LICENSES.txt', 'index.json', 'package.json', 'search/en.json', 'search/zh.json', 'server.mjs'],
  ...['en', 'zh'].flatMap((lang) => [...PAGES, ...MORE_PAGES].map((page) => `pages/${lang}${buildMarkdownPath(page)}`)),
].sort();

const REDIRECTS = [{ from: '/guide/old', to: '/guide/' }];

/** A package of a site below `/docs`, and its files. */
let folder: string;
let files: Record<string, string>;
beforeAll(async () => {
  folder = createSharedFolder();
  await writeDocsPackage({ ...(await loadFixture('/docs')), redirects: REDIRECTS }, folder);
  files = readFolder(folder);
});

test('has the pages of both languages, their index, the search and the server, and npm packs all of them', () => {
  expect(listFiles(folder)).toEqual(FILES);
  const npm = process.env.npm_execpath ?? execFileSync('which', ['npm'], { encoding: 'utf8' }).trim();
  const json = execFileSync(process.execPath, [npm, 'pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });
  const [packed] = JSON.parse(json) as { files: { path: string }[] }[];
  expect(packed?.files.map((file) => file.path).sort()).toEqual(FILES);
});

test('package.json has the version of the documented tool and no dependencies', () => {
  expect(JSON.parse(files['package.json'] ?? '')).toEqual({
    name: '@fixture/docs',
    version: '1.0.1',
    description: 'The documentation of Fixture 1.0.1 for programs: Markdown pages, a search index and an MCP server.',
    keywords: ['documentation', 'mcp'],
    homepage: 'https://fixture.example/docs',
    license: 'MIT',
    type: 'module',
    bin: { docs: 'server.mjs' },
    files: ['index.json', 'pages', 'search', 'server.mjs', 'THIRD-PARTY-LICENSES.txt'],
    engines: { node: '>=20.19' },
  });
});

test('the index has path, language, title, description and file of each page, and the redirects', () => {
  const { pages, ...about } = JSON.parse(files['index.json'] ?? '');
  expect(about).toEqual({
    format: 1,
    name: '@fixture/docs',
    version: '1.0.1',
    title: 'Fixture',
    site: 'https://fixture.example/docs',
    defaultLang: 'en',
    langs: ['en', 'zh'],
    redirects: REDIRECTS,
  });
  expect(pages.map(({ file }: { file: string }) => file).sort()).toEqual(FILES.filter((file) => file.startsWith('pages/')));
  expect(pages).toContainEqual({
    path: '/zh/guide/mixed',
    language: 'zh',
    title: '混排文本',
    description: '中文与西文混排.',
    file: 'pages/zh/guide/mixed.md',
  });
  expect(files['pages/zh/guide/mixed.md']).toMatch(
    /^---\ntitle: "混排文本"\n(?:.+\n)*url: "https:\/\/fixture\.example\/docs\/zh\/guide\/mixed"\n/,
  );
});

test('a search index is one file with all pages, even if the site splits it', async () => {
  const { config, pages } = await loadFixture();
  const sections = [{ id: '', paragraphs: ['word '.repeat(MAX_WHOLE / 5)], messages: [] }];
  const changed = pages.map((page) => (page.path === '/guide/code' ? { ...page, sections } : page));
  const large = createSite({ config, pages: changed, metas: [], navs: [], redirects: [] });
  expect([...listSearchFiles(large).keys()]).toContain('v2-en-pages-0.json');
  const other = createFolder({});
  await writeDocsPackage(large, other);
  const search: IndexFile = JSON.parse(readFolder(other)['search/en.json'] ?? '');
  expect(search.pages.map(([, url]) => url)).toEqual(expect.arrayContaining(['/guide/code', '/guide/components']));
});

test('README.md shows how to add the server to a client', () => {
  const [, json = ''] = /```json\n(.*?)```/s.exec(files['README.md'] ?? '') ?? [];
  expect(JSON.parse(json)).toEqual({ mcpServers: { docs: { command: 'npx', args: ['-y', '@fixture/docs@1.0.1'] } } });
});

test('the server is one file without imports of packages, with the licenses of what it contains', () => {
  const server = files['server.mjs'] ?? '';
  expect(server.startsWith('#!/usr/bin/env node\n')).toBe(true);
  const imports = [...server.matchAll(/\bfrom\s*["']([^"']+)["']/g)].map(([, name = '']) => name);
  expect(imports.filter((name) => /^[@a-z][\w./@-]*$/.test(name) && !/^(?:node:)?(?:fs|path|process|url)$/.test(name))).toEqual([]);
  const names = [...(files['THIRD-PARTY-LICENSES.txt'] ?? '').matchAll(/^(\S+) \d+\.\d+\.\d+ \((\S+)\)$/gm)].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(['@modelcontextprotocol/sdk', 'zod']));
});

test('packages of the same content are equal byte for byte, and nothing of the last one is left', async () => {
  const second = createFolder({ 'pages/en/removed.md': '', 'index.json': '{}' });
  await writeDocsPackage({ ...(await loadFixture('/docs')), redirects: REDIRECTS }, second);
  expect(compareFolders(folder, second)).toEqual([]);
});

test.each([
  [undefined, 'The site configuration has no `docsPackage`. Add it with the name of the package and of the documented tool.'],
  [
    { name: 'x-docs', tool: 'x' },
    'docsPackage.tool is "x", which lib/examples/toolchain/default does not contain. Write one of its packages.',
  ],
])('a site with docsPackage %j cannot be packed', async (docsPackage, message) => {
  const site = await loadFixture();
  const last = createFolder({ 'index.json': 'last' });
  await expect(writeDocsPackage({ ...site, config: { ...site.config, docsPackage } }, last)).rejects.toThrow(message);
  expect(readFolder(last)).toEqual({ 'index.json': 'last' });
});

test('the license of the package is that of the repository', () => {
  expect(files.LICENSE).toBe(readFileSync(path.join(ROOT, 'LICENSE'), 'utf8'));
});
