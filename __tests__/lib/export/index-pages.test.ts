import { listIndexPaths } from '@/lib/export/index-pages';
import { createFolder } from '../../support/temporary-folder';

test('index pages of all languages, homes included', () => {
  const folder = createFolder({ 'en/index.mdx': '', 'en/guide/index.md': '', 'en/guide/a.mdx': '', 'zh/guide/start/index.mdx': '' });
  const rules = { defaultLang: 'en', langs: ['en', 'zh'], defaultVersion: '', versions: [] };
  expect([...listIndexPaths(folder, rules)]).toEqual(['/', '/guide/', '/zh/', '/zh/guide/start/']);
});

test('versions come first in folders and addresses', () => {
  const folder = createFolder({ 'v2/en/guide/index.mdx': '', 'v1/zh/guide/index.mdx': '' });
  const rules = { defaultLang: 'en', langs: ['en', 'zh'], defaultVersion: 'v2', versions: ['v2', 'v1'] };
  expect([...listIndexPaths(folder, rules)]).toEqual(['/', '/guide/', '/zh/', '/v1/', '/v1/zh/', '/v1/zh/guide/']);
});
