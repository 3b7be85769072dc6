import { checkPageLinks } from '@/lib/checks/check-links';
import config from '@/lib/site/config';
import { loadContent } from '@/lib/source/load-content';
import { listLines, page, translations } from '../../support/content-folder';
import { createDocs } from '../../support/temporary-folder';

test('an image or a file whose path is in other case is suggested', async () => {
  const files = translations(page('# Title\n\n![x](/Pic/图.svg)\n\n[x](/FILE.pdf#page=2)'), page('# Title'));
  const { site, pages } = await loadContent(createDocs(files), config);
  // Not in the folder, since there are file systems that ignore the case.
  const targets = { site, pages, hasFile: () => false, listFiles: () => ['/file.pdf', '/pic/图.SVG'] };
  expect(listLines(checkPageLinks(targets))).toEqual([
    'en/guide/a.mdx:7: Missing image "/Pic/图.svg". Write "/pic/图.SVG".',
    'en/guide/a.mdx:9: Dead link "/FILE.pdf#page=2": no such file in public/. Write "/file.pdf#page=2".',
  ]);
});
