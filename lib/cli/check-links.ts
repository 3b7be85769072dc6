/**
 * `npm run check:links`: requests the external links of all pages, menus and social links. Exits with code 1 if one is dead. Working links are
 * not requested again for 7 days, unless `--no-cache` is passed.
 */
import { checkUrls } from '@/lib/cli/links/check-urls';
import { formatResults } from '@/lib/cli/links/format-results';
import { listLinkedUrls } from '@/lib/cli/links/list-links';
import { loadParsedContent } from '@/lib/cli/load-docs';
import { createJsonCache } from '@/lib/node/disk-cache';
import { readFlags } from '@/lib/node/read-flags.mjs';
import { readSettings } from '@/lib/node/settings.mjs';
import { getSiteConfigPath } from '@/lib/node/site-config.mjs';

const TIMEOUT_MS = 15_000;

const { 'no-cache': isForced } = readFlags({ 'no-cache': { type: 'boolean' } });
const settings = readSettings();
const content = await loadParsedContent(settings);
const results = await checkUrls(listLinkedUrls(content, getSiteConfigPath(settings)), {
  cache: createJsonCache('links'),
  site: settings.cacheName,
  isForced,
  now: Date.now(),
  timeout: TIMEOUT_MS,
});
console.log(formatResults(results));
if (results.some(({ verdict }) => verdict === 'dead')) process.exitCode = 1;
