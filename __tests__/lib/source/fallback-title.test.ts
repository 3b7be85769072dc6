import config from '@/lib/site/config';
import { listDiagnostics, loadFiles, page, translations } from '../../support/content-folder';

const TITLE = 'Names: `a` <b> & *c*';
const files = translations(page('Text.\n\n## Part', `title: "${TITLE}"\n`));

test('a page without a level 1 heading starts with the title of its frontmatter', async () => {
  const found = (await loadFiles(files)).findPageByPath('/guide/a');
  expect(found?.headings.map(({ depth, text, line }) => ({ depth, text, line }))).toEqual([
    { depth: 1, text: TITLE, line: 1 },
    { depth: 2, text: 'Part', line: 8 },
  ]);
  expect(found?.title).toBe(TITLE);
});

test('unless the site turns that off', async () => {
  const off = { ...config, theme: { ...config.theme, fallbackHeadingTitle: false } };
  const message = 'mdx:1: The page has 0 level 1 headings. Keep exactly one level 1 heading.';
  expect(await listDiagnostics(files, off)).toEqual([`en/guide/a.${message}`, `zh/guide/a.${message}`]);
});

test('a page with a level 1 heading keeps it', async () => {
  const found = (await loadFiles(translations(page('# Own', 'title: Other\n')))).findPageByPath('/guide/a');
  expect([found?.title, found?.headings.map(({ text }) => text)]).toEqual(['Other', ['Own']]);
});
