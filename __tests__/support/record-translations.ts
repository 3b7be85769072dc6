import { acceptTranslations } from '@/lib/cli/accept-translations';
import config from '@/lib/site/config';
import { loadContent } from '@/lib/source/load-content';
import { formatRecord } from '@/lib/source/translations';
import { writeFiles } from './temporary-folder';

/** Records in a site that translations follow their originals, as `npm run i18n:accept` does. Returns the number of pages. */
export async function recordTranslations(root: string, ...args: string[]): Promise<number> {
  const { record, count } = acceptTranslations(await loadContent(root, config), args);
  writeFiles(root, { 'content/translations.json': formatRecord(record) });
  return count;
}
