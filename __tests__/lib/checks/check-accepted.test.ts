import { readSources } from '@/lib/markdown/structure';
import { listDiagnostics, listWarnings, page, translations } from '../../support/content-folder';
import type { Files } from '../../support/temporary-folder';

const EN = page('# Title\n\nLead.\n\n## Part\n\nText.');
const ZH = page('# 标题\n\n导语。\n\n又一段。\n\n## 部分 {#part}\n\n文字。');

/** The hashes of a page, which has no fragments. */
async function hash(text: string): Promise<Record<string, string>> {
  const [, head = '', body = ''] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(text) ?? [];
  const sources = await readSources({ path: '/x.mdx', file: 'x.mdx', head, body, fragments: { root: '/', langDir: 'en' } });
  return Object.fromEntries(sources.map(({ id, hash: value }) => [id, value]));
}

async function build(guide: Record<string, string> | undefined, more: object = {}): Promise<Files> {
  const files = translations(EN, ZH);
  const index = await hash(String(files['en/index.mdx']));
  const record = { zh: { index, ...(guide ? { 'guide/a': guide } : {}), ...more } };
  return { ...files, 'translations.json': JSON.stringify(record) };
}

test('translations that follow their original have no warning', async () => {
  expect(await listWarnings(await build(await hash(EN)))).toEqual([]);
});

test('a site without a record has no warnings', async () => {
  expect(await listWarnings(translations(EN, ZH))).toEqual([]);
});

test('an outdated section is a warning at its heading, not an error', async () => {
  const files = await build({ ...(await hash(EN)), part: '00000000' });
  expect(await listWarnings(files)).toEqual([
    'zh/guide/a.mdx:11: The original of "部分" has changed since it was translated: en/guide/a.mdx:9. Run npm run i18n:status to see the change, update the translation, then run npm run i18n:accept -- guide/a.',
  ]);
  expect(await listDiagnostics(files)).toEqual([]);
});

test('the text under the title is also a section', async () => {
  expect(await listWarnings(await build({ ...(await hash(EN)), '': '00000000' }))).toEqual([
    'zh/guide/a.mdx:1: The original of "标题" has changed since it was translated: en/guide/a.mdx:1. Run npm run i18n:status to see the change, update the translation, then run npm run i18n:accept -- guide/a.',
  ]);
});

test('a new section and a new page are not recorded', async () => {
  const { '': title = '' } = await hash(EN);
  expect(await listWarnings(await build({ '': title }))).toEqual([
    'zh/guide/a.mdx:11: The section "部分" is not recorded. Run npm run i18n:accept -- guide/a.',
  ]);
  expect(await listWarnings(await build(undefined))).toEqual([
    'zh/guide/a.mdx: The translation is not recorded. When it is complete, run npm run i18n:accept -- guide/a.',
  ]);
});

test('a recorded page that does not exist is a warning', async () => {
  expect(await listWarnings(await build(await hash(EN), { gone: {} }))).toEqual([
    'translations.json: The page "gone" is recorded but does not exist. Run npm run i18n:accept for any page to remove the record.',
  ]);
});
