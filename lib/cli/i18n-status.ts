/** `npm run i18n:status`: lists the sections whose translation is not up to date. Exits with code 1 if there are any. */
import { ONE_LANGUAGE } from '@/lib/cli/accept-translations';
import { loadParsedContent } from '@/lib/cli/load-docs';
import { formatStatus, listStatus } from '@/lib/cli/translation-status';
import { readFlags } from '@/lib/node/read-flags.mjs';
import { readSettings } from '@/lib/node/settings.mjs';

const { json = false } = readFlags({ json: { type: 'boolean' } });
const content = await loadParsedContent(readSettings());
const { file, data } = content.translations;
const isTranslated = content.site.rules.langs.length > 1;
if (isTranslated && !data)
  throw new Error(`${file} does not exist, so translations cannot be compared. Create it: npm run i18n:accept -- --all`);
const entries = await listStatus(content);
console.log(json ? JSON.stringify(entries, null, 2) : isTranslated ? formatStatus(entries) : ONE_LANGUAGE);
if (entries.length > 0) process.exitCode = 1;
