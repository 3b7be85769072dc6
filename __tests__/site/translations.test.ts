import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkAccepted } from '@/lib/checks/check-accepted';
import { listStatus } from '@/lib/cli/translation-status';
import config from '@/lib/site/config';
import { type Content, loadContent } from '@/lib/source/load-content';
import { formatRecord } from '@/lib/source/translations';

let content: Content;
beforeAll(async () => {
  content = await loadContent(path.resolve('.'), config);
});

test('every section of the Chinese pages follows its English original (npm run i18n:status)', async () => {
  expect(content.translations.data).toBeDefined();
  expect(await listStatus(content)).toEqual([]);
  expect(checkAccepted(content)).toEqual([]);
});

test('the record is formatted as npm run i18n:accept writes it', () => {
  expect(readFileSync(content.translations.file, 'utf8')).toBe(formatRecord(content.translations.data ?? {}));
});
