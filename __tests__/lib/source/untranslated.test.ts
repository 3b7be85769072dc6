import { findEntry } from '@/__tests__/support/fixture-site';
import { renderFeed } from '@/lib/outputs/feeds';
import { buildJsonLd } from '@/lib/outputs/json-ld';
import { renderMarkdownPage } from '@/lib/outputs/markdown-page';
import { renderSitemap } from '@/lib/outputs/sitemap';
import { buildMetadata } from '@/lib/page-view/build-metadata';
import { getShellView } from '@/lib/page-view/build-shell-view';
import config from '@/lib/site/config';
import { listLinks } from '@/lib/source/sidebar';
import type { Site } from '@/lib/source/site';
import { listDiagnostics, listWarnings, loadFiles, page, translations } from '../../support/content-folder';
import type { Files } from '../../support/temporary-folder';

const ONLY = page('# Only\n\n[A](/guide/a#part) <Badge text="new" />\n\n:::tip\n\nText.\n\n:::', 'untranslated: [zh]\n');

/** A site whose page `guide/only` is in English only. */
function build(only = ONLY, more: Files = {}): Files {
  return {
    ...translations(page('# A\n\n## Part'), page('# 甲\n\n## 部分 {#part}')),
    'en/guide/_meta.json': '["a", "only"]',
    'zh/guide/_meta.json': '["a", "only"]',
    'en/guide/only.mdx': only,
    ...more,
  };
}

let site: Site;
beforeAll(async () => {
  site = await loadFiles(build());
});

const find = (path: string) => findEntry(site, path);

test('the page has a path in the other language, with the title of the original in the sidebar', () => {
  const { page: copy } = find('/zh/guide/only');
  expect(copy).toMatchObject({
    lang: 'zh',
    key: 'guide/only',
    title: 'Only',
    original: { lang: 'en', path: '/guide/only' },
    file: 'en/guide/only.mdx',
  });
  expect(site.findTranslation(find('/guide/only').page, 'zh')).toBe(copy);
  expect(site.listTranslations(copy)).toEqual([find('/guide/only').page]);
  const [sidebar] = site.listSidebars('zh');
  expect(listLinks(sidebar?.items ?? []).map(({ text, link }) => [text, link])).toEqual([
    ['甲', '/zh/guide/a'],
    ['Only', '/zh/guide/only'],
  ]);
  expect(find('/guide/only').page.original).toBeUndefined();
  expect(getShellView(site, 'zh').sidebars).toHaveLength(1);
});

test('the Markdown version has a notice in the language of the reader, and the content of the original with links of the site', () => {
  const text = renderMarkdownPage(site, find('/zh/guide/only').page);
  expect(text).toContain('\nlang: "en"\n');
  expect(text.slice(text.indexOf('# Only'))).toBe(
    '# Only\n\n> **本页尚无中文版**\n>\n> 下面是英文原文。[打开英文版页面](https://rslib.rs/guide/only.md)\n\n' +
      '[A](https://rslib.rs/zh/guide/a.md#part) *new*\n\n> **Tip**\n>\n> Text.\n',
  );
});

test('the footnotes of the page have the words of the original, too', async () => {
  const noted = await loadFiles(build(page('# Only\n\nText.[^a]\n\n[^a]: Note.', 'untranslated: [zh]\n')));
  const { code } = findEntry(noted, '/zh/guide/only').page;
  expect([code.includes('"Footnotes"'), code.includes('Back to reference 1'), code.includes('脚注')]).toEqual([true, true, false]);
});

test('the facts about an option are in the language of the original, too', async () => {
  const loaded = await loadFiles(
    build(page('# Only\n\n<Option name="lib.a" />', 'untranslated: [zh]\n'), {
      'examples/options.json': '{ "lib.a": { "type": "boolean" } }',
      'examples/option-overrides.json': '{ "lib.a": { "default": { "en": "None.", "zh": "无。" }, "reason": "of a test" } }',
      'examples/undocumented-options.json': '{ "lib.a": { "en": "In a test.", "zh": "测试。" } }',
    }),
  );
  const { sections } = findEntry(loaded, '/zh/guide/only').page;
  expect(sections.flatMap(({ paragraphs }) => paragraphs)).toEqual(['Type: boolean', 'Default: None.']);
});

