import { checkGuides } from '@/lib/checks/check-followed';
import { displayFile, listDiagnostics, page, translations } from '../../support/content-folder';
import { createFolder } from '../../support/temporary-folder';

const CODE = 'export const hour = 12;';
const PACKAGE = '{ "scripts": { "build": "rslib" } }';
const DEFINITION = { follows: '/guide/a', steps: [{ run: 'rslib' }, { run: 'node dist/index.js' }] };
const EXAMPLE = {
  'examples/page/a/example.json': JSON.stringify(DEFINITION),
  'examples/page/a/files/package.json': PACKAGE,
  'examples/page/a/files/src/index.ts': CODE,
};

const show = (file: string, code: string) => `\`\`\`ts title="${file}" unverified="of a test"\n${code}\n\`\`\`\n`;
const RUN_BUILT = '```bash unverified="of a test"\n$ node dist/index.js\n```\n';
const FILES = [show('package.json', PACKAGE), show('src/index.ts', CODE)];

const listDiagnosticsOf = (...parts: string[]) => listDiagnostics({ ...translations(page(`# A\n\n${parts.join('\n')}`)), ...EXAMPLE });

test('a page with every file and every command matches its example', async () => {
  expect(await listDiagnosticsOf(...FILES, '<PackageManagerTabs command="exec rslib" />\n', RUN_BUILT)).toEqual([]);
  expect(await listDiagnosticsOf(...FILES, '<PackageManagerTabs command="run build" />\n', RUN_BUILT)).toEqual([]);
});

test('only the last version of a file on the page must match', async () => {
  const first = show('src/index.ts', 'export const hour = 1;');
  expect(await listDiagnosticsOf(first, ...FILES, '<PackageManagerTabs command="run build" />\n', RUN_BUILT)).toEqual([]);
  const diagnostics = await listDiagnosticsOf(...FILES, first, '<PackageManagerTabs command="run build" />\n', RUN_BUILT);
  expect(diagnostics).toEqual([
    expect.stringContaining('en/guide/a.mdx:1: The last src/index.ts on the page differs from the one in the example.'),
    expect.stringContaining('zh/guide/a.mdx:1: The last src/index.ts on the page differs from the one in the example.'),
  ]);
});

test('reports missing files and commands in both languages', async () => {
  const diagnostics = await listDiagnosticsOf(show('src/index.ts', CODE));
  expect(diagnostics).toHaveLength(6);
  expect(diagnostics[0]).toContain('The page does not show package.json.');
  expect(diagnostics[1]).toContain('The page does not show the command "rslib".');
  expect(diagnostics[2]).toContain('The page does not show the command "node dist/index.js".');
  expect(diagnostics[2]).toContain('Show every file and command of the example "page/a", whose build verifies the page.');
});

test('a page with errors is not compared, because it lacks what could not be shown', async () => {
  const diagnostics = await listDiagnosticsOf('<Example id="page/b" />');
  expect(diagnostics).toEqual([
    expect.stringMatching(/^en\/guide\/a\.mdx:7: .*"page\/b"/),
    expect.stringMatching(/^zh\/guide\/a\.mdx:7: .*"page\/b"/),
  ]);
});

describe('a section', () => {
  const listOf = (body: string, { follows = '/guide/a#set-up', files = {} }: { follows?: string; files?: Record<string, string> } = {}) =>
    listDiagnostics({
      ...translations(page(`# A\n\n${body}`)),
      'examples/_base/package.json': '{ "name": "base", "type": "module" }',
      'examples/page/a/example.json': JSON.stringify({ follows, steps: [{ run: 'env A=1 rslib' }] }),
      'examples/page/a/files/package.json': '{ "name": "own", "type": "module" }',
      'examples/page/a/files/src/index.ts': CODE,
      'examples/page/a/files/src/bell.svg': '<svg />',
      ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`examples/page/a/files/${file}`, text])),
    });
  const run = '```bash unverified="of a test"\nA=1 npx rslib\n```\n\n';

  test('starts from the quick start, and shows what a build needs', async () => {
    expect(await listOf(`${run}## Set up\n\n${show('src/index.ts', CODE)}\n## Vary\n\n${show('src/index.ts', '1;')}`)).toEqual([]);
  });

  test('reports what only another section shows, with the line of the heading', async () => {
    const files = { 'package.json': '{ "type": "module", "sideEffects": false }' };
    const diagnostics = await listOf(`## Set up\n\n${show('src/index.ts', '1;')}\n## Vary\n\n${show('src/index.ts', CODE)}`, { files });
    const hint = 'Show every file and command of the example "page/a", whose build verifies the section.';
    expect(diagnostics).toEqual(
      ['en', 'zh'].flatMap((lang) =>
        [
          'The section does not show package.json.',
          'The last src/index.ts in the section differs from the one in the example.',
          'The page does not show the command "env A=1 rslib".',
        ].map((message) => `${lang}/guide/a.mdx:7: ${message} ${hint}`),
      ),
    );
  });

  test('may show a file of the quick start, but must not leave it changed', async () => {
    const tsconfig = '{ "compilerOptions": { "rootDir": "./src" } }';
    const files = { '../../../_base/tsconfig.json': tsconfig, 'tsconfig.json': tsconfig };
    const intact = `${run}## Set up\n\n${show('src/index.ts', CODE)}\n${show('tsconfig.json', tsconfig)}`;
    expect(await listOf(intact, { files })).toEqual([]);
    const hint = 'Show every file and command of the example "page/a", whose build verifies the section.';
    expect(await listOf(`${intact}\n${show('tsconfig.json', '{}')}`, { files })).toEqual(
      ['en', 'zh'].map(
        (lang) => `${lang}/guide/a.mdx:11: The last tsconfig.json in the section differs from the one in the example. ${hint}`,
      ),
    );
  });

  test('may be the text under the title', async () => {
    const follows = '/guide/a#';
    expect(await listOf(`${run}${show('src/index.ts', CODE)}\n## Vary\n\n${show('src/index.ts', '1;')}`, { follows })).toEqual([]);
    const hint = 'Show every file and command of the example "page/a", whose build verifies the section.';
    expect(await listOf(`${run}## Vary\n\n${show('src/index.ts', CODE)}`, { follows })).toEqual(
      ['en', 'zh'].map((lang) => `${lang}/guide/a.mdx:5: The section does not show src/index.ts. ${hint}`),
    );
  });

  test('must exist in each language', async () => {
    const hint = 'Correct "follows" of the example "page/a".';
    expect(await listOf('## Set up\n', { follows: '/guide/a#setup' })).toEqual([
      `en/guide/a.mdx:1: The page has no section "setup". ${hint}`,
      `zh/guide/a.mdx:1: The page has no section "setup". ${hint}`,
    ]);
  });
});

