import config from '@/lib/site/config';
import type { SiteConfig } from '@/lib/site/types';
import { loadContent } from '@/lib/source/load-content';
import { BASE, page, translations } from '../../support/content-folder';
import { createDocs } from '../../support/temporary-folder';

/** Loads a content folder without the checks of whole sites. */
function load(files: Readonly<Record<string, string | Uint8Array>>, siteConfig: SiteConfig = config) {
  return loadContent(createDocs(files), siteConfig);
}

test.each<[string, string, string[]]>([
  ['no title', page('Text.'), ['1: The page has no title. Start it with a level 1 heading or add a title to the frontmatter.']],
  [
    'no title, in a layout of its own',
    page('Text.', 'pageType: custom\n'),
    ['1: The page has no title. Start it with a level 1 heading or add a title to the frontmatter.'],
  ],
  ['two titles', page('# A\n\n# B'), ['7: The page has 2 level 1 headings. Keep exactly one level 1 heading.']],
  ['two titles in a layout of its own', page('# A\n\n# B', 'pageType: custom\n'), []],
  // The titles are known once the other errors are fixed.
  [
    'two titles and invalid frontmatter',
    page('# A\n\n# B', 'draft: 1\n'),
    ['3: Frontmatter "draft": must be true or false, not a number. See lib/source/frontmatter.ts for the values of this key.'],
  ],
  ['a control character', page('# A\n\n\u0007'), ['7: The file contains the control character U+0007. Delete the character.']],
  ['a text that is not UTF-8', page('# A\n\n\ufffd'), ['7: The file is not valid UTF-8. Save it as UTF-8.']],
])('a page with %s', async (_, text, mistakes) => {
  const { diagnostics } = await load({ ...BASE, 'en/a.mdx': text });
  expect(diagnostics.map(({ line, message, hint }) => `${line}: ${message} ${hint}`)).toEqual(mistakes);
});

test.each([
  ['title: Other', '# Own\n\n## Part', 'Other', ['Own', 'Part']],
  ['title: Other', '## Part', 'Other', ['Other', 'Part']],
  ['pageType: custom\ntitle: 其他', '## Part', '其他', ['Part']],
  ['pageType: home\ntitle: Home', '## Part', 'Home', ['Part']],
  ['sidebar: true', '# 甲 *b*', '甲 b', ['甲 b']],
  ['pageType: custom', '# A\n\n# B', 'A', ['A', 'B']],
])('the title and headings of a page with %j and %j', async (yaml, body, title, headings) => {
  const { pages } = await load({ ...BASE, 'en/a.mdx': page(body, `${yaml}\n`) });
  const found = pages.find(({ key }) => key === 'a');
  expect([found?.title, found?.headings.map(({ text }) => text)]).toEqual([title, headings]);
});

test('a site can turn off titles that only the frontmatter has', async () => {
  const theme = { ...config.theme, fallbackHeadingTitle: false };
  const { diagnostics } = await load({ ...BASE, 'en/a.mdx': page('## Part', 'title: A\n') }, { ...config, theme });
  expect(diagnostics.map(({ line, message }) => `${line}: ${message}`)).toEqual(['1: The page has 0 level 1 headings.']);
});

test('a title of the frontmatter is text, whatever it contains', async () => {
  const title = '<b> [a](b) `c` *d* _e_ {1} & ~f~ # \\ 甲';
  const { pages } = await load({ ...BASE, 'en/a.mdx': page('Text.', `title: '${title}'\n`) });
  expect(pages.find(({ key }) => key === 'a')?.headings).toMatchObject([{ depth: 1, text: title, line: 1 }]);
});

test('a translation has a notice in each outdated section, and other pages have none', async () => {
  const { site, pages } = await load({
    ...translations(page('# A\n\n## One\n\n## Two'), page('# 甲\n\n## 一 {#one}\n\n## 二 {#two}')),
    'en/fr/_meta.json': '[]',
    'translations.json': JSON.stringify({ zh: { 'guide/a': { '': '00000000', two: '00000000' } } }),
  });
  const links = (path: string) => site.findPageByPath(path)?.code.match(/href: "\/guide\/a[^"]*"/g);
  expect(links('/zh/guide/a')).toEqual(['href: "/guide/a"', 'href: "/guide/a#two"']);
  expect(site.findPageByPath('/zh/guide/a')?.code).toContain('阅读英文版');
  expect(pages.filter(({ code }) => code.includes('译文待更新')).map(({ path }) => path)).toEqual(['/zh/guide/a']);
  expect(pages.map(({ original }) => original)).toEqual(pages.map(() => undefined));
});
