import { visit } from 'unist-util-visit';
import { readSection } from '@/lib/docs-server/read-section';
import { renderMarkdownPage } from '@/lib/outputs/markdown-page';
import { buildMarkdownPath } from '@/lib/routes/output-paths';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';
import { type DocsClient, startDocsServer } from '../support/docs-client';
import { LOAD_MS, loadOwnSite } from '../support/own-site';

let site: Site;
let docs: DocsClient;

beforeAll(async () => {
  site = await loadOwnSite();
  docs = await startDocsServer(site);
}, LOAD_MS);
afterAll(() => docs.close());

interface Found {
  readonly results: readonly { readonly path: string }[];
}

test.each([
  ['en', 'bundle declaration files', '/guide/advanced/dts'],
  ['en', 'dts.bundle', '/config/lib/dts'],
  ['zh', '类型声明 打包', '/zh/guide/advanced/dts'],
  ['zh', '把类型声明打包成一个文件', '/zh/guide/advanced/dts'],
  ['zh', 'dts.bundle', '/zh/config/lib/dts'],
])('the search in %s finds %s first on its page', async (language, query, first) => {
  const { results } = (await docs.call('search_docs', { query, language })).value as Found;
  expect(results[0]?.path).toBe(first);
});

test('「打包类型声明」 finds the page on declaration files, ranked after two questions that start with these words', async () => {
  const { results } = (await docs.call('search_docs', { query: '打包类型声明', language: 'zh' })).value as Found;
  expect(results.map((result) => result.path).slice(0, 4)).toContain('/zh/guide/advanced/dts');
});

test('every page can be read in every language', async () => {
  for (const page of site.pages) {
    const { failed, text } = await docs.call('read_page', { path: page.path });
    expect([page.path, failed, text.split('\n')[1]]).toEqual([page.path, false, `title: ${JSON.stringify(page.title)}`]);
  }
  expect((await docs.client.listResources()).resources.length).toBe(site.pages.length);
});

test('every section can be read, and every link to one leads to it', () => {
  const texts = new Map(site.pages.map((page) => [buildMarkdownPath(page.path), renderMarkdownPage(site, page)]));
  const addresses = [...texts].flatMap(([path, text]) =>
    [...text.matchAll(/\]\((?:https:\/\/rslib\.rs)?(\/[^)#\s]*)?#([^)\s]+)\)/g)].map(([, target = path, id = '']) => [target, id]),
  );
  const sections = site.pages.flatMap(({ path, headings }) =>
    headings.flatMap(({ depth, id }) => (depth > 1 ? [[buildMarkdownPath(path), id]] : [])),
  );
  expect(addresses.length).toBeGreaterThan(1000);
  const missing = [...addresses, ...sections].filter(([path = '', id = '']) => {
    const text = texts.get(path);
    return text !== undefined && !readSection(text, decodeURIComponent(id));
  });
  expect(missing).toEqual([]);
});

test('Markdown versions are at most 1.3 times as long as their prose and sources', () => {
  const measure = (page: Page) => Buffer.byteLength(renderMarkdownPage(site, page));
  const sum = (pages: readonly Page[]) => pages.reduce((total, page) => total + measure(page), 0);
  expect(sum(site.pages) / sum(site.pages.map(removeResults))).toBeLessThan(1.3);
});

/** Copies a page, keeping only the sources of its examples. */
function removeResults(page: Page): Page {
  const tree = structuredClone(page.tree);
  visit(tree, 'mdxJsxFlowElement', ({ data }) => {
    if (!data) return;
    const { element } = data;
    if (element?.kind === 'example') {
      const summary = { ...element.summary, commands: [], failsWith: undefined, tools: [] };
      data.element = { ...element, summary, content: { input: element.content.input, output: [], tree: [], fixes: [] } };
    }
    if (element?.kind === 'explorer') data.element = { ...element, builds: [], output: [] };
  });
  return { ...page, tree };
}
