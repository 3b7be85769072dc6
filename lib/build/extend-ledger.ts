import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '@/lib/build/settings.mjs';
import { loadSiteConfig } from '@/lib/build/site-config.mjs';
import { exitWithError } from '@/lib/build/terminal.mjs';
import { listPublished, mergeLedger } from '@/lib/checks/check-ledger';
import { loadSite } from '@/lib/content/load-site';
import { type Ledger, readLedger } from '@/lib/content/site-files';

/** `npm run ledger`, before a publication: adds what is new to the ledger. Nothing is ever taken out of it. */
async function extendLedger(): Promise<void> {
  const settings = readSettings();
  const { docsDir } = settings;
  const config = await loadSiteConfig(settings);
  const site = await loadSite(docsDir, config);
  const known = readLedger(docsDir);
  const ledger = mergeLedger(known.data, listPublished(site, config.defaultLang));
  writeFileSync(path.join(docsDir, 'content/ledger.json'), renderLedger(ledger));
  console.log(`${Object.keys(ledger).length} pages in ${known.file}.`);
}

/** One line for each page, so that a change of the content shows as one line. */
function renderLedger(ledger: Ledger): string {
  const lines = Object.entries(ledger).map(([page, ids]) => `  ${JSON.stringify(page)}: ${JSON.stringify(ids)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

extendLedger().catch(exitWithError);