const LIST = 'examples/not-followed.json';
const REASON = 'An overview.';
const PAGES = translations(page('# A\n\n## Set up'), page('# 甲\n\n## 开始 {#set-up}'));
const FOLLOWING = { 'examples/page/a/example.json': JSON.stringify({ follows: '/guide/a#set-up', steps: [{ run: 'rslib' }] }) };
/** Commands that the example of the guide runs, in both languages. */
const FOLLOWED = translations(
  page('# A\n\n## Set up\n\n<PackageManagerTabs command="exec rslib" />'),
  page('# 甲\n\n## 开始 {#set-up}\n\n<PackageManagerTabs command="exec rslib" />'),
);

const list = (entries: object) => ({ [LIST]: JSON.stringify(entries) });

test('a guide without an example that follows it is one error, on its original', async () => {
  expect(await listDiagnostics({ ...PAGES, ...list({}) })).toEqual([
    `en/guide/a.mdx: No example follows the guide /guide/a. Set "follows" in the example.json of the project that its readers end up with, or list the guide in ${LIST} with a reason.`,
  ]);
});

test('an example that follows a section counts for the guide, and so does a reason', async () => {
  expect(await listDiagnostics({ ...FOLLOWED, ...FOLLOWING, ...list({}) })).toEqual([]);
  expect(await listDiagnostics({ ...PAGES, ...list({ '/guide/a': REASON }) })).toEqual([]);
});

test('a site without the list does not check its guides', async () => {
  expect(await listDiagnostics(PAGES)).toEqual([]);
});

test('entries of followed and of unknown guides are superfluous', async () => {
  expect(await listDiagnostics({ ...FOLLOWED, ...FOLLOWING, ...list({ '/guide/a': REASON, '/guide/b': REASON }) })).toEqual([
    `${LIST}: An example follows /guide/a, which is listed as not followed. Remove the entry, or correct it.`,
    `${LIST}: There is no guide /guide/b. Remove the entry, or correct it.`,
  ]);
});

test('a page that cannot be parsed is not reported as an unknown guide', async () => {
  const diagnostics = await listDiagnostics({ ...translations(page('# A\n\n{1 +}')), ...list({ '/guide/a': REASON, '/guide/b': REASON }) });
  expect(diagnostics.filter((line) => line.includes('guide /guide/'))).toEqual([]);
  expect(diagnostics[0]).toMatch(/^en\/guide\/a\.mdx:\d+: /);
});

test.each([
  ['{', /^:1: Not valid JSON: .+\. /],
  ['[]', /^:1: must be an object, not a list\. /],
  ['{ "/config/a": "No guide." }', /^:1: \/config\/a: must start with "\/guide\/"\. /],
  ['{\n"/guide/a": " " }', /^:2: \/guide\/a: must not be empty or only white space\. /],
  ['{\n"/guide/a": true }', /^:2: \/guide\/a: must be text, not true or false\. /],
])('rejects the list %s with line and fix', async (text, mistake) => {
  const diagnostics = (await listDiagnostics({ ...PAGES, [LIST]: text })).map((line) => line.replace(LIST, ''));
  expect(diagnostics).toEqual([expect.stringMatching(mistake)]);
  expect(diagnostics[0]).toMatch(/ Write \{ "\/guide\/…": "why no example follows it" \}\.$/);
});

test('the list is named by its path in the repository', () => {
  const root = createFolder({ [LIST]: '{ "/guide/b": "Gone." }' });
  const guide = { displayFile: 'content/en/guide/a.mdx', contentPath: '/guide/a' };
  const [missing, unknown] = checkGuides([guide], `${root}/examples`, true);
  expect(missing?.hint).toContain(`or list the guide in ${displayFile(root, LIST)} with a reason`);
  expect(unknown?.file).toBe(displayFile(root, LIST));
});
