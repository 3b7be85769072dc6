import { rmSync } from 'node:fs';
import path from 'node:path';
import { type UpgradeOptions, type UpgradeTools, upgradeRslib } from '@/lib/cli/upgrade/upgrade-rslib';
import { readExample } from '@/lib/examples/read-examples';
import { createSnapshot, type RunResult } from '@/lib/examples/snapshot';
import { UsageError } from '@/lib/node/read-flags.mjs';
import { commitAll, git } from '../../../support/repository';
import { runCli } from '../../../support/run-cli';
import { createFolder, readFolder, writeFiles } from '../../../support/temporary-folder';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The files of a toolchain that pins a version; `parts` are other locked packages. */
function buildToolchain(version: string, parts: Readonly<Record<string, string>> = {}) {
  const dependencies = { '@rslib/core': version };
  const entries = Object.entries({ '@rslib/core': version, ...parts }).map(([name, own]) => [`node_modules/${name}`, { version: own }]);
  return {
    'package.json': json({ name: 'x', dependencies }),
    'package-lock.json': json({ packages: { '': { dependencies }, ...Object.fromEntries(entries) } }),
  };
}

const nest = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

const RUN: RunResult = {
  name: '',
  steps: [{ run: 'rslib', exit: 0, log: ['ready built in … s'] }],
  files: { 'dist/index.js': 10 },
  shown: {},
};
const HELP: RunResult = {
  name: '',
  steps: [{ run: 'rslib build -h', exit: 0, log: ['  -w, --watch    Watch files', '  --root <root>  Root folder'] }],
  files: {},
  shown: {},
};
const FAILED: RunResult = {
  ...RUN,
  steps: [{ run: 'rslib', exit: 1, log: ['error   Unknown format "amd", 未知格式', '  dist/a.js  1.2 kB'] }],
};
const RUNS: Readonly<Record<string, RunResult>> = { 'x/errors': FAILED, 'x/help': HELP, 'x/plain': RUN };

/** A clean repository with three examples, two pages in two languages, and three toolchains, one of which has an older version. */
function createRepository(): UpgradeOptions {
  const repository = createFolder({
    ...nest('toolchain/default', buildToolchain('1.0.1', { '@rspack/core': '2.2.9' })),
    ...nest('toolchain/tsup', buildToolchain('1.0.1')),
    ...nest('toolchain/v0', buildToolchain('0.23.2')),
    'content/examples/x/errors/example.json': '{}',
    'content/examples/x/help/example.json': '{ "proves": { "/guide/cli": ["the flags"] } }',
    'content/examples/x/plain/example.json': '{ "follows": "/guide/#guide" }',
    'content/examples/options.json': json({ 'lib.dts': { type: 'boolean' }, 'lib.old': { type: 'string' } }),
    'content/examples/declarations.json': json({ runCLI: 'function runCLI(): void;' }),
    ...Object.fromEntries(
      ['en', 'zh'].flatMap((lang) => [
        [`content/${lang}/guide/cli.mdx`, '# CLI\n\n<Option name="lib.dts" />\n\n<Signature name="Other runCLI" />\n'],
        [`content/${lang}/guide/index.mdx`, '# Guide\n\n<Example id="x/plain" />\n\n```log example="x/errors#1"\nerror …\n```\n'],
        [`content/${lang}/faq.mdx`, '# FAQ\n\nerror   Unknown format "amd", 未知格式\n'],
      ]),
    ),
  });
  const examplesRoot = path.join(repository, 'content/examples');
  for (const [id, run] of Object.entries(RUNS)) {
    const snapshot = createSnapshot(readExample(examplesRoot, id).hash, [run]);
    writeFiles(examplesRoot, { [`${id}/snapshot.json`]: json(snapshot) });
  }
  commitAll(repository);
  const toolchainsDir = path.join(repository, 'toolchain');
  return { repository, examplesRoot, toolchainsDir, toolchains: ['default', 'tsup', 'v0'], version: '1.1.0', dryRun: false };
}

/** Tools that install a version by writing its files, and that build the given results, by default those of the snapshots. */
function createTools(runs: Readonly<Record<string, RunResult>> = {}, failures: readonly string[] = []) {
  const installed: string[] = [];
  const restores: (() => void)[] = [];
  const tools: UpgradeTools = {
    install: async (dir, version) => {
      installed.push(`${path.basename(dir)} ${version}`);
      writeFiles(dir, buildToolchain(version, { '@rspack/core': '2.3.0' }));
    },
    build: async (examples) =>
      examples.map(({ id, hash }) => ({
        id,
        fromCache: false,
        updated: false,
        report: '',
        failures: id === 'x/plain' ? failures : [],
        built: createSnapshot(hash, [runs[id] ?? RUNS[id] ?? RUN]),
      })),
    extractOptions: async () => ({ 'lib.dts': { type: 'boolean' }, 'lib.old': { type: 'string' } }),
    extractDeclarations: async () => ({ runCLI: 'function runCLI(): void;' }),
    onInterrupt: (restore) => restores.push(restore),
  };
  return { tools, installed, restores };
}

