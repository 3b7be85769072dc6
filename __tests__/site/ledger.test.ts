import path from 'node:path';
import { checkLedger } from '@/lib/checks/check-ledger';
import { loadSite } from '@/lib/content/load-site';
import { readLedger, readRedirects } from '@/lib/content/site-files';
import config from '@/lib/site/config';

test('nothing that was published has vanished', async () => {
  const site = await loadSite(path.resolve('.'), config);
  expect(checkLedger(site, readLedger('.'), readRedirects('.'))).toEqual([]);
});
