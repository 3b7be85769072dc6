import { writeFileSync } from 'node:fs';
import { acceptTranslations } from '@/lib/cli/accept-translations';
import { readSettings } from '@/lib/node/settings.mjs';
import { loadSiteConfig } from '@/lib/node/site-config.mjs';
import { exitWithError } from '@/lib/node/terminal.mjs';
import { throwDiagnostics } from '@/lib/site/diagnostics';
import { formatCount } from '@/lib/site/format-count';
import { loadContent } from '@/lib/source/load-content';
import { formatRecord } from '@/lib/source/translations';

/** `npm run i18n:accept`: records in `content/translations.json` that translations follow the present originals. */
async function accept(): Promise<void> {
  const settings = readSettings();
  const content = await loadContent(settings.docsDir, await loadSiteConfig(settings));
  throwDiagnostics(content.diagnostics);
  const { record, count } = acceptTranslations(content, process.argv.slice(2));
  writeFileSync(content.translations.file, formatRecord(record));
  console.log(`${formatCount(count, 'page')} recorded in ${content.translations.file}.`);
}

accept().catch(exitWithError);
