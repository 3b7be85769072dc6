import { checkPosts } from '@/lib/checks/check-posts';
import type { Diagnostic } from '@/lib/site/diagnostics';
import type { Page } from '@/lib/source/types';
import { BASE, BLOG, inBothLanguages, listDiagnostics, listWarnings, page } from '../../support/content-folder';
import type { Files } from '../../support/temporary-folder';

/** A site with one page in the blog, in both languages. */
function build(frontmatter: string): Files {
  const files = { 'blog/a.mdx': page('# A', frontmatter), 'blog/_meta.json': '["index", "a"]' };
  return { ...BASE, ...BLOG, ...inBothLanguages(files) };
}

const WARNING =
  'The page is in the blog but has no date, so the list of posts and the feeds leave it out. Write the day of its publication in the frontmatter, such as date: 2025-05-14.';

test('a page of the blog without a date is a warning, not an error', async () => {
  expect(await listWarnings(build(''))).toEqual([`en/blog/a.mdx:1: ${WARNING}`, `zh/blog/a.mdx:1: ${WARNING}`]);
  expect(await listDiagnostics(build(''))).toEqual([]);
});

test.each([
  ['a post', 'date: 2025-05-14\n'],
  ['a post of the future', 'date: 2999-05-14\n'],
  ['a draft', 'draft: true\n'],
])('%s has no warning', async (_, frontmatter) => {
  expect(await listWarnings(build(frontmatter))).toEqual([]);
});

test('the copy of an untranslated page has no warning of its own', async () => {
  const { 'zh/blog/a.mdx': _, ...files } = build('untranslated: [zh]\n');
  expect(await listWarnings(files)).toEqual([`en/blog/a.mdx:1: ${WARNING}`]);
});

test('a page whose date is not valid has only that error', () => {
  const invalid = { key: 'blog/a', displayFile: 'a.mdx', frontmatter: {} } as Page;
  const list = (diagnostics: readonly Diagnostic[]) => checkPosts({ pages: [invalid], diagnostics }).map(({ file }) => file);
  expect(list([])).toEqual(['a.mdx']);
  expect(list([{ file: 'a.mdx', message: '"date" is not valid.', hint: 'Correct it.' }])).toEqual([]);
});
