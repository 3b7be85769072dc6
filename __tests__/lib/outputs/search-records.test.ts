import { buildSearchRecords } from '@/lib/outputs/search-records';
import { loadFiles, page, translations } from '../../support/content-folder';

const LOG = '```log unverified="made up"\nerror   Nothing works\n```';

test('the text before and under the title belongs to the page, the rest to its heading, messages to their own group', async () => {
  const body = page(`Before.\n\n# A\n\nUnder.\n\n${LOG}\n\n## Part\n\nText.\n\n${LOG}\n\n## Empty`);
  const records = buildSearchRecords(await loadFiles(translations(body)), { lang: 'en', version: '' }, (path) => path);
  const rows = records
    .filter(({ url }) => url.startsWith('/guide/a'))
    .map(({ url, type, content, hierarchy }) => [url, type, content, hierarchy.lvl0].join(' | '));
  expect(rows).toEqual([
    '/guide/a | lvl1 |  | Rslib',
    '/guide/a | content | Before. | Rslib',
    '/guide/a | content | Under. | Rslib',
    '/guide/a | content | Nothing works | Error messages',
    '/guide/a#part | lvl2 |  | Rslib',
    '/guide/a#part | content | Text. | Rslib',
    '/guide/a#part | content | Nothing works | Error messages',
    '/guide/a#empty | lvl2 |  | Rslib',
  ]);
});
