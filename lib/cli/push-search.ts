/**
 * `npm run search:push`: uploads the records of all languages and versions to the hosted search indexes. Needs `SEARCH_ADMIN_KEY`, a
 * key that may add objects, edit settings and delete indexes. `--dry-run` only prints what it would do, `--force` also replaces an
 * index with a much smaller one.
 */
import { algoliasearch } from 'algoliasearch';
import { loadParsedContent } from '@/lib/cli/load-docs';
import { readFlags } from '@/lib/node/read-flags.mjs';
import { readSettings } from '@/lib/node/settings.mjs';
import { buildSearchRecords } from '@/lib/outputs/search-records';
import { listScopes } from '@/lib/routes/paths';
import { maskKey } from '@/lib/search/hosted/hosted-client';
import { getHostedIndex } from '@/lib/search/hosted/hosted-config';
import { pushRecords } from '@/lib/search/hosted/push-records';

const { 'dry-run': dryRun = false, force = false } = readFlags({ 'dry-run': { type: 'boolean' }, force: { type: 'boolean' } });
const key = process.env.SEARCH_ADMIN_KEY;
if (!key) throw new Error('SEARCH_ADMIN_KEY is not set. Set it to an admin key of the search service.');
try {
  const { site } = await loadParsedContent(readSettings());
  const { hosted } = site.config.search ?? {};
  if (!hosted) throw new Error('The site configuration has no `search.hosted`. Add it to push records.');
  const client = algoliasearch(hosted.appId, key);
  for (const scope of listScopes(site.rules)) {
    const { indexName } = getHostedIndex(hosted, scope, site.rules.defaultVersion);
    const records = buildSearchRecords(site, scope);
    console.log(await pushRecords(client, { indexName, lang: scope.lang, records, dryRun, force }));
  }
} catch (error) {
  throw maskKey(error, key);
}
