import { listDiagnostics, page, translations } from '../../support/content-folder';

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

const problemsOf = (...parts: string[]) => listDiagnostics({ ...translations(page(`# A\n\n${parts.join('\n')}`)), ...EXAMPLE });

test('a page with every file and every command leads to its example', async () => {
  expect(await problemsOf(...FILES, '<PackageManagerTabs command="exec rslib" />\n', RUN_BUILT)).toEqual([]);
  expect(await problemsOf(...FILES, '<PackageManagerTabs command="run build" />\n', RUN_BUILT)).toEqual([]);
});

test('a reader may edit a file on the way: the last state counts', async () => {
  const first = show('src/index.ts', 'export const hour = 1;');
  expect(await problemsOf(first, ...FILES, '<PackageManagerTabs command="run build" />\n', RUN_BUILT)).toEqual([]);
  const diagnostics = await problemsOf(...FILES, first, '<PackageManagerTabs command="run build" />\n', RUN_BUILT);
  expect(diagnostics).toEqual([
    expect.stringContaining('en/guide/a.mdx:1: The page shows src/index.ts last in another state than the example has.'),
    expect.stringContaining('zh/guide/a.mdx:1: The page shows src/index.ts last in another state than the example has.'),
  ]);
});

test('what is missing is named, in both languages', async () => {
  const diagnostics = await problemsOf(show('src/index.ts', CODE));
  expect(diagnostics).toHaveLength(6);
  expect(diagnostics[0]).toContain('The page never shows package.json.');
  expect(diagnostics[1]).toContain('The page never tells to run "rslib".');
  expect(diagnostics[2]).toContain('The page never tells to run "node dist/index.js".');
  expect(diagnostics[2]).toContain('Who follows the page must get the example "page/a", which proves it.');
});
