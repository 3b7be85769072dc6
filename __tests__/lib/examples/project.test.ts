import path from 'node:path';
import { definitionSchema } from '@/lib/examples/definition';
import { readVersions } from '@/lib/examples/package-records';
import { getExamplesRoot } from '@/lib/examples/paths';
import { buildProject, listInstalled } from '@/lib/examples/project';
import { listExamples, readExample } from '@/lib/examples/read-examples';

const VERSIONS = {
  '@microsoft/api-extractor': '7.0.0',
  '@rsbuild/plugin-react': '2.1.1',
  '@rslib/core': '1.0.1',
  '@swc/helpers': '0.5.24',
  '@types/node': '20.1.0',
  '@types/react': '19.3.0',
  react: '19.3.1',
  typescript: '6.0.3',
  'typescript-7': '7.0.2',
  'vue-3': '3.5.0',
};

const build = (files: Record<string, string>, definition: object = {}) =>
  buildProject(
    { id: 'guide-a/b', definition: definitionSchema.parse(definition), files: new Map(Object.entries(files)), hash: '' },
    VERSIONS,
  );
const readManifest = (project: ReturnType<typeof build>): unknown => JSON.parse(project?.['package.json'] ?? '');

test('optional dependencies of an example stay where they are, in the pinned version', () => {
  expect(readManifest(build({ 'package.json': '{ "optionalDependencies": { "react": "*" } }' }))).toEqual({
    name: 'guide-a-b',
    private: true,
    scripts: { build: 'rslib' },
    optionalDependencies: { react: '19.3.1' },
    devDependencies: { '@rslib/core': '1.0.1' },
  });
});

test('a project has the files of the example, its commands, and the pinned packages that it uses', () => {
  const files = {
    'package.json': '{ "name": "clock", "type": "module", "peerDependencies": { "react": ">=18" } }',
    'rslib.config.ts': "import { pluginReact } from '@rsbuild/plugin-react';",
    'src/index.tsx': "import { useState } from 'react';\nimport 'node:fs';\nimport './style.css';",
  };
  const project = build(files, { steps: [{ run: 'rslib' }, { run: 'env A=1 node dist/index.js', exit: 1 }] });
  expect(readManifest(project)).toEqual({
    name: 'clock',
    type: 'module',
    private: true,
    scripts: { build: 'rslib && env A=1 node dist/index.js' },
    peerDependencies: { react: '>=18' },
    devDependencies: {
      '@rsbuild/plugin-react': '2.1.1',
      '@rslib/core': '1.0.1',
      '@types/node': '20.1.0',
      '@types/react': '19.3.0',
      react: '19.3.1',
      typescript: '6.0.3',
    },
  });
  const { 'package.json': _, ...rest } = project ?? {};
  expect(rest).toEqual({ 'rslib.config.ts': files['rslib.config.ts'], 'src/index.tsx': files['src/index.tsx'] });
});

test('a text in quotes is only a package if the toolchain has it', () => {
  const project = build(
    { 'src/index.js': "export const names = ['constructor', '__proto__', 'react'];" },
    { steps: [{ run: 'node x.js' }] },
  );
  expect(readManifest(project)).toMatchObject({ devDependencies: { react: '19.3.1' } });
  expect(Object.keys(JSON.parse(project?.['package.json'] ?? '').devDependencies)).toEqual(['react']);
});

test('packages that are part of the example are installed from a folder, in the field that lists them', () => {
  const project = build({
    'package.json': '{ "dependencies": { "@example/zones": "^1.0.0", "react": "^19.0.0" } }',
    'node_modules/@example/zones/package.json': '{ "name": "@example/zones", "version": "1.0.0" }',
    'node_modules/@example/zones/node_modules/deep/package.json': '{}',
    'node_modules/clock-tick/package.json': '{ "name": "clock-tick" }',
    'src/index.js': "import '@example/zones';",
  });
  expect(readManifest(project)).toMatchObject({
    name: 'guide-a-b',
    dependencies: { '@example/zones': 'file:vendor/@example/zones', react: '19.3.1' },
    devDependencies: { '@rslib/core': expect.any(String), 'clock-tick': 'file:vendor/clock-tick' },
  });
  expect(Object.keys(project ?? {})).toEqual([
    'package.json',
    'vendor/@example/zones/package.json',
    'vendor/@example/zones/node_modules/deep/package.json',
    'vendor/clock-tick/package.json',
    'src/index.js',
  ]);
});

