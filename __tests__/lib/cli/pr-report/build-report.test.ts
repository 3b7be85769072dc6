import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildReport } from '@/lib/cli/pr-report/build-report';
import { createSnapshot } from '@/lib/examples/snapshot';
import config from '@/lib/site/config';
import { displayFile, page, translations } from '../../../support/content-folder';
import { recordTranslations } from '../../../support/record-translations';
import { commitAll } from '../../../support/repository';
import { runCli } from '../../../support/run-cli';
import { createDocs, writeFiles } from '../../../support/temporary-folder';

const RUN = { name: '', steps: [{ run: 'rslib', exit: 0, log: ['ready'] }], files: {}, shown: {} };
const snapshot = (inputs: string, log: string) =>
  JSON.stringify(createSnapshot(inputs, [{ ...RUN, steps: [{ run: 'rslib', exit: 0, log: [log] }] }]));

const BODY = `${'Text that stays.\n\n'.repeat(10)}`;

let root: string;
/** Creates a repository with a site whose translations are all recorded. */
beforeEach(async () => {
  const part = (title: string) => page(`import Part from '../shared/part.mdx';\n\n# ${title}\n\n<Part />`);
  root = createDocs({
    ...translations(part('A'), part('甲')),
    'en/guide/_meta.json': '["a", "b", "c"]',
    'zh/guide/_meta.json': '["a", "b", "c"]',
    'en/guide/b.mdx': page(`# B\n\n${BODY}`),
    'zh/guide/b.mdx': page(`# 乙\n\n${BODY}`),
    'en/guide/c.mdx': page('# C\n\nShort.'),
    'zh/guide/c.mdx': page('# 丙\n\n短。'),
    'en/shared/part.mdx': 'Shared.\n',
    'zh/shared/part.mdx': '共用。\n',
    'examples/x/one/snapshot.json': snapshot('a', 'ready'),
    'examples/x/two/snapshot.json': snapshot('a', 'ready'),
    'examples/x/gone/snapshot.json': '{}',
    'examples/x/odd/snapshot.json': '{}',
  });
  await recordTranslations(root, '--all');
  commitAll(root);
});

const report = () => buildReport(root, config, { base: 'HEAD' });

test('without changes, every part says so', async () => {
  expect(await report()).toBe(
    '### Pages\n\nNo page changed.\n\n### Translations\n\nAll translations are up to date.\n\n### Examples\n\nNo output of an example changed.',
  );
});

test('pages are listed by language with links, fragments by the pages that show them', async () => {
  const file = (lang: string, name: string) => path.join(root, `content/${lang}/guide/${name}.mdx`);
  for (const lang of ['en', 'zh']) renameSync(file(lang, 'b'), file(lang, 'moved'));
  rmSync(file('zh', 'c'));
  writeFiles(root, {
    'content/en/guide/d.mdx': page('# D'),
    'content/zh/shared/part.mdx': '共有。\n',
    // Changed itself, too.
    'content/zh/guide/a.mdx': page("import Part from '../shared/part.mdx';\n\n# 甲\n\n新。\n\n<Part />"),
    'content/en/index.mdx': page('', 'pageType: home\ntitle: Changed\n'),
    'content/zh/_nav.json': '[ ]',
  });
  commitAll(root);
  const text = await buildReport(root, config, { base: 'HEAD~1' });
  expect(text.split('\n\n### Translations')[0]).toBe(
    [
      '### Pages',
      '',
      '**English**',
      '',
      '- added: <code>/guide/d</code>',
      '- moved: [/guide/b](https://rslib.rs/guide/b) → <code>/guide/moved</code>',
      '- changed: [/](https://rslib.rs/)',
      '',
      '**简体中文**',
      '',
      '- removed: [/zh/guide/c](https://rslib.rs/zh/guide/c)',
      '- changed: [/zh/guide/a](https://rslib.rs/zh/guide/a)',
      '- moved: [/zh/guide/b](https://rslib.rs/zh/guide/b) → <code>/zh/guide/moved</code>',
    ].join('\n'),
  );
});

test('a new page is listed as such, although a fragment of it that comes first has changed', async () => {
  writeFiles(root, {
    'content/en/shared/part.mdx': 'Other.\n',
    'content/en/tools/_meta.json': '["d"]',
    'content/en/tools/d.mdx': page("import Part from '../shared/part.mdx';\n\n# D\n\n<Part />"),
  });
  expect((await report()).split('\n\n### Translations')[0]).toBe(
    '### Pages\n\n**English**\n\n- added: <code>/tools/d</code>\n- changed: [/guide/a](https://rslib.rs/guide/a)',
  );
});

