import type { DocsIndex } from '@/lib/docs-server/docs-index';
import { buildResourceUri, findPage, listNearest, listPages } from '@/lib/docs-server/find-page';

function toPage(path: string, language: string, title: string) {
  return { path, language, title, description: '', file: '' };
}

const INDEX: DocsIndex = {
  format: 1,
  name: 'tool-docs',
  version: '1.0.0',
  title: 'Tool',
  site: 'https://tool.example/docs',
  defaultLang: 'en',
  langs: ['en', 'zh'],
  pages: [
    toPage('/', 'en', 'Tool'),
    toPage('/guide/', 'en', 'Introduction'),
    toPage('/guide/start', 'en', 'Quick start'),
    toPage('/config/lib/dts', 'en', 'lib.dts'),
    toPage('/guide/入门', 'en', 'Chinese path'),
    toPage('/guidelines', 'en', 'Guidelines'),
    toPage('/zh/', 'zh', 'Tool'),
    toPage('/zh/guide/', 'zh', '介绍'),
    toPage('/zh/guide/start', 'zh', '快速上手'),
  ],
  redirects: [
    { from: '/guide/old', to: '/guide/start' },
    { from: '/guide/old#入门', to: '/guide/#first' },
    { from: '/guide/start#old', to: '/guide/start#new' },
    { from: '/old/', to: '/' },
  ],
};

test.each([
  ['/', undefined, '/'],
  ['', undefined, '/'],
  ['/', 'zh', '/zh/'],
  ['/zh', undefined, '/zh/'],
  ['/guide/start', undefined, '/guide/start'],
  [' guide/start ', undefined, '/guide/start'],
  ['/guide/start/', undefined, '/guide/start'],
  ['/guide', undefined, '/guide/'],
  ['/guide/index.md', undefined, '/guide/'],
  ['guide/start.mdx', undefined, '/guide/start'],
  ['/guide/start.html#install', undefined, '/guide/start'],
  ['/en/guide/start', undefined, '/guide/start'],
  ['/zh/guide/start', undefined, '/zh/guide/start'],
  ['/guide/start', 'zh', '/zh/guide/start'],
  ['/zh/guide/start', 'en', '/guide/start'],
  ['https://tool.example/docs/zh/guide/start.md?x#y', undefined, '/zh/guide/start'],
  ['https://tool.example/docs/', undefined, '/'],
  ['HTTPS://tool.example/docs/guide/start', undefined, '/guide/start'],
  ['docs://zh/guide/start', undefined, '/zh/guide/start'],
  ['docs://en/', undefined, '/'],
  ['/guide/%E5%85%A5%E9%97%A8', undefined, '/guide/入门'],
  ['/guide/入门', undefined, '/guide/入门'],
  ['/guide/%E5', undefined, undefined],
  ['/guide/other', undefined, undefined],
  ['/config/lib/dts', 'zh', undefined],
  ['https://tool.example/guide/start', undefined, undefined],
  ['https://other.example/docs/guide/start', undefined, undefined],
  ['https://', undefined, undefined],
  ['../../etc/passwd', undefined, undefined],
])('%j with the language %s is the page %s', (target, lang, path) => {
  expect(findPage(INDEX, target, lang)?.page.path).toBe(path);
});

test.each([
  ['/guide/start', undefined, '/guide/start', ''],
  ['/guide/start#install', undefined, '/guide/start', 'install'],
  ['/guide/old', undefined, '/guide/start', ''],
  ['/guide/old.html#install', undefined, '/guide/start', 'install'],
  ['https://tool.example/docs/zh/guide/old?x#install', undefined, '/zh/guide/start', 'install'],
  ['/guide/old', 'zh', '/zh/guide/start', ''],
  ['/guide/old#%E5%85%A5%E9%97%A8', undefined, '/guide/', 'first'],
  ['/zh/guide/start.md#old', undefined, '/zh/guide/start', 'new'],
  ['/old', undefined, '/', ''],
])('%j with the language %s is %s and the heading %j', (target, lang, path, id) => {
  expect(findPage(INDEX, target, lang)).toMatchObject({ page: { path }, id });
});

test.each([
  ['en', '/', ['/', '/guide/', '/guide/start', '/config/lib/dts', '/guide/入门', '/guidelines']],
  ['en', '/guide/ ', ['/guide/', '/guide/start', '/guide/入门']],
  ['en', '/guide', ['/guide/', '/guide/start', '/guide/入门', '/guidelines']],
  ['zh', '/', ['/zh/', '/zh/guide/', '/zh/guide/start']],
  ['zh', '/guide/', ['/zh/guide/', '/zh/guide/start']],
  ['zh', '/zh/guide/s', ['/zh/guide/start']],
  ['en', 'https://tool.example/docs/config/', ['/config/lib/dts']],
  ['en', '/blog/', []],
  ['en', 'https://other.example/', []],
])('the pages in %s below %s are %j', (lang, prefix, paths) => {
  expect(listPages(INDEX, lang, prefix).map(({ path }) => path)).toEqual(paths);
});

test.each([
  ['/config/dts', undefined, '/config/lib/dts'],
  ['/start/quick-start', undefined, '/guide/start'],
  ['/zh/start', undefined, '/zh/guide/start'],
  ['/start', 'zh', '/zh/guide/start'],
  ['快速', 'zh', '/zh/guide/start'],
  ['https://other.example/introduction', undefined, '/guide/'],
])('the nearest page to %s with the language %s is %s', (target, lang, path) => {
  expect(listNearest(INDEX, target, lang)[0]?.path).toBe(path);
});

test('at most five pages are the nearest', () => {
  const pages = Array.from({ length: 9 }, (_, at) => toPage(`/guide/start-${at}`, 'en', `Start ${at}`));
  expect(listNearest({ ...INDEX, pages }, '/guide/start').length).toBe(5);
});

test('a name without similar ones has no nearest page', () => {
  expect(listNearest(INDEX, '/xyz')).toEqual([]);
});

test('resources are named by language and key, in the form that a client sends', () => {
  expect(INDEX.pages.map((page) => buildResourceUri(INDEX, page)).slice(4)).toEqual([
    'docs://en/guide/%E5%85%A5%E9%97%A8',
    'docs://en/guidelines',
    'docs://zh/',
    'docs://zh/guide',
    'docs://zh/guide/start',
  ]);
  for (const page of INDEX.pages) {
    const uri = buildResourceUri(INDEX, page);
    expect(new URL(uri).href).toBe(uri);
    expect(findPage(INDEX, uri)?.page).toBe(page);
  }
});
