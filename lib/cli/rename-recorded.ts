import { writeFileSync } from 'node:fs';
import { renamePage } from '@/lib/cli/rename-page';
import type { SiteConfig } from '@/lib/site/types';
import { parsePageFile } from '@/lib/source/read-files';
import { readOriginals } from '@/lib/source/read-originals';
import { readTranslations } from '@/lib/source/site-files';
import { formatRecord, getRecordName, keepAccepted, movePage } from '@/lib/source/translations';

/**
 * `renamePage`, which also rewrites links in all languages, so what followed its original still does: their hashes in the record are
 * replaced, and the entry of the page moves.
 */
export async function renameRecordedPage(docsDir: string, config: SiteConfig, from: string, to: string): Promise<string[]> {
  const folder = { root: docsDir, langs: config.locales.map(({ lang }) => lang) };
  const { file, data } = readTranslations(docsDir);
  if (!data) return renamePage(folder, from, to);
  const before = await readOriginals(docsDir, config);
  const files = renamePage(folder, from, to);
  const after = await readOriginals(docsDir, config);
  const [oldName, newName] = [from, to].map(toRecordName) as [string, string];
  const nameBefore = (name: string) => (name === newName ? oldName : name);
  writeFileSync(file, formatRecord(keepAccepted(movePage(data, oldName, newName), before, after, nameBefore)));
  return [...files, 'content/translations.json'];
}

function toRecordName(key: string): string {
  return getRecordName({ version: '', key: parsePageFile(`${key}.mdx`)?.key ?? key });
}
