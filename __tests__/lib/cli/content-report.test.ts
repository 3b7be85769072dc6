import { buildReport, formatSummary } from '@/lib/cli/content-report';
import { loadFiles, page, translations } from '../../support/content-folder';

test.each([
  [{ errors: 0, warnings: 0, pages: 154, words: 130000 }, 'No errors or warnings in 154 pages with 130,000 words.'],
  [{ errors: 0, warnings: 1, pages: 2, words: 30 }, '0 errors and 1 warning in 2 pages with 30 words.'],
  [{ errors: 1, warnings: 0, pages: 1, words: 1 }, '1 error and 0 warnings in 1 page with 1 word.'],
  [{ errors: 2, warnings: 3, pages: 0, words: 0 }, '2 errors and 3 warnings in 0 pages with 0 words.'],
])('the summary of %j is "%s"', (totals, expected) => {
  expect(formatSummary(totals)).toBe(expected);
});

test('errors come before warnings, each by file and line', async () => {
  const site = await loadFiles(translations(page('# Title\n\nThree words here.'), page('# 标题\n\n三个字。')));
  const at = (file: string, line?: number) => ({ file, line, message: 'Wrong.', hint: 'Fix it.' });
  const report = buildReport({ errors: [at('b.mdx', 10), at('b.mdx', 9), at('a.mdx')], warnings: [at('a.mdx', 1)] }, site);
  expect(report.diagnostics.map(({ level, file, line }) => [level, file, line])).toEqual([
    ['error', 'a.mdx', undefined],
    ['error', 'b.mdx', 9],
    ['error', 'b.mdx', 10],
    ['warning', 'a.mdx', 1],
  ]);
  expect(report.totals).toEqual({
    errors: 3,
    warnings: 1,
    pages: 4,
    words: 6,
    langs: {
      en: { pages: 2, words: 3, links: 0, verified: 0, unverified: 0 },
      zh: { pages: 2, words: 3, links: 0, verified: 0, unverified: 0 },
    },
  });
});
