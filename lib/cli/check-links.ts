/**
 * `npm run check:links`: asks for the links of all pages to other sites. Exits with code 1 if one is dead. Links that were fine are not
 * asked for again for 7 days, unless `--no-cache` is given.
 */
import { checkUrls } from '@/lib/cli/links/check-urls';
import { formatResults } from '@/lib/cli/links/format-results';
import { listLinkedUrls } from '@/lib/cli/links/list-links';
import { loadParsedContent } from '@/lib/cli/load-docs';
import { createJsonCache } from '@/lib/node/disk-cache';
import { readFlags } from '@/lib/node/read-flags.mjs';
import { readSettings } from '@/lib/node/settings.mjs';

const TIMEOUT_MS = 15_000;

const { 'no-cache': isForced } = readFlags({ 'no-cache': { type: 'boolean' } });
const settings = readSettings();
const content = await loadParsedContent(settings);
const results = await checkUrls(listLinkedUrls(content), {
  cache: createJsonCache('links'),
  site: settings.cacheName,
  isForced,
  now: Date.now(),
  timeout: TIMEOUT_MS,
});
console.log(formatResults(results));
if (results.some(({ verdict }) => verdict === 'dead')) process.exitCode = 1;
