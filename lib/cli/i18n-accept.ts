/** `npm run i18n:accept`: records in `content/translations.json` that translations are up to date. */
import { acceptTranslations } from '@/lib/cli/accept-translations';
import { loadParsedContent } from '@/lib/cli/load-docs';
import { replaceFile } from '@/lib/node/files';
import { readSettings } from '@/lib/node/settings.mjs';
import { formatCount } from '@/lib/site/format';
import { formatRecord } from '@/lib/source/translations';

const content = await loadParsedContent(readSettings());
const { record, count } = acceptTranslations(content, process.argv.slice(2));
replaceFile(content.translations.file, formatRecord(record));
console.log(`${formatCount(count, 'page')} recorded in ${content.translations.file}.`);
