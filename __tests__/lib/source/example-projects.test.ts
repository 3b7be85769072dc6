import { listProjectFiles } from '@/lib/source/example-projects';
import { BASE, loadFiles, page, translations } from '../../support/content-folder';
import { changeSite } from '../../support/fixture-site';
import { createFolder } from '../../support/temporary-folder';

test('a site without examples has an empty index', async () => {
  const site = await loadFiles(translations(page('# A')));
  expect([...listProjectFiles(site, '.')].map(([name, render]) => [name, render()])).toEqual([['index.json', '[]']]);
});

test('shown examples are in the file of their subject, once each, except those that cannot be installed', async () => {
  const ids = ['guide-basic-umd/globals', 'guide-basic/names', 'api-core/start', 'guide-basic/nowhere'];
  const site = await loadFiles(BASE);
  // Both languages show the same examples.
  const pages = site.pages.map((each) => ({ ...each, examples: ids.map((id) => ({ id, file: each.file, line: 1 })) }));
  const shown = changeSite(site, { pages });
  const docsDir = createFolder({
    'content/examples/toolchain.json': '{ "default": { "@rslib/core": "1.0.1" } }',
    'content/examples/guide-basic/nowhere/files/package.json': '{ "dependencies": { "not-in-any-toolchain": "1.0.0" } }',
    ...Object.fromEntries(
      ids.flatMap((id) => [
        [`content/examples/${id}/example.json`, '{ "steps": [{ "run": "rslib" }] }'],
        [`content/examples/${id}/files/甲.js`, `'${id}';\n`],
      ]),
    ),
  });
  const files = listProjectFiles(shown, docsDir);
  expect([...files.keys()].sort()).toEqual(['api-core.json', 'guide-basic.json', 'index.json']);
  expect(files.get('index.json')?.()).toBe(JSON.stringify(ids.toSorted()));
  expect(JSON.parse(files.get('guide-basic.json')?.() ?? '')).toEqual({
    'guide-basic-umd/globals': {
      'package.json': expect.stringContaining('"@rslib/core": "1.0.1"'),
      '甲.js': "'guide-basic-umd/globals';\n",
    },
    'guide-basic/names': { 'package.json': expect.any(String), '甲.js': "'guide-basic/names';\n" },
  });
});
