import { definitionSchema } from '@/lib/examples/definition';
import { getBuildInput, listNeededFiles } from '@/lib/examples/needed-files';

const listNeeded = (files: Record<string, string>, definition: object = {}) => [
  ...listNeededFiles({
    id: 'guide-a/b',
    definition: definitionSchema.parse(definition),
    files: new Map(Object.entries(files)),
    hash: '',
  }).keys(),
];

test('sources and configuration are needed; packages, pictures and settings of npm are not', () => {
  const needed = [
    'package.json',
    'tsconfig.build.json',
    'rslib.config.mjs',
    'postcss.config.cjs',
    'pnpm-workspace.yaml',
    '.env',
    '.env.production',
    'src/index.ts',
    'src/App.vue',
    'src/a.module.scss',
  ];
  const others = ['node_modules/a/index.js', '.npmrc', 'src/bell.svg', 'src/add.wasm', 'AGENTS.md'];
  expect(listNeeded(Object.fromEntries([...needed, ...others].map((file) => [file, ''])))).toEqual(needed);
});

test('a script is needed if a step or another file names it', () => {
  const files = { 'make.mjs': '', 'check.cjs': '', 'package.json': '' };
  expect(listNeeded(files, { steps: [{ run: 'node make.mjs' }], checks: [{ run: 'node check.cjs' }] })).toEqual([
    'make.mjs',
    'package.json',
  ]);
  expect(listNeeded({ ...files, 'package.json': '{ "scripts": { "check": "node check.cjs" } }' })).toEqual(['check.cjs', 'package.json']);
});

test.each([
  ['package.json', '{ "name": "a", "type": "module" }', '{ "type": "module", "name": "b", "exports": "./dist/index.js" }', true],
  ['packages/a/package.json', '{ "scripts": { "build": "rslib" } }', '{}', true],
  ['package.json', '{ "type": "module" }', '{ "type": "commonjs" }', false],
  ['package.json', '{ "dependencies": { "a": "1" } }', '{}', false],
  ['package.json', '{ "sideEffects": false }', '{}', false],
  ['tsconfig.json', '{ "compilerOptions": { "a": 1, "b": [2] } }', '{"compilerOptions":{"b":[2],"a":1}}', true],
  ['tsconfig.json', '{ "include": ["src"] }', '{ "include": ["src", "tests"] }', false],
  ['tsconfig.json', '{ "name": "a" }', '{}', false],
  ['package.json', '{ name: a }', '{ name: b }', false],
  ['src/data.json', '{ "name": "a" }', '{ "name": "b" }', false],
  ['src/index.ts', 'a\n', 'a', true],
  ['src/index.ts', 'a', 'b', false],
])('a build reads the same from two forms of %s: %s and %s', (file, one, other, isSame) => {
  expect(getBuildInput(file, one) === getBuildInput(file, other)).toBe(isSame);
});