const END = `### At the end

- [ ] \`npm run examples -- --update\` accepts the outputs, options and types
- [ ] \`npm run check:content\` lists quotes that no longer match and options that no page documents
- [ ] \`npm run i18n:status\` lists what to translate`;

test('a version without differences is pinned wherever the documented one was', async () => {
  const options = createRepository();
  const { tools, installed } = createTools();
  expect(await upgradeRslib(options, tools)).toBe(
    `## Rslib 1.0.1 → 1.1.0\n\nNo output, option, flag, message or type changed.\n\n- \\@rspack/core 2.2.9 → 2.3.0 (default)\n- \\@rspack/core none → 2.3.0 (tsup)\n\n${END}`,
  );
  expect(installed).toEqual(['default 1.1.0', 'tsup 1.1.0']);
  expect(git(options.repository, 'diff', '--name-only').trim().split('\n')).toEqual(
    ['default', 'tsup'].flatMap((name) => [`toolchain/${name}/package-lock.json`, `toolchain/${name}/package.json`]),
  );
});

test('the checklist has what changed by page', async () => {
  const { tools } = createTools(
    {
      'x/errors': { ...FAILED, steps: [{ run: 'rslib', exit: 1, log: ['error   Invalid format "amd"', '  dist/a.js  9.9 kB'] }] },
      'x/help': { ...HELP, steps: [{ run: 'rslib build -h', exit: 0, log: ['  -w, --watch    Watch files', '  --base <path>  Base'] }] },
      'x/plain': { ...RUN, files: { 'dist/index.js': 12 } },
    },
    ['      the log lacks "built".'],
  );
  const checklist = await upgradeRslib(createRepository(), {
    ...tools,
    extractOptions: async () => ({
      'lib.dts': { type: 'boolean | object' },
      'lib.dts.tsgo': { type: 'boolean' },
      'lib.new': { type: 'string' },
    }),
    extractDeclarations: async () => ({ runCLI: 'function runCLI(): Promise<void>;', Added: 'type Added = string;' }),
  });
  expect(checklist.split('\n\n').slice(0, 2)).toEqual(['## Rslib 1.0.1 → 1.1.0', '11 changes on 3 pages.']);
  const [, faq, guide, cli, unassigned, end] = checklist.split(/\n\n(?=### )/);
  const diff = (...lines: string[]) =>
    [
      '',
      '  <details><summary>difference</summary>',
      '',
      '  ```diff',
      ...lines.map((line) => `  ${line}`),
      '  ```',
      '',
      '  </details>',
    ].join('\n');
  const messages = `- [ ] changed messages: <code>x/errors</code> (1 gone, 1 new)\n${diff('-error   Unknown format "amd", 未知格式', '+error   Invalid format "amd"')}`;
  const files = (name: string) => `<code>content/en/${name}</code>, <code>content/zh/${name}</code>`;
  expect(faq).toBe(`### <code>/faq</code>\n\n${files('faq.mdx')}\n\n${messages}`);
  expect(cli).toBe(
    [
      `### <code>/guide/cli</code>\n\n${files('guide/cli.mdx')}\n`,
      `- [ ] changed option: <code>lib.dts</code>\n${diff('@@ -1,1 +1,1 @@', '-type: boolean', '+type: boolean | object')}`,
      `- [ ] new option: <code>lib.dts.tsgo</code>\n${diff('@@ -1,0 +1,1 @@', '+type: boolean')}`,
      `- [ ] changed type: <code>runCLI</code>\n${diff('@@ -1,1 +1,1 @@', '-function runCLI(): void;', '+function runCLI(): Promise<void>;')}`,
      '- [ ] new flag of <code>rslib build</code>: <code>--base &lt;&gt;</code>',
      '- [ ] removed flag of <code>rslib build</code>: <code>--root &lt;&gt;</code>',
    ].join('\n'),
  );
  expect(guide).toBe(
    [
      `### <code>/guide/</code>\n\n${files('guide/index.mdx')}\n`,
      messages,
      `- [ ] check that fails: <code>x/plain</code>\n${diff('the log lacks "built".')}`,
      `- [ ] changed output: <code>x/plain</code>\n${diff('@@ -1,1 +1,1 @@', '-dist/index.js  10 B', '+dist/index.js  12 B')}`,
    ].join('\n'),
  );
  expect(unassigned?.match(/^#.*|^- .*/gm)).toEqual([
    '### Without a page',
    '- [ ] removed option: <code>lib.old</code>',
    '- [ ] new option: <code>lib.new</code>',
    '- [ ] new type: <code>Added</code>',
  ]);
  expect(end).toBe(END);
});

test('a build that could not start is a failure, not a missing output', async () => {
  const { tools } = createTools({ 'x/plain': { name: '', steps: [], files: {}, shown: {} } }, ['no space left']);
  const checklist = await upgradeRslib(createRepository(), tools);
  expect(checklist.match(/^- \[ \] .*x\/plain.*/gm)).toEqual(['- [ ] check that fails: <code>x/plain</code>']);
});

test('parts of the tool in two versions are reported', async () => {
  const { tools } = createTools();
  const checklist = await upgradeRslib(createRepository(), {
    ...tools,
    install: async (dir, version) =>
      writeFiles(dir, buildToolchain(version, { '@rspack/core': '2.2.9', '@rslib/core/node_modules/@rspack/core': '2.3.0' })),
  });
  expect(checklist).toContain(
    '- The toolchain "default" has \\@rspack/core 2.2.9 and 2.3.0. In the package.json of this toolchain, pin the version that \\@rslib/core needs.',
  );
});

test('a dry run reports the same and changes nothing', async () => {
  const options = createRepository();
  const before = readFolder(options.repository);
  const checklist = await upgradeRslib({ ...options, dryRun: true }, createTools().tools);
  expect(readFolder(options.repository)).toEqual(before);
  expect(checklist).toBe(await upgradeRslib(options, createTools().tools));
});

const stop = async (): Promise<never> => {
  throw new Error('stopped');
};

test.each<[string, Partial<UpgradeTools>]>([
  [
    'an installation',
    {
      install: (dir) => {
        writeFiles(dir, { 'package.json': '{}', 'package-lock.json': '{' });
        return stop();
      },
    },
  ],
  ['the builds', { build: stop }],
  ['the options', { extractOptions: stop }],
  ['the types', { extractDeclarations: stop }],
])('if %s cannot be done, everything is restored', async (_, broken) => {
  const options = createRepository();
  const before = readFolder(options.repository);
  await expect(upgradeRslib(options, { ...createTools().tools, ...broken })).rejects.toThrow('stopped');
  expect(readFolder(options.repository)).toEqual(before);
});

test('an interrupted upgrade can be restored, even if a file is gone', async () => {
  const options = createRepository();
  const before = readFolder(options.repository);
  const { tools, restores } = createTools();
  await upgradeRslib(options, tools);
  rmSync(path.join(options.toolchainsDir, 'default/package-lock.json'));
  for (const restore of restores) restore();
  expect([restores.length, readFolder(options.repository)]).toEqual([1, before]);
});

test.each([
  [undefined, 'Pass the version to document: npm run upgrade:rslib -- 1.1.0'],
  ['^1.1.0', '"^1.1.0" is not an exact version such as 1.1.0 or 1.1.0-beta.1.'],
  ['latest', '"latest" is not an exact version'],
  ['1.1', '"1.1" is not an exact version'],
  ['1.1.0 --force', '"1.1.0 --force" is not an exact version'],
  ['1.0.1', 'The examples already use @rslib/core 1.0.1. Pass another version.'],
])('the version %s is refused', async (version, message) => {
  const { tools, installed } = createTools();
  const upgrade = upgradeRslib({ ...createRepository(), version }, tools);
  await expect(upgrade).rejects.toThrow(UsageError);
  await expect(upgrade).rejects.toThrow(message);
  expect(installed).toEqual([]);
});

test('refuses uncommitted changes, with their names', async () => {
  const options = createRepository();
  const { tools, installed } = createTools();
  writeFiles(options.repository, Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`new-${number}.txt`, ''])));
  writeFiles(options.repository, { 'content/en/faq.mdx': '# Changed\n' });
  await expect(upgradeRslib(options, tools)).rejects.toThrow(
    new UsageError(
      'There are uncommitted changes. Commit or stash them first:\n   M content/en/faq.mdx' +
        '\n  ?? new-1.txt\n  ?? new-2.txt\n  ?? new-3.txt\n  ?? new-4.txt\n  … 1 more',
    ),
  );
  expect(installed).toEqual([]);
});

test('refuses a folder without a git history, such as an unpacked archive', async () => {
  const { tools } = createTools();
  await expect(upgradeRslib({ ...createRepository(), repository: createFolder() }, tools)).rejects.toThrow(
    /^There is no git history \(.+\), so the changes are unknown\. Clone the repository with git, and run the command again\.$/,
  );
});

test.each([
  [['1.1.0', '1.2.0'], 'Pass only one version. Unexpected: 1.2.0. Write options with =, such as --report=upgrade.md.'],
  [['1.1.0', '--report=nowhere/a.md'], 'The folder of nowhere/a.md does not exist. Create it, or choose another file.'],
])('the command refuses %j before it changes anything', (args, message) => {
  const { status, stderr } = runCli('upgrade/start-upgrade.ts', args);
  expect([status, stderr.trim()]).toEqual([2, message]);
});