test('a fragment of a page without translation changes the original only', async () => {
  const only = page("import Part from '../shared/part.mdx';\n\n# D\n\n<Part />", 'untranslated: [zh]\n');
  writeFiles(root, { 'content/en/guide/d.mdx': only });
  commitAll(root);
  writeFiles(root, { 'content/en/shared/part.mdx': 'Other.\n' });
  expect((await report()).split('\n\n### Translations')[0]).toBe(
    '### Pages\n\n**English**\n\n- changed: [/guide/a](https://rslib.rs/guide/a)\n- changed: [/guide/d](https://rslib.rs/guide/d)',
  );
});

test('outdated translations are in a table', async () => {
  writeFiles(root, { 'content/en/guide/c.mdx': page('# C\n\nLonger.'), 'content/zh/guide/c.mdx': page('# 丙 | 丁\n\n短。') });
  const file = displayFile(root, 'content/zh/guide/c.mdx');
  expect(await report()).toContain(
    `### Translations\n\n1 section to translate:\n\n| page | language | section | state | file |\n| --- | ---: | ---: | ---: | ---: |\n` +
      `| <code>guide/c</code> | zh | 丙 \\| 丁 | outdated | <code>${file.replaceAll('_', '&#95;')}:1</code> |`,
  );
});

test('does not compare content with errors, or a site without a record', async () => {
  writeFiles(root, { 'content/en/guide/c.mdx': '# No description' });
  expect(await report()).toContain('Not compared: the content has 1 error, see npm run check:content.');
  writeFiles(root, { 'content/en/guide/c.mdx': page('# C\n\nShort.') });
  rmSync(path.join(root, 'content/translations.json'));
  expect(await report()).toContain('Not compared: this site has no record of its translations.');
});

test('examples show the difference of their output', async () => {
  const folder = path.join(root, 'content/examples/x');
  writeFiles(folder, { 'one/snapshot.json': snapshot('b', 'ready ``` 就绪'), 'two/snapshot.json': snapshot('b', 'ready') });
  writeFiles(folder, { 'new/snapshot.json': snapshot('a', 'ready'), 'odd/snapshot.json': '{' });
  rmSync(path.join(folder, 'gone/snapshot.json'));
  expect((await report()).split('### Examples\n\n')[1]).toBe(
    [
      '4 examples with different output:',
      '- x/gone: removed',
      '- x/new: added',
      '- x/odd: recorded in another format',
      '<details><summary>x/one: changed</summary>',
      '````diff\n@@ -1,3 +1,3 @@\n $ rslib\n-  ready\n+  ready ``` 就绪\n   (exit 0)\n````',
      '</details>',
      'Recorded again with the same output: x/two',
    ].join('\n\n'),
  );
});

test('an example that has moved is compared with its record in the old folder', async () => {
  renameSync(path.join(root, 'content/examples/x/one'), path.join(root, 'content/examples/x/moved'));
  commitAll(root);
  const text = await buildReport(root, config, { base: 'HEAD~1' });
  expect(text.split('### Examples\n\n')[1]).toBe('No output of an example changed.\n\nRecorded again with the same output: x/moved');
});

test('a long difference is cut', async () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`);
  const long = createSnapshot('a', [{ ...RUN, shown: { 'a.js': lines } }]);
  writeFiles(root, { 'content/examples/x/one/snapshot.json': JSON.stringify(long) });
  const text = await report();
  expect(text).toContain('\n+line 54\n… 45 more lines\n```');
  expect(text).not.toContain('line 55');
});

test.each([[{ before: 'a.json' }], [{ after: 'a.json' }]])('one measurement is refused: %j', async (files) => {
  await expect(buildReport('.', config, { base: 'HEAD', ...files })).rejects.toThrow(
    'The page weight needs two files, --before=<file> and --after=<file>. Write them with npm run --silent size -- --json.',
  );
});

test('the command prints the report, and exits with code 2 for an unknown base', async () => {
  const measure = (files: number) => JSON.stringify({ pages: [], site: { files } });
  writeFiles(root, { 'before.json': measure(1), 'after.json': measure(3) });
  const run = (...args: string[]) => runCli('pr-report/pr-report.ts', args, { DOCS_DIR: root });
  const { status, stdout } = run('--base=HEAD', `--before=${path.join(root, 'before.json')}`, `--after=${path.join(root, 'after.json')}`);
  expect([status, stdout.match(/^### .+$/gm)]).toEqual([0, ['### Pages', '### Translations', '### Examples', '### Page weight']]);
  expect(stdout).toContain('\n| number of files per page | 1.00 | 3.00 | +2.00 | ');
  // The default base.
  const failed = run();
  expect([failed.status, failed.stdout, failed.stderr.trim().split('.')[0]]).toEqual([
    2,
    '',
    'There is no commit "origin/main" in this repository',
  ]);
});
