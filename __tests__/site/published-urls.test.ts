import path from 'node:path';
import { checkPublishedUrls } from '@/lib/checks/check-published-urls';
import config from '@/lib/site/config';
import { loadSite } from '@/lib/source/load-content';
import { readPublishedUrls, readRedirects } from '@/lib/source/site-files';

test('every published URL still exists or has a redirect', async () => {
  const site = await loadSite(path.resolve('.'), config);
  expect(checkPublishedUrls(site, readPublishedUrls('.'), readRedirects('.'))).toEqual([]);
});
