/** `npm run publish:urls`, before publishing: adds new pages and headings to `content/published-urls.json`. Never removes any. */
import { collectPublished, formatPublishedUrls, mergePublishedUrls } from '@/lib/checks/check-published-urls';
import { loadParsedContent } from '@/lib/cli/load-docs';
import { replaceFile } from '@/lib/node/files';
import { readFlags } from '@/lib/node/read-flags.mjs';
import { readSettings } from '@/lib/node/settings.mjs';

readFlags({});
const { site, publishedUrls: known } = await loadParsedContent(readSettings());
const publishedUrls = mergePublishedUrls(known.data, collectPublished(site, site.config.defaultLang));
replaceFile(known.file, formatPublishedUrls(publishedUrls));
console.log(`${Object.keys(publishedUrls).length} pages in ${known.file}.`);
