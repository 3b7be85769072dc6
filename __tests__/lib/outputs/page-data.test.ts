import { buildNotFoundData, getPageData } from '@/lib/outputs/page-data';
import type { Site } from '@/lib/source/site';
import { inBothLanguages, loadFiles, page } from '../../support/content-folder';

const LINKS = Array.from({ length: 200 }, (_, index) => ({ type: 'custom-link', label: `${index}`, link: `https://example.com/${index}` }));
let site: Site;
beforeAll(async () => {
  site = await loadFiles(
    inBothLanguages({
      'index.mdx': page('', 'pageType: home\ntitle: Home\n'),
      '_nav.json': '[]',
      'guide/_meta.json': '["a"]',
      'guide/a.mdx': page('# A', 'head:\n  - - meta\n    - name: rating\n      content: general\n'),
      'guide/b.mdx': page(
        '# B',
        'sidebar: false\nhead:\n  - [link, { rel: icon, href: /b.svg }]\n  - [link, { rel: me, href: "https://b.example/" }]\n  - [link, { rel: a }]\n',
      ),
      'many/_meta.json': JSON.stringify([{ type: 'dir', name: 'group', label: 'Group' }]),
      'many/group/_meta.json': JSON.stringify(['b', ...LINKS]),
      'many/group/b.mdx': page('# B'),
    }),
  );
});
const read = (key: string, basePath = '') => {
  const found = site.pages.find((each) => each.key === key && each.lang === 'zh');
  return found && getPageData({ ...site, basePath }, found);
};

test('has everything that the page shows besides the shell', () => {
  expect(read('guide/a')).toMatchObject({
    view: { kind: 'doc' },
    metadata: { title: { absolute: 'A - Rslib' }, alternates: { canonical: 'https://rslib.rs/zh/guide/a' } },
    head: [['meta', { name: 'rating', content: 'general' }]],
    feeds: [],
    jsonLd: { '@context': 'https://schema.org' },
    contentLang: 'zh',
    largeSidebar: undefined,
  });
});

test('links in the head lead to files below the base path', () => {
  expect(read('guide/b', '/docs')?.head).toEqual([
    ['link', { rel: 'icon', href: '/docs/b.svg' }],
    ['link', { rel: 'me', href: 'https://b.example/' }],
    ['link', { rel: 'a' }],
  ]);
});

test('has its sidebar if that is too large for the shell', () => {
  const { largeSidebar } = read('many/group/b') ?? {};
  expect([largeSidebar?.items.length, largeSidebar?.around.map(({ text }) => text)]).toEqual([1, ['Group']]);
});

test('the page for missing pages has neither feeds nor a sidebar', () => {
  expect(buildNotFoundData(site, 'zh', '')).toEqual({
    view: expect.objectContaining({ kind: '404' }),
    metadata: expect.objectContaining({ robots: expect.anything() }),
    head: [],
    feeds: [],
    jsonLd: undefined,
    contentLang: 'zh',
    largeSidebar: undefined,
  });
});
