import { parseDefinition } from '@/lib/examples/definition';
import { listTools, toCommand } from '@/lib/examples/tools';

test.each([
  ['rslib --dts', 'npx rslib --dts'],
  ['vue-tsc', 'npx vue-tsc'],
  ['rsbuild build --root app', 'npx rsbuild build --root app'],
  ['env NODE_ENV=test DEBUG=rslib rslib build', 'NODE_ENV=test DEBUG=rslib npx rslib build'],
  ['node make.mjs', 'node make.mjs'],
  ['npm run build', 'npm run build'],
  ['./dist/cli.js a', './dist/cli.js a'],
  ['env --unset=NODE_ENV node env.mjs', 'env --unset=NODE_ENV node env.mjs'],
])('the step %j is the command %j', (run, command) => {
  expect(toCommand(run)).toBe(command);
});

const list = (runs: readonly string[], versions: Readonly<Record<string, string>> = {}, files: Readonly<Record<string, string>> = {}) => {
  const definition = parseDefinition('a/b/example.json', JSON.stringify({ steps: runs.map((run) => ({ run })) }));
  return listTools({ id: 'a/b', definition, files: new Map(Object.entries(files)), hash: '' }, versions);
};

test('tools are the packages of the commands with their versions, each once', () => {
  const runs = ['rslib', 'env NODE_ENV=test rslib build', 'node dist/a.js', './dist/cli.js', 'tsc --noEmit', 'tsup'];
  const versions = { '@rslib/core': '1.0.1', typescript: '6.0.3', tsup: '8.5.1' };
  expect(list(runs, versions)).toEqual(['@rslib/core 1.0.1', 'Node.js', 'typescript 6.0.3', 'tsup 8.5.1']);
});

test('a script that does not exist has no tool, even if every object has its name', () => {
  expect(list(['npm run test', 'npm run constructor'])).toEqual(['Node.js']);
});

test('the tool of a script is the tool of its command', () => {
  const files = { 'package.json': JSON.stringify({ scripts: { test: 'rstest' } }) };
  expect(list(['npm run test'], { '@rstest/core': '0.12.0' }, files)).toEqual(['@rstest/core 0.12.0']);
  expect(list(['npm run test'])).toEqual(['Node.js']);
});

test('the tools of a script in other packages of the project are those of its commands there', () => {
  const files = {
    'package.json': JSON.stringify({ workspaces: ['packages/*'] }),
    'packages/a/package.json': JSON.stringify({ scripts: { build: 'rslib' } }),
    'packages/b/package.json': JSON.stringify({ scripts: { build: 'tsc -b', check: 'vue-tsc' } }),
  };
  const runs = ['node link.mjs', 'npm run build --workspaces'];
  expect(list(runs, { '@rslib/core': '1.0.1' }, files)).toEqual(['Node.js', '@rslib/core 1.0.1', 'typescript']);
  expect(list(['npm run check --prefix packages/b'], {}, files)).toEqual(['vue-tsc']);
});

test.each([
  ['imports', "import { build } from '@rslib/core';"],
  ['starts', "spawn('rslib', ['--watch']);"],
])('the tool of a program of the example is the one that it %s', (_, source) => {
  const versions = { '@rslib/core': '1.0.1' };
  const files = { 'watch.mjs': source };
  expect(list(['node watch.mjs once'], versions, files)).toEqual(['@rslib/core 1.0.1']);
  expect(list(['node dist/index.js'], versions, files)).toEqual(['Node.js']);
});
