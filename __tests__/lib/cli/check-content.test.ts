import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fixProse } from '@/lib/checks/prose/fix-text';
import { ROOT } from '@/lib/node/settings.mjs';
import config from '@/lib/site/config';
import { loadContent } from '@/lib/source/load-content';
import { displayFile, page, translations } from '../../support/content-folder';
import { runCli } from '../../support/run-cli';
import { createDocs } from '../../support/temporary-folder';

const GOOD = translations(page('# Title\n\nWords.'), page('# 标题\n\n文字。'));

const run = (folder: string, ...args: string[]) => runCli('check-content.ts', args, { DOCS_DIR: folder });

test('the output as data contains all diagnostics and nothing else', () => {
  const folder = createDocs({
    ...GOOD,
    'en/guide/a.mdx': page('# Title\n\n[x](/nothing)'),
    'translations.json': '{ "zh": {} }',
  });
  const { status, stdout, stderr } = run(folder, '--json');
  const file = (lang: string) => displayFile(folder, `content/${lang}/guide/a.mdx`);
  expect([status, stderr]).toEqual([1, '']);
  expect(JSON.parse(stdout)).toEqual({
    diagnostics: [
      {
        level: 'error',
        file: file('en'),
        line: 7,
        message: 'Dead link "/nothing": no such page.',
        hint: 'Fix the path; write it without language and without .md.',
      },
      expect.objectContaining({ level: 'warning', file: file('zh'), message: 'The translation is not recorded.' }),
      expect.objectContaining({ level: 'warning', message: 'The translation is not recorded.' }),
    ],
    totals: expect.objectContaining({ errors: 1, warnings: 2, pages: 4 }),
  });
});

test('--fix corrects mistakes with only one possible fix, lists the files, and reports the rest', async () => {
  const zh = page(
    '# 用Github (可选)\n\n用`用b`,见[用NPM](https://a.dev/用NPM) ，**中**Javascript。您\n\n```js title="用Github"\n用Github;\n```',
    '',
  );
  const fixed = page(
    '# 用 GitHub（可选）\n\n用 `用b`,见[用 npm](https://a.dev/用NPM)，**中**Javascript。您\n\n```js title="用Github"\n用Github;\n```',
    '',
  );
  const rules = ['zh.yml', 'zh.fix.yml', 'fix.yml'].map((name) => [
    `.textlint/${name}`,
    readFileSync(path.join(ROOT, '.textlint', name), 'utf8'),
  ]);
  const en = page('# Title {#用github-可选}\n\nUse Github.\n\n```js title="用Github"\n用Github;\n```');
  const folder = createDocs({ ...translations(en, zh), ...Object.fromEntries(rules) });
  const read = (lang: string) => readFileSync(path.join(folder, `content/${lang}/guide/a.mdx`), 'utf8');
  const file = (lang: string) => displayFile(folder, `content/${lang}/guide/a.mdx`);

  const first = run(folder, '--fix');
  expect(read('zh')).toBe(fixed);
  expect(read('en')).toBe(en.replace('Use Github', 'Use GitHub'));
  expect(first.stdout).toContain(`Fixed 2 files:\n  ${file('en')}\n  ${file('zh')}\n`);
  expect(first.stderr.trim().split('\n')).toEqual([
    '2 errors in the content:',
    `  ${file('zh')}:7: "中J" should be "中 J". Write a space between Chinese and Latin letters, digits or code.`,
    `  ${file('zh')}:7: "您" should be "你". Address readers with 你.`,
  ]);
  expect(first.status).toBe(1);

  // A second time it finds nothing, though there are errors left.
  expect(await fixProse(() => loadContent(folder, config))).toEqual([]);
  expect([read('zh'), read('en')]).toEqual([fixed, en.replace('Use Github', 'Use GitHub')]);
});
