import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { type FolderHashes, hashExample } from '@/lib/examples/hash-example';
import { createFolder, writeFiles } from '../../support/temporary-folder';

const FILES = {
  '_base/tsconfig.json': '{}',
  'toolchain.json': '{}',
  'a/b/example.json': '{ "extends": "a/c" }',
  'a/b/snapshot.json': '{}',
  'a/b/files/src/x.js': '1;',
  'a/c/example.json': '{ "extends": "a/d" }',
  'a/d/example.json': '{}',
  'a/d/packages/p/index.js': '1;',
  'a/e/example.json': '{}',
};
const hash = (files: Record<string, string>) => hashExample(createFolder(files), 'a/b');
const original = hash(FILES);

test.each([
  ['a file of every example', '_base/tsconfig.json'],
  ['the versions of the packages', 'toolchain.json'],
  ['its settings', 'a/b/example.json'],
  ['its record', 'a/b/snapshot.json'],
  ['one of its files', 'a/b/files/src/x.js'],
  ['a new file', 'a/b/fix/x.js'],
  ['an example that it extends', 'a/c/example.json'],
  ['a file of an example that this one extends', 'a/d/packages/p/index.js'],
])('the hash of an example changes with %s', (_, name) => {
  expect(hash({ ...FILES, [name]: '{ "extends": "a/d" } ' })).not.toBe(original);
});

test('the hash does not depend on the folder, on other examples, on files of the Finder, or on what is known', () => {
  expect(hash({ ...FILES, 'a/e/files/x.js': '1;' })).toBe(original);
  expect(hash({ ...FILES, '_base/.DS_Store': '', 'a/b/files/src/.DS_Store': '' })).toBe(original);
  const root = createFolder(FILES);
  const known: FolderHashes = new Map();
  hashExample(root, 'a/e', known);
  expect(hashExample(root, 'a/b', known)).toBe(original);
  const folders = [...known.keys()].map((folder) => path.relative(root, folder).replaceAll(path.sep, '/'));
  expect(folders).toEqual(['toolchain.json', '_base', 'a/e', 'a/b', 'a/c', 'a/d']);
});

test('the name and the text of a file do not run into each other', () => {
  const [one, two] = [
    { 'a/b/files/x': '1', 'a/b/files/y': '' },
    { 'a/b/files/x': '', 'a/b/files/y': '1' },
  ];
  expect(hash({ ...FILES, ...one })).not.toBe(hash({ ...FILES, ...two }));
});

test('a link is not the file that it leads to', () => {
  const root = createFolder(FILES);
  const before = hashExample(root, 'a/b');
  writeFiles(root, { 'other.js': '1;' });
  symlinkSync(path.join(root, 'other.js'), path.join(root, 'a/b/files/link.js'));
  const linked = hashExample(root, 'a/b');
  expect(linked).not.toBe(before);
  expect(linked).not.toBe(hash({ ...FILES, 'a/b/files/link.js': '1;' }));
});

test('settings may start with a byte order mark', () => {
  const marked = { ...FILES, 'a/b/example.json': '\uFEFF{ "extends": "a/c" }' };
  expect(hash(marked)).not.toBe(hash({ ...marked, 'a/c/example.json': '{}' }));
});

test('examples that extend each other have a hash, and a missing one has none', () => {
  const files = { 'a/b/example.json': '{ "extends": "a/c" }', 'a/c/example.json': '{ "extends": "a/b" }' };
  expect(hash(files)).toMatch(/^[0-9a-f]{64}$/);
  expect(() => hash({ 'a/c/example.json': '{}' })).toThrow('ENOENT');
});