test('in the feed of the other language, the words around its content are those of the original', async () => {
  const blog = page('# Blog', 'sidebar: false\n');
  const post = page('# Post\n\nText.[^a]\n\n[^a]: Note.', 'sidebar: false\ndate: 2025-01-02\nuntranslated: [zh]\n');
  const posts = await loadFiles(build(ONLY, { 'en/blog/index.mdx': blog, 'zh/blog/index.mdx': blog, 'en/blog/post.mdx': post }));
  const feed = renderFeed('rss', posts, 'zh');
  expect([feed.includes('>Footnotes</h2>'), feed.includes('脚注')]).toEqual([true, false]);
});

test('the content has the language of the original, the notice that of the reader', () => {
  const { page: copy, view } = find('/zh/guide/only');
  expect(view.kind === 'doc' && view.contentTag).toBe('en');
  expect(copy.code).toContain('"zh-CN"');
  expect(find('/guide/only').view).toMatchObject({ contentTag: undefined });
  expect(find('/zh/guide/a').view).toMatchObject({ contentTag: undefined });
});

test('search engines are sent to the original', () => {
  const { page: copy, view } = find('/zh/guide/only');
  expect(buildMetadata(view, copy, site).alternates).toMatchObject({
    canonical: 'https://rslib.rs/guide/only',
    languages: { en: 'https://rslib.rs/guide/only', 'x-default': 'https://rslib.rs/guide/only' },
  });
  expect(buildMetadata(view, copy, site).openGraph).toMatchObject({
    url: 'https://rslib.rs/guide/only',
    locale: 'en_US',
    alternateLocale: [],
  });
  const original = find('/guide/only');
  expect(Object.keys(buildMetadata(original.view, original.page, site).alternates?.languages ?? {})).toEqual(['en', 'x-default']);
  expect(renderSitemap(site)).toContain('<loc>https://rslib.rs/guide/only</loc>');
  expect(renderSitemap(site)).not.toContain('zh/guide/only');
  expect(JSON.stringify(buildJsonLd(view, copy, site))).toContain('"inLanguage":"en"');
});

test('such a page has no error, and nothing to accept', async () => {
  expect(await listDiagnostics(build())).toEqual([]);
  const warnings = await listWarnings(build(ONLY, { 'translations.json': '{ "zh": {} }' }));
  expect(warnings.map((line) => line.split(':')[0])).toEqual(['zh/guide/a.mdx', 'zh/index.mdx']);
});

test.each<[string, Files, string[]]>([
  [
    'a page without translation that does not allow it',
    build(page('# Only')),
    [
      'en/guide/only.mdx: The page has no translation in "zh". Create zh/guide/only.mdx.',
      'content/zh/guide/_meta.json:1: Lists "only", but there is no guide/only.mdx. Create the file or remove the entry.',
    ],
  ],
  [
    'a page that has a translation',
    build(ONLY, { 'zh/guide/only.mdx': page('# 仅') }),
    ['en/guide/only.mdx: Frontmatter "untranslated" has "zh", but zh/guide/only.mdx exists. Remove "zh" from the list.'],
  ],
  [
    'an unknown language',
    build(page('# Only', 'untranslated: [zh, fr]\n')),
    ['en/guide/only.mdx: Frontmatter "untranslated": "fr" is not a translation language. Known: zh.'],
  ],
  [
    'a translation',
    build(page('# Only'), { 'zh/guide/only.mdx': page('# 仅', 'untranslated: [zh]\n') }),
    ['zh/guide/only.mdx: A translation cannot be "untranslated". Set it on the page in "en", or remove it.'],
  ],
  [
    'a page without article',
    build(page('# Only', 'pageType: custom\nuntranslated: [zh]\n')),
    ['en/guide/only.mdx: Only pages of the type doc can be "untranslated". Translate the page.'],
  ],
])('refuses %s', async (_, files, expected) => {
  const found = await listDiagnostics(files);
  expect(found.map((line) => line.replace(/^zh\/guide\/_meta/, 'content/zh/guide/_meta')).sort()).toEqual([...expected].sort());
});

test('in a site with one language, no page can be untranslated', async () => {
  const files = Object.entries(build(page('# Only', 'untranslated: [zh]\n'))).filter(([name]) => name.startsWith('en/'));
  const locales = config.locales.filter(({ lang }) => lang === 'en');
  expect(await listDiagnostics(Object.fromEntries(files), { ...config, locales })).toEqual([
    'en/guide/only.mdx: Frontmatter "untranslated": "zh" is not a translation language. Remove it: the site has one language.',
  ]);
});
