import { checkBuildable } from '@/lib/checks/check-buildable';
import type { CodeBlock, ShownExample } from '@/lib/markdown/types';

const EXAMPLE: ShownExample = {
  id: 'guide-a/b',
  file: 'content/zh/guide/a.mdx',
  line: 7,
  packages: ['@rslib/core', 'typescript'],
  steps: ['rslib'],
  scripts: {},
  hasCommands: true,
  missing: [],
};

interface Body {
  readonly commands?: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
  readonly contentPath?: string;
}

function list(examples: readonly Partial<ShownExample>[], { commands = [], files = {}, contentPath = '/guide/a' }: Body = {}): string[] {
  const codeBlocks = Object.entries(files).map(([title, value]): CodeBlock => ({ lang: 'json', title, value, line: 1, section: '' }));
  const shownExamples = examples.map((example) => ({ ...EXAMPLE, ...example }));
  return checkBuildable([{ contentPath, codeBlocks, commands, shownExamples }]).map(
    ({ file, line, message, hint }) => `${file}:${line}: ${message} ${hint}`,
  );
}

test('an example that needs only what the quick start installs can be built', () => {
  expect(list([{}])).toEqual([]);
});

test('reports a file that the page does not show', () => {
  expect(list([{ missing: ['src/index.ts'] }])).toEqual([
    'content/zh/guide/a.mdx:7: The page does not show src/index.ts, which the example "guide-a/b" needs. ' +
      'List the file in "input" and show the input of the example, or show the file above it.',
  ]);
});

test('reports packages that no command of the page installs', () => {
  const packages = ['@rslib/core', '@scope/plugin', 'vue'];
  const missing = (names: string) => [
    `content/zh/guide/a.mdx:7: The page does not install what the example "guide-a/b" uses: ${names}. ` +
      `Write <PackageManagerTabs command="install -D ${names}" />, or show a package.json that lists the packages.`,
  ];
  expect(list([{ packages }])).toEqual(missing('@scope/plugin vue'));
  expect(list([{ packages }], { commands: ['run vue', 'exec vue', 'install -D view', 'create @scope/plugin'] })).toEqual(
    missing('@scope/plugin vue'),
  );
  expect(list([{ packages }], { commands: ['install -D @scope/plugin@^2.1'] })).toEqual(missing('vue'));
  expect(list([{ packages }], { commands: ['install -D vue @scope/plugin'] })).toEqual([]);
  expect(list([{ packages }], { commands: ['npm install vue', 'add @scope/plugin'] })).toEqual([]);
  expect(list([{ packages }], { commands: ['npm i -D vue @scope/plugin'] })).toEqual([]);
});

test('a second version of a package needs its number', () => {
  const packages = ['vue-2'];
  expect(list([{ packages }], { commands: ['install -D vue'] })).toHaveLength(1);
  expect(list([{ packages }], { commands: ['install -D vue@^3'] })).toHaveLength(1);
  for (const command of ['install -D vue@2', 'install -D vue@^2', 'install -D vue-2@npm:vue@^2'])
    expect(list([{ packages }], { commands: [command] })).toEqual([]);
});

test('a package.json on the page lists packages in any field that is installed', () => {
  const packages = ['a', 'b', 'c', 'd'];
  const text = JSON.stringify({
    dependencies: { a: '1' },
    devDependencies: { b: '1' },
    peerDependencies: { c: '1' },
    optionalDependencies: { d: '1' },
  });
  expect(list([{ packages }], { files: { 'packages/x/package.json': text } })).toEqual([]);
  expect(list([{ packages: ['a'] }], { files: { 'package.json': '{ "bundledDependencies": { "a": "1" } }' } })).toHaveLength(1);
  expect(list([{ packages: ['a'] }], { files: { 'other.json': text } })).toHaveLength(1);
});

test('reports a command that the page does not show', () => {
  const hidden = { hasCommands: false, steps: ['rslib --lib esm'] };
  expect(list([hidden])).toEqual([
    'content/zh/guide/a.mdx:7: The page does not show the command "rslib --lib esm", which the example "guide-a/b" runs. ' +
      'Write <PackageManagerTabs command="exec rslib --lib esm" />, or remove only="input", which hides the commands of the example.',
  ]);
  expect(list([hidden, { id: 'guide-a/c', steps: ['rslib', 'rslib --lib esm'] }])).toEqual([]);
  for (const command of ['exec rslib --lib esm', 'npx rslib --lib esm', 'rslib --lib esm', 'npm exec rslib --lib esm'])
    expect(list([hidden], { commands: [command] })).toEqual([]);
  expect(list([{ ...hidden, scripts: { build: 'rslib --lib esm' } }], { commands: ['run build'] })).toEqual([]);
  expect(list([{ ...hidden, scripts: { build: 'rslib' } }], { commands: ['run build'] })).toHaveLength(1);
  expect(list([{ ...hidden, steps: ['env A=1 rslib'] }], { commands: ['A=1 npx rslib'] })).toEqual([]);
  expect(list([{ ...hidden, steps: ['env A=1 rslib'] }], { commands: ['A=2 npx rslib'] })).toHaveLength(1);
  expect(list([{ ...hidden, steps: ['npm run test'] }], { commands: ['run test'] })).toEqual([]);
});

test('only guides are checked: elsewhere, readers look up an option for their own project', () => {
  const incomplete = { missing: ['src/index.ts'] };
  expect(list([incomplete], { contentPath: '/guide/advanced/a' })).toHaveLength(1);
  expect(list([incomplete], { contentPath: '/config/lib/a' })).toEqual([]);
});
