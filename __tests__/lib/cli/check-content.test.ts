import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '@/lib/node/settings.mjs';
import { page, translations } from '../../support/content-folder';
import { createFolder } from '../../support/temporary-folder';

const GOOD = translations(page('# Title\n\nWords.'), page('# 标题\n\n文字。'));

function createSite(files: Readonly<Record<string, string | Uint8Array>>): string {
  return createFolder(Object.fromEntries(Object.entries(files).map(([file, text]) => [`content/${file}`, String(text)])));
}

function run(folder: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'lib/cli/check-content.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, DOCS_DIR: folder },
  });
  return { status, stdout, stderr };
}

test('a site without mistakes has a summary', () => {
  const { status, stdout, stderr } = run(createSite(GOOD));
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout.trimEnd().split('\n').slice(-2)).toEqual(['', 'No errors or warnings in 4 pages with 3 words.']);
});

test('the output as data contains all diagnostics and nothing else', () => {
  const folder = createSite({
    ...GOOD,
    'en/guide/a.mdx': page('# Title\n\n[x](/nothing)'),
    'translations.json': '{ "zh": {} }',
  });
  const { status, stdout, stderr } = run(folder, '--json');
  const file = (lang: string) => path.relative(ROOT, path.join(folder, `content/${lang}/guide/a.mdx`));
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

test('an unknown flag is refused', () => {
  const { status, stdout, stderr } = run(createSite(GOOD), '--jsn');
  expect([status, stdout, stderr.trim()]).toEqual([2, '', "Unknown option '--jsn'. Known options: --json."]);
});
