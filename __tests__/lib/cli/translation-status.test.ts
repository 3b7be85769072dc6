import { existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { acceptTranslations } from '@/lib/cli/accept-translations';
import { renamePage } from '@/lib/cli/rename-page';
import { formatStatus, listStatus } from '@/lib/cli/translation-status';
import { UsageError } from '@/lib/node/read-flags.mjs';
import { readSettings } from '@/lib/node/settings.mjs';
import config from '@/lib/site/config';
import { loadContent } from '@/lib/source/load-content';
import { displayFile, page, translations } from '../../support/content-folder';
import { recordTranslations } from '../../support/record-translations';
import { commitAll } from '../../support/repository';
import { runCli } from '../../support/run-cli';
import { createDocs, createFolder, readFolder } from '../../support/temporary-folder';

const EN = page("import Part from '../shared/part.mdx';\n\n# Title\n\n## Part\n\nOld text.\n\n<Part />\n\n## Link\n\n[b](/guide/b)");
const ZH = page(
  "import Part from '../shared/part.mdx';\n\n# 标题\n\n## 部分 {#part}\n\n旧文字。\n\n<Part />\n\n## 链接 {#link}\n\n[b](/guide/b)",
);

let root: string;
/** Creates a site with two pages, one of which includes a fragment, whose translations are all recorded. */
beforeEach(async () => {
  root = createDocs({
    ...translations(EN, ZH),
    'en/guide/_meta.json': '["a", "b"]',
    'zh/guide/_meta.json': '["a", "b"]',
    'en/guide/b.mdx': page('# B\n\nText.'),
    'zh/guide/b.mdx': page('# 乙\n\n文字。'),
    'en/shared/part.mdx': 'Shared.\n',
    'zh/shared/part.mdx': '共用。\n',
  });
  await accept('--all');
});

/** Replaces the path of the site by one with a link. */
function linkRoot() {
  const link = path.join(createFolder(), 'link');
  symlinkSync(root, link, 'junction');
  root = link;
}

const accept = (...args: string[]) => recordTranslations(root, ...args);
const load = () => loadContent(root, config);
const read = (file: string) => readFileSync(path.join(root, 'content', file), 'utf8');
const edit = (file: string, from: string, to: string) => writeFileSync(path.join(root, 'content', file), read(file).replace(from, to));

/** The sections that are not accepted, as `state page#section`. */
async function listUnaccepted(): Promise<string[]> {
  return (await listStatus(await load())).map((entry) => `${entry.state} ${entry.page}#${entry.section}`);
}

test('all pages are recorded, and a second record has the same bytes', async () => {
  expect(await listUnaccepted()).toEqual([]);
  expect(formatStatus([])).toBe('All translations are up to date.');
  const record = read('translations.json');
  expect(Object.keys(JSON.parse(record).zh)).toEqual(['guide/a', 'guide/b', 'index']);
  expect(Object.keys(JSON.parse(record).zh['guide/a'])).toEqual(['', 'part', 'link']);
  expect(await accept('--all')).toBe(3);
  expect(read('translations.json')).toBe(record);
});

test('a section that has changed is listed with its difference, until it is accepted', async () => {
  commitAll(root);
  edit('en/guide/a.mdx', 'Old text.', 'New text.');
  const entries = await listStatus(await load());
  const file = (lang: string) => displayFile(root, `content/${lang}/guide/a.mdx`);
  const diff = [
    `--- ${file('en')} (translated)`,
    `+++ ${file('en')} (now)`,
    '@@ -1,6 +1,6 @@',
    ' ## Part',
    ' ',
    '-Old text.',
    '+New text.',
    ' ',
    ' <Part />',
    ' ',
  ].join('\n');
  expect(entries).toEqual([
    {
      state: 'outdated',
      lang: 'zh',
      page: 'guide/a',
      section: 'part',
      heading: '部分',
      file: file('zh'),
      line: 9,
      original: { file: file('en'), line: 9 },
      diff,
    },
  ]);
  expect(formatStatus(entries)).toBe(
    `${file('zh')}:9: "部分" (#part) is outdated. Original: ${file('en')}:9\n${diff}\n\n` +
      'Sections: 1 outdated, 0 not recorded. Update the translation, then run:\n  npm run i18n:accept -- guide/a',
  );
  expect(await accept('guide/a')).toBe(1);
  expect(await listUnaccepted()).toEqual([]);
});

test('a translation alone, and white space in the original, change nothing', async () => {
  edit('zh/guide/a.mdx', '旧文字。', '新文字。');
  edit('en/guide/a.mdx', 'Old text.', 'Old\ntext.\n');
  expect(await listUnaccepted()).toEqual([]);
});

test('the old text is found behind later commits and before a move of the file', async () => {
  commitAll(root);
  edit('en/guide/b.mdx', 'Text.', 'Other.');
  commitAll(root);
  for (const lang of ['en', 'zh'])
    renameSync(path.join(root, `content/${lang}/guide/b.mdx`), path.join(root, `content/${lang}/guide/c.mdx`));
  edit('translations.json', '"guide/b"', '"guide/c"');
  commitAll(root);
  const [entry] = await listStatus(await load());
  expect(entry?.page).toBe('guide/c');
  expect(entry?.diff?.split('\n').filter((line) => /^[-+][^-+]/.test(line))).toEqual(['-Text.', '+Other.']);
});

test('the old text of each section is found, even if they have changed one after the other', async () => {
  commitAll(root);
  edit('en/guide/a.mdx', 'Old text.', 'New text.');
  commitAll(root);
  edit('en/guide/a.mdx', '[b]', '[other]');
  commitAll(root);
  const entries = await listStatus(await load());
  expect(entries.map(({ section, diff }) => [section, /^-.*\w.*$/m.exec(diff?.split('\n').slice(2).join('\n') ?? '')?.[0]])).toEqual([
    ['part', '-Old text.'],
    ['link', '-[b](/guide/b)'],
  ]);
});

test.each([
  ['', () => {}],
  [', even behind a link', linkRoot],
])('a changed fragment makes the sections that include it outdated%s', async (_, prepare) => {
  prepare();
  commitAll(root);
  edit('en/shared/part.mdx', 'Shared.', 'Common.');
  commitAll(root);
  const entries = await listStatus(await load());
  expect(entries.map(({ page: name, section }) => `${name}#${section}`)).toEqual(['guide/a#part']);
  expect(entries[0]?.diff?.split('\n').filter((line) => /^[-+][^-+]/.test(line))).toEqual(['-Shared.', '+Common.']);
});

test.each<[string, (folder: string) => void]>([
  ['without git', () => {}],
  ['if the text was never committed', commitAll],
])('%s, the status says that there is no difference to show', async (_, prepare) => {
  edit('en/guide/a.mdx', 'Old text.', 'New text.');
  prepare(root);
  const entries = await listStatus(await load());
  expect(entries.map(({ diff }) => diff)).toEqual([null]);
  expect(formatStatus(entries).split('\n')[1]).toBe(
    'No diff: the git history has no commit with the text that was translated. Compare the whole section; in a shallow clone, run git fetch --unshallow first.',
  );
});

test('new sections and pages are not recorded, and need no difference', async () => {
  for (const lang of ['en', 'zh']) {
    writeFileSync(path.join(root, `content/${lang}/guide/b.mdx`), `${read(`${lang}/guide/b.mdx`)}\n## New\n`);
    writeFileSync(path.join(root, `content/${lang}/guide/d.mdx`), page('# D\n\n## E'));
  }
  expect(await listUnaccepted()).toEqual(['not recorded guide/b#new', 'not recorded guide/d#', 'not recorded guide/d#e']);
  const file = (name: string) => displayFile(root, `content/zh/guide/${name}.mdx`);
  const original = (name: string) => `Original: ${displayFile(root, `content/en/guide/${name}.mdx`)}`;
  expect(formatStatus(await listStatus(await load())).split('\n\n')).toEqual([
    `${file('b')}:9: "New" (#new) is not recorded. ${original('b')}:9`,
    `${file('d')}:1: "D" is not recorded. ${original('d')}:1`,
    `${file('d')}:7: "E" (#e) is not recorded. ${original('d')}:7`,
    'Sections: 0 outdated, 3 not recorded. Update the translation, then run:\n  npm run i18n:accept -- guide/b\n  npm run i18n:accept -- guide/d',
  ]);
  expect(await accept('guide/b', '/guide/d.mdx')).toBe(2);
  expect(await listUnaccepted()).toEqual([]);
});

test('accepting removes pages that no longer exist', async () => {
  for (const lang of ['en', 'zh']) rmSync(path.join(root, `content/${lang}/guide/b.mdx`));
  await accept('index');
  expect(Object.keys(JSON.parse(read('translations.json')).zh)).toEqual(['guide/a', 'index']);
});

test('a page may be named by its file or its URL, in any language', async () => {
  const content = await load();
  const names = ['guide/a', 'content/zh/guide/a.mdx', 'content/en/guide/a.mdx', '/zh/guide/a', '/en/guide/a/'];
  expect(acceptTranslations(content, names).count).toBe(1);
  expect(acceptTranslations(content, ['/zh/', 'content/en/index.mdx']).count).toBe(1);
});

test.each([
  ['an unknown page', ['guide/aa'], 'There is no page "guide/aa". Did you mean "guide/a"?'],
  ['one of several pages', ['guide/a', 'gide/b'], 'There is no page "gide/b". Did you mean "guide/b"?'],
  ['a page like no other', ['blog/x'], 'There is no page "blog/x". Write its path, such as guide/start/quick-start.'],
  ['no page', [], 'Pass the pages whose translations are up to date:'],
  ['an unknown option', ['--every'], 'Pass the pages whose translations are up to date:'],
  ['an option next to a page', ['--all', 'guide/a'], 'Pass the pages whose translations are up to date:'],
])('accepting refuses %s', async (_, args, message) => {
  const content = await load();
  const accept = () => acceptTranslations(content, args);
  expect(accept).toThrow(message);
  expect(accept).toThrow(UsageError);
});

test('a page without translation cannot be accepted', async () => {
  rmSync(path.join(root, 'content/zh/guide/b.mdx'));
  const content = await load();
  expect(() => acceptTranslations(content, ['guide/b'])).toThrow('The page "guide/b" has no translation in "zh". Write it first.');
  // With all others, it is left out.
  expect(acceptTranslations(content, ['--all']).count).toBe(2);
  // The copy of an untranslated page is no translation.
  writeFileSync(path.join(root, 'content/en/guide/b.mdx'), page('# B\n\nText.', 'untranslated: [zh]\n'));
  const copied = await load();
  expect(copied.diagnostics).toEqual([]);
  expect(() => acceptTranslations(copied, ['guide/b'])).toThrow('has no translation in "zh"');
});

test('a page that is left out in one language can be accepted in the others', async () => {
  const { site, pages, ...rest } = await load();
  const content = {
    ...rest,
    site: { ...site, rules: { ...site.rules, langs: [...site.rules.langs, 'ja'] } },
    pages: pages.flatMap((each) => {
      const isLeftOut = each.key === 'guide/b';
      if (each.lang === 'zh') return isLeftOut ? [each] : [each, { ...each, lang: 'ja' }];
      return [{ ...each, frontmatter: { ...each.frontmatter, untranslated: isLeftOut ? ['ja'] : [] } }];
    }),
  };
  const { record, count } = acceptTranslations(content, ['guide/a', 'guide/b']);
  expect([count, Object.keys(record.ja ?? {}), Object.keys(record.zh ?? {})]).toEqual([2, ['guide/a'], ['guide/a', 'guide/b', 'index']]);
  // It must have a translation in the language that it does not list.
  const missing = { ...content, pages: content.pages.filter((each) => each.lang !== 'zh' || each.key !== 'guide/b') };
  expect(() => acceptTranslations(missing, ['guide/b'])).toThrow('The page "guide/b" has no translation in "zh". Write it first.');
});

test('a site with one language has no translations to accept', async () => {
  const content = await loadContent(root, { ...config, locales: config.locales.slice(0, 1) });
  const error = new UsageError('This site has only one language, so it has no translations.');
  expect(() => acceptTranslations(content, ['--all'])).toThrow(error);
});

test('renaming moves the record and keeps what was up to date, although it rewrites links', async () => {
  edit('en/guide/a.mdx', 'Old text.', 'New text.');
  const files = await renamePage(root, config, ['guide/b', 'guide/better']);
  expect(files).toContain('content/translations.json');
  expect(read('en/guide/a.mdx')).toContain('[b](/guide/better)');
  expect(Object.keys(JSON.parse(read('translations.json')).zh)).toEqual(['guide/a', 'guide/better', 'index']);
  expect(await listUnaccepted()).toEqual(['outdated guide/a#part']);
});

test('renaming in a site without a record creates none', async () => {
  rmSync(path.join(root, 'content/translations.json'));
  expect(await renamePage(root, config, ['guide/b', 'guide/better'])).not.toContain('content/translations.json');
  expect(existsSync(path.join(root, 'content/translations.json'))).toBe(false);
});

test('renaming an index page moves its record', async () => {
  for (const lang of ['en', 'zh']) {
    const file = (name: string) => path.join(root, `content/${lang}/guide/${name}.mdx`);
    renameSync(file('b'), file('index'));
    edit(`${lang}/guide/_meta.json`, '"b"', '"index"');
    edit(`${lang}/guide/a.mdx`, '(/guide/b)', '(/guide/)');
  }
  await accept('--all');
  await renamePage(root, config, ['guide/index', 'guide/b']);
  expect(read('zh/guide/a.mdx')).toContain('(/guide/b)');
  expect(Object.keys(JSON.parse(read('translations.json')).zh)).toEqual(['guide/a', 'guide/b', 'index']);
  expect(await listUnaccepted()).toEqual([]);
});

test('renaming changes nothing if the record is not valid, as after a merge', async () => {
  const file = path.join(root, 'content/translations.json');
  writeFileSync(file, `<<<<<<< HEAD\n{}\n=======\n${readFileSync(file, 'utf8')}>>>>>>> branch\n`);
  const before = readFolder(root);
  await expect(renamePage(root, config, ['guide/b', 'guide/better'])).rejects.toThrow(
    'content/translations.json:1: The file has an unresolved merge conflict.',
  );
  expect(readFolder(root)).toEqual(before);
});

test('the command exits with 0 if everything is up to date, and with 1 if not', async () => {
  const run = (...args: string[]) => runCli('i18n-status.ts', args, { DOCS_DIR: root });
  expect(run()).toEqual({ status: 0, stdout: 'All translations are up to date.\n', stderr: '' });
  edit('en/guide/a.mdx', 'Old text.', 'New text.');
  const { status, stdout } = run('--json');
  expect([status, JSON.parse(stdout)]).toEqual([1, await listStatus(await load())]);
  rmSync(path.join(root, 'content/translations.json'));
  expect(run().stderr).toContain('so translations cannot be compared. Create it: npm run i18n:accept -- --all');
});

test('in a site with one language, the command says that there are no translations', () => {
  rmSync(path.join(root, 'content/translations.json'));
  writeFileSync(
    path.join(root, 'site.config.ts'),
    "import own from '@/lib/site/config';\n\nexport default { ...own, locales: own.locales.slice(0, 1) };\n",
  );
  const run = (...args: string[]) => runCli('i18n-status.ts', args, { DOCS_DIR: root });
  expect(run()).toEqual({ status: 0, stdout: 'This site has only one language, so it has no translations.\n', stderr: '' });
  expect(run('--json')).toEqual({ status: 0, stdout: '[]\n', stderr: '' });
  // The program copies the configuration into the repository.
  rmSync(readSettings({ DOCS_DIR: root }).stateDir, { recursive: true });
});