test('options that need a package add it', () => {
  const tools = (config: string) =>
    Object.keys((readManifest(build({ 'rslib.config.mjs': config })) as { devDependencies: object }).devDependencies);
  expect(tools('export default { lib: [{}] };')).toEqual(['@rslib/core']);
  expect(tools('export default { lib: [{ dts: { bundle: true }, externalHelpers: true }] };')).toEqual([
    '@microsoft/api-extractor',
    '@rslib/core',
    '@swc/helpers',
  ]);
  expect(readManifest(build({ 'a.mjs': "import 'typescript-7'; import 'vue-3';" }))).toMatchObject({
    devDependencies: { 'typescript-7': 'npm:typescript@7.0.2', 'vue-3': '3.5.0' },
  });
});

test('replaces an invalid package.json, and builds no project if a package does not exist', () => {
  expect(readManifest(build({ 'package.json': '{ name: ' }))).toMatchObject({ name: 'guide-a-b', scripts: { build: 'rslib' } });
  expect(build({ 'package.json': '{ "dependencies": { "@example/none": "1.0.0" } }' })).toBeUndefined();
});

test('the packages to install are the ones that the steps use, without unused types', () => {
  const list = (files: Record<string, string>, definition: object = {}) =>
    listInstalled(
      { id: 'guide-a/b', definition: definitionSchema.parse(definition), files: new Map(Object.entries(files)), hash: '' },
      VERSIONS,
    );
  const source = { 'src/index.tsx': "import { useId } from 'react';\nimport 'node:fs';" };
  const untyped = ['@rslib/core', 'react', 'typescript'];
  const typed = ['@rslib/core', '@types/node', '@types/react', 'react', 'typescript'];
  expect(list(source)).toEqual(untyped);
  expect(list(source, { steps: [{ run: 'node x.js' }] })).toEqual(['react', 'typescript']);
  expect(list({ 'a.js': "a['constructor']('__proto__', 'toString');" }, { steps: [{ run: 'node a.js' }] })).toEqual([]);
  expect(list({ ...source, 'rslib.config.mjs': 'export default { dts: true };' })).toEqual(typed);
  expect(list(source, { steps: [{ run: 'rslib --dts' }] })).toEqual(typed);
  expect(list(source, { steps: [{ run: 'rslib' }, { run: 'tsc --noEmit' }] })).toEqual(typed);
  expect(
    list({ 'a.mjs': "import 'typescript-7'; import 'node:fs';", 'rslib.config.ts': "import 'node:path';\nexport default { dts: 1 };" }),
  ).toEqual(['@rslib/core', 'typescript', 'typescript-7']);
});

test('packages that are not in a registry, and imports that a config replaces, are not installed', () => {
  const files = {
    'package.json': '{ "dependencies": { "@example/zones": "1.0.0", "@example/none": "1.0.0", "react": "19.0.0" } }',
    'node_modules/@example/zones/package.json': '{}',
  };
  const list = (config: string) =>
    listInstalled(
      {
        id: 'guide-a/b',
        definition: definitionSchema.parse({}),
        files: new Map(Object.entries({ ...files, 'rslib.config.mjs': config })),
        hash: '',
      },
      VERSIONS,
    );
  expect(list('')).toEqual(['@rslib/core', 'react']);
  expect(list("export default { output: { externals: { a: 'b', react: 'preact/compat' } } };")).toEqual(['@rslib/core']);
  expect(list("export default { output: { externals: ['react'] } };")).toEqual(['@rslib/core', 'react']);
});

test('nearly all examples of the site are projects', () => {
  const root = getExamplesRoot(path.resolve('.'));
  const ids = listExamples(root);
  const versions = readVersions(root);
  const missing = ids.filter((id) => {
    const example = readExample(root, id);
    return !buildProject(example, versions[example.definition.toolchain] ?? {});
  });
  expect(ids.length).toBeGreaterThan(500);
  expect(missing.length).toBeLessThan(ids.length / 50);
});
