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
