import { spawnSync } from 'node:child_process';
import { copyFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { ListToolsResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { loadFixture } from '@/__tests__/support/fixture-site';
import { type DocsClient, startDocsServer } from '../../support/docs-client';
import { createFolder } from '../../support/temporary-folder';

let docs: DocsClient;

beforeAll(async () => {
  docs = await startDocsServer(await loadFixture('/docs'));
});
afterAll(() => docs.close());
afterEach(() => expect(docs.readErrors()).toBe(''));

const SITE = 'https://fixture.example/docs';

test('says what it documents', () => {
  expect(docs.client.getServerVersion()).toEqual({ name: '@fixture/docs', version: '1.0.1' });
  expect(docs.client.getInstructions()).toBe(
    'The documentation of Fixture 1.0.1. Search it with search_docs, then read the best pages with read_page.',
  );
});

test('has three tools, which only read', async () => {
  const { tools } = ListToolsResultSchema.parse(await docs.client.listTools());
  expect(tools.map(({ name, inputSchema, annotations }) => [name, Object.keys(inputSchema.properties ?? {}), annotations])).toEqual([
    ['search_docs', ['query', 'language', 'limit'], { readOnlyHint: true, openWorldHint: false }],
    ['read_page', ['path', 'language'], { readOnlyHint: true, openWorldHint: false }],
    ['list_pages', ['language', 'prefix'], { readOnlyHint: true, openWorldHint: false }],
  ]);
});

describe('search_docs', () => {
  test.each([
    // The heading of a section: its first text is the excerpt.
    [
      { query: 'package manager tabs' },
      'en',
      {
        title: 'Components',
        heading: 'PackageManagerTabs',
        path: '/guide/components',
        url: `${SITE}/guide/components#packagemanagertabs`,
        excerpt: '',
      },
    ],
    [
      { query: '片段', language: 'zh' },
      'zh',
      { title: '组件', heading: '片段', path: '/zh/guide/components', url: `${SITE}/zh/guide/components#fragment`, excerpt: '共享片段。' },
    ],
    [
      { query: 'step two' },
      'en',
      { title: 'Components', heading: 'Step two', path: '/guide/components', url: `${SITE}/guide/components#step-two`, excerpt: 'Done.' },
    ],
    // The title of a page.
    [
      { query: 'introduction' },
      'en',
      { title: 'Introduction', heading: '', path: '/guide/', url: `${SITE}/guide/`, excerpt: 'See Components.' },
    ],
    // A text.
    [
      { query: '灰色方块', language: 'zh' },
      'zh',
      {
        title: '组件',
        heading: '图片与脚注',
        path: '/zh/guide/components',
        url: `${SITE}/zh/guide/components#image-and-footnote`,
        excerpt: '灰色方块',
      },
    ],
    // Another language, if the requested one has nothing.
    [
      { query: '共享片段' },
      'zh',
      { title: '组件', heading: '片段', path: '/zh/guide/components', url: `${SITE}/zh/guide/components#fragment`, excerpt: '共享片段。' },
    ],
  ])('%j', async (args, language, first) => {
    const { failed, text, value } = await docs.call('search_docs', { ...args, limit: 1 });
    expect([failed, value]).toEqual([false, { language, results: [first], suggestions: [] }]);
    expect(JSON.parse(text)).toEqual(value);
  });

  test('without a limit, there are at most eight results', async () => {
    const count = async (args: object) => {
      const { value } = await docs.call('search_docs', { query: 'guide', ...args });
      return (value as { results: unknown[] }).results.length;
    };
    expect([await count({}), await count({ limit: 9 })]).toEqual([8, 9]);
  });

  test('excerpts are plain text without marks and escapes', async () => {
    const { value } = await docs.call('search_docs', { query: 'const banded', limit: 1 });
    expect(value).toMatchObject({
      results: [{ path: '/guide/code', excerpt: expect.stringContaining('const banded = 2;\nconst gone = 3;\nconst here = 3;') }],
    });
  });

  test('finds a message in the output of a terminal', async () => {
    const query = 'error   Build failed.\n    at run (/home/me/project/index.js:1:2)\nerror   sourceMap.js.hidden\n';
    const { value } = await docs.call('search_docs', { query, limit: 1 });
    expect(value).toMatchObject({ results: [{ url: `${SITE}/api/options/source-map#sourcemapjshidden` }] });
  });

  test('a question in one line is not cut', async () => {
    const { value } = await docs.call('search_docs', { query: `${'what is this '.repeat(8)}sourceMap.js.hidden`, limit: 1 });
    expect(value).toMatchObject({ results: [{ url: `${SITE}/api/options/source-map#sourcemapjshidden` }] });
  });

  test('reports that no page matches, and lists similar titles', async () => {
    const { failed, value } = await docs.call('search_docs', { query: 'Introdxxxtion' });
    expect([failed, value]).toEqual([false, { language: 'en', results: [], suggestions: ['Introduction'] }]);
  });

  test.each([
    [{ query: ' ' }, 'Too small: expected string to have >=1 characters at query'],
    [{ query: 'x'.repeat(2001) }, 'Too big: expected string to have <=2000 characters at query'],
    [{}, 'Invalid input: expected string, received undefined at query'],
    [{ query: 'tabs', limit: 21 }, 'Too big: expected number to be <=20 at limit'],
    [{ query: 'tabs', limit: 1.5 }, 'Invalid input: expected int, received number at limit'],
    [{ query: 'tabs', language: 'fr' }, 'Invalid option: expected one of "en"|"zh" at language'],
  ])('refuses %j', async (args, reason) => {
    const { failed, text } = await docs.call('search_docs', args);
    expect([failed, text]).toEqual([true, `MCP error -32602: Input validation error: Invalid arguments for tool search_docs: ${reason}`]);
  });
});

describe('read_page', () => {
  const ENGLISH = '---\ntitle: "Introduction"\n';
  const CHINESE = '---\ntitle: "介绍"\n';

  test.each([
    [{ path: '/guide/' }, ENGLISH],
    [{ path: `${SITE}/zh/guide/index.md` }, CHINESE],
    [{ path: '/guide/', language: 'zh' }, CHINESE],
  ])('%j', async (args, start) => {
    const { failed, text } = await docs.call('read_page', args);
    expect([failed, text.slice(0, start.length)]).toEqual([false, start]);
  });

  test('the links of a page lead to pages', async () => {
    const { text } = await docs.call('read_page', { path: '/zh/guide/' });
    const [, link] = /\]\((https:[^)]+)\)/.exec(text) ?? [];
    expect((await docs.call('read_page', { path: link })).text).toMatch(/^---\ntitle: "组件"\n/);
  });

  test('returns a section, or the whole page if there is no such heading', async () => {
    const read = async (path: string) => (await docs.call('read_page', { path })).text.split('\n---\n\n')[1] ?? '';
    expect(await read('/guide/components#step-two')).toBe('### Step two\n\nDone.\n');
    expect(await read(`${SITE}/zh/guide/components.md#fragment`)).toMatch(/^## 片段 \{#fragment\}\n\n/);
    expect(await read('/guide/components#xyz')).toBe(await read('/guide/components'));
  });

  test('lists the nearest pages for an unknown one', async () => {
    const { failed, text } = await docs.call('read_page', { path: '/guide/component' });
    expect(failed).toBe(true);
    expect(text).toMatch(
      /^The documentation of Fixture has no page "\/guide\/component"\. Similar pages: \/guide\/components \(Components\), /,
    );
    const other = await docs.call('read_page', { path: '/guide/component', language: 'zh' });
    expect(other.text).toContain('Similar pages: /zh/guide/components (组件), ');
  });

  test('leads to the list of pages if there is no similar name', async () => {
    const { failed, text } = await docs.call('read_page', { path: '/xyz' });
    expect([failed, text]).toEqual([true, 'The documentation of Fixture has no page "/xyz". list_pages returns the paths of all pages.']);
  });

  test('reads no other files', async () => {
    for (const target of ['../package.json', '/etc/passwd', 'file:///etc/passwd']) {
      expect((await docs.call('read_page', { path: target })).failed).toBe(true);
    }
  });
});

test.each([
  [{ prefix: '/api/options/' }, [{ path: '/api/options/source-map', title: 'sourceMap', description: 'The source map option.' }]],
  [{ prefix: '/guide/m', language: 'zh' }, [{ path: '/zh/guide/mixed', title: '混排文本', description: '中文与西文混排.' }]],
  [{ prefix: '/none/' }, []],
])('list_pages %j', async (args, pages) => {
  const { failed, text, value } = await docs.call('list_pages', args);
  expect([failed, value]).toEqual([false, { pages }]);
  expect(JSON.parse(text)).toEqual({ pages });
});

test('list_pages has all pages of a language, the home page first', async () => {
  const { value } = await docs.call('list_pages', { language: 'zh' });
  const { pages } = value as { pages: { path: string }[] };
  expect([pages.length, pages[0]?.path]).toEqual([18, '/zh/']);
  expect(pages.filter((page) => !page.path.startsWith('/zh/'))).toEqual([]);
});

test('every page is a resource', async () => {
  const { resources } = await docs.client.listResources();
  expect(resources.length).toBe(36);
  expect(resources.find(({ uri }) => uri === 'docs://zh/guide/mixed')).toEqual({
    uri: 'docs://zh/guide/mixed',
    name: 'docs://zh/guide/mixed',
    title: '混排文本',
    description: '中文与西文混排.',
    mimeType: 'text/markdown',
  });
  for (const { uri } of resources) {
    const { contents } = await docs.client.readResource({ uri });
    expect(contents).toEqual([{ uri, mimeType: 'text/markdown', text: (await docs.call('read_page', { path: uri })).text }]);
  }
  await expect(docs.client.readResource({ uri: 'docs://en/none' })).rejects.toThrow('Resource docs://en/none not found');
});

test('the program ends with its input and writes nothing that is not asked for', () => {
  const { status, stdout, stderr } = runServer(docs.folder, '');
  expect([status, stdout, stderr]).toEqual([0, '', '']);
});

test('a line that is not a message gets no answer, and the next one does', () => {
  const { status, stdout } = runServer(docs.folder, 'no message\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
  expect([status, stdout]).toEqual([0, '{"result":{},"jsonrpc":"2.0","id":1}\n']);
});

test('a package without an index is an error that says what to do, not on the standard output', () => {
  const folder = realpathSync(createFolder({ 'index.json': '{' }));
  copyFileSync(path.join(docs.folder, 'server.mjs'), path.join(folder, 'server.mjs'));
  const { status, stdout, stderr } = runServer(folder, '');
  const message = `Cannot read ${path.join(folder, 'index.json')} of the docs package. Install the package again.\n`;
  expect([status, stdout, stderr]).toEqual([1, '', message]);
});

function runServer(folder: string, input: string) {
  return spawnSync(process.execPath, [path.join(folder, 'server.mjs')], { input, encoding: 'utf8' });
}
