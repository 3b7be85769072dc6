import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectPublished, mergePublishedUrls } from '@/lib/checks/check-published-urls';
import { readSettings } from '@/lib/node/settings.mjs';
import { loadSiteConfig } from '@/lib/node/site-config.mjs';
import { exitWithError } from '@/lib/node/terminal.mjs';
import { loadSite } from '@/lib/source/load-content';
import { type PublishedUrls, readPublishedUrls } from '@/lib/source/site-files';

/** `npm run publish:urls`, before publishing: adds new pages and headings to `content/published-urls.json`. Never removes any. */
async function updatePublishedUrls(): Promise<void> {
  const settings = readSettings();
  const { docsDir } = settings;
  const config = await loadSiteConfig(settings);
  const site = await loadSite(docsDir, config);
  const known = readPublishedUrls(docsDir);
  const publishedUrls = mergePublishedUrls(known.data, collectPublished(site, config.defaultLang));
  writeFileSync(path.join(docsDir, 'content/published-urls.json'), formatPublishedUrls(publishedUrls));
  console.log(`${Object.keys(publishedUrls).length} pages in ${known.file}.`);
}

/** One line per page, so that diffs are readable. */
function formatPublishedUrls(publishedUrls: PublishedUrls): string {
  const lines = Object.entries(publishedUrls).map(([page, ids]) => `  ${JSON.stringify(page)}: ${JSON.stringify(ids)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

updatePublishedUrls().catch(exitWithError);
