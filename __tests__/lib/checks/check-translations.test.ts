import { checkTranslations } from '@/lib/checks/check-translations';
import { BASE, listDiagnostics, loadFiles, page, translations } from '../../support/content-folder';
import { loadFixture } from '../../support/fixture-site';

const DIFFERENT = (place: string, block = 1) =>
  `zh/guide/a.mdx:${place}: Code block ${block} differs from en/guide/a.mdx:${place}. Show the same code in both languages; only comments may differ.`;

const code = (lang: string, text: string) => `\`\`\`${lang}\n${text}\n\`\`\``;

test.each<[string, string, string, string[]]>([
  ['the language', code('ts', 'a'), code('js', 'a'), [DIFFERENT('7')]],
  ['the text', code('ts', 'a'), code('ts', 'b'), [DIFFERENT('7')]],
  ['only the second block', `${code('ts', 'a')}\n\n${code('sh', 'b')}`, `${code('ts', 'a')}\n\n${code('js', 'b')}`, [DIFFERENT('11', 2)]],
  ['a line comment', code('ts', 'a // one'), code('ts', 'a // 一'), []],
  ['a comment on a line of its own', code('sh', '# one\na'), code('sh', '# 一\na'), []],
  ['a block comment', code('ts', '/* one\n two */\na'), code('ts', '/* 一 */\na'), []],
  ['an HTML comment', code('html', '<!-- one -->\n<b />'), code('html', '<!-- 一 -->\n<b />'), []],
  ['a comment in one language only', code('ts', 'a\n// one\nb'), code('ts', 'a\nb'), []],
  ['a line comment without a space', code('ts', 'a //one'), code('ts', 'a //一'), []],
  ['a line after an empty comment', code('ts', '//\na'), code('ts', '//\nb'), [DIFFERENT('7')]],
  ['a line after an empty comment of a shell', code('sh', '#\na'), code('sh', '#\nb'), [DIFFERENT('7')]],
  ['a directive', code('ts', '/// <reference types="a" />'), code('ts', '/// <reference types="b" />'), [DIFFERENT('7')]],
  ['a color', code('css', 'a { color: #fff }'), code('css', 'a { color: #000 }'), [DIFFERENT('7')]],
  ['text that looks like a comment', code('ts', 'a = "http://x"'), code('ts', 'a = "http://y"'), [DIFFERENT('7')]],
])('%s', async (_, en, zh, expected) => {
  expect(await listDiagnostics(translations(page(`# Title\n\n${en}`), page(`# 标题\n\n${zh}`)))).toEqual(expected);
});

test.each<[string, string, string, string]>([
  [
    'fewer blocks than the original',
    `${code('ts', 'a')}\n\n${code('ts', 'b')}`,
    code('ts', 'a'),
    'zh/guide/a.mdx: Code block 2 differs from en/guide/a.mdx:11. Show the same code in both languages; only comments may differ.',
  ],
  [
    'more blocks than the original',
    code('ts', 'a'),
    `${code('ts', 'a')}\n\n${code('ts', 'b')}`,
    'zh/guide/a.mdx:11: Code block 2 differs from en/guide/a.mdx. Show the same code in both languages; only comments may differ.',
  ],
  [
    'fewer headings',
    '## One\n\n## Two',
    '## One',
    'zh/guide/a.mdx: Heading 3 differs from en/guide/a.mdx: expected "## Two" (#two), found nothing. Use the same headings in both languages; set the id of a translated heading with {#id}.',
  ],
  [
    'more headings',
    '## One',
    '## One\n\n### Two',
    'zh/guide/a.mdx:9: Heading 3 differs from en/guide/a.mdx: expected nothing, found "### Two" (#two). Use the same headings in both languages; set the id of a translated heading with {#id}.',
  ],
  [
    'a heading of another depth',
    '## One\n\n### Two',
    '## One\n\n## Two',
    'zh/guide/a.mdx:9: Heading 3 differs from en/guide/a.mdx: expected "### Two" (#two), found "## Two" (#two). Use the same headings in both languages; set the id of a translated heading with {#id}.',
  ],
])('a translation with %s', async (_, en, zh, expected) => {
  expect(await listDiagnostics(translations(page(`# Title\n\n${en}`), page(`# 标题\n\n${zh}`)))).toEqual([expected]);
});

test.each<[string, string[], string[], string | undefined]>([
  ['the same examples', ['a/b', 'a/c'], ['a/b', 'a/c'], undefined],
  ['another example', ['a/b', 'a/c'], ['a/b', 'a/d'], 'Example 2 differs from en/guide/a.mdx:7: expected "a/c", found "a/d".'],
  ['another order', ['a/b', 'a/c'], ['a/c', 'a/b'], 'Example 1 differs from en/guide/a.mdx:5: expected "a/b", found "a/c".'],
  ['fewer examples', ['a/b'], [], 'Example 1 differs from en/guide/a.mdx:5: expected "a/b", found nothing.'],
  ['more examples', [], ['a/b'], 'Example 1 differs from en/guide/a.mdx: expected nothing, found "a/b".'],
])('a translation with %s', async (_, en, zh, message) => {
  const site = await loadFiles(translations(page('# Title')));
  // From the fifth line on, two lines apart.
  const place = (file: string, ids: readonly string[]) => ids.map((id, index) => ({ id, file, line: 5 + 2 * index }));
  const pages = site.pages.map((each) =>
    each.key === 'guide/a' ? { ...each, displayFile: each.file, examples: place(each.file, each.lang === 'en' ? en : zh) } : each,
  );
  const findTranslation: typeof site.findTranslation = ({ key }, lang) => pages.find((each) => each.lang === lang && each.key === key);
  const hint = 'Show the same examples in both languages, in the same order.';
  const found = checkTranslations({ ...site, pages, findTranslation }, pages, new Set());
  const line = zh.length === 0 ? undefined : zh[1] === 'a/d' ? 7 : 5;
  expect(found).toEqual(message ? [{ file: 'zh/guide/a.mdx', line, message, hint }] : []);
});

test('in a site with versions, a missing translation is created in its version', async () => {
  const site = await loadFixture();
  const [found] = checkTranslations({ ...site, pages: site.listPages('en', 'v1'), findTranslation: () => undefined }, [], new Set());
  expect(found).toMatchObject({
    file: expect.stringMatching(/\/content\/v1\/en\/.*\.mdx$/),
    hint: expect.stringMatching(/^Create .*\/content\/v1\/zh\/.*\.mdx\.$/),
  });
});

test('a translation with another path than its original is reported', async () => {
  const ok = page('# Title', 'sidebar: false\n');
  expect(await listDiagnostics({ ...BASE, 'en/b.mdx': ok, 'zh/b/index.mdx': ok })).toEqual([
    'zh/b/index.mdx: Only one of this page and en/b.mdx is an index page, so their paths differ. Rename this file to zh/b.mdx.',
  ]);
});
