/**
 * `npm run check:links`: asks for the links of all pages to other sites. Exits with code 1 if one is dead. Links that were fine are not
 * asked for again for 7 days, unless `--no-cache` is given; `--timeout` is in seconds.
 */
import { checkUrls } from '@/lib/cli/links/check-urls';
import { formatResults } from '@/lib/cli/links/format-results';
import { listLinkedUrls } from '@/lib/cli/links/list-links';
import { loadParsedContent } from '@/lib/cli/load-docs';
import { createJsonCache } from '@/lib/node/disk-cache';
import { readFlags, UsageError } from '@/lib/node/read-flags.mjs';
import { readSettings } from '@/lib/node/settings.mjs';

const TIMEOUT_SECONDS = 15;

const flags = readFlags({ 'no-cache': { type: 'boolean' }, timeout: { type: 'string' } });
const seconds = Number(flags.timeout ?? TIMEOUT_SECONDS);
if (!(seconds > 0)) throw new UsageError(`--timeout is "${flags.timeout}", but must be a number of seconds, as in --timeout=30.`);
const settings = readSettings();
const content = await loadParsedContent(settings);
const results = await checkUrls(listLinkedUrls(content), {
  cache: createJsonCache('links'),
  site: settings.cacheName,
  isForced: flags['no-cache'],
  now: Date.now(),
  timeout: seconds * 1000,
});
console.log(formatResults(results));
if (results.some(({ verdict }) => verdict === 'dead')) process.exitCode = 1;
