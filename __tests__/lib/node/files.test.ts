import { chmodSync, lstatSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { listFiles, replaceFile, replaceFiles, writeFileWithFolders } from '@/lib/node/files';
import { createFolder, readFolder } from '../../support/temporary-folder';

test('lists files and links to files in nested folders, sorted, but nothing behind other links', () => {
  const root = createFolder({ 'z.txt': '', 'b/c/a.txt': '', 'b/.hidden': '' });
  symlinkSync('z.txt', path.join(root, 'a-link.txt'));
  symlinkSync('b', path.join(root, 'folder-link'));
  symlinkSync('nowhere', path.join(root, 'broken-link'));
  expect(listFiles(root)).toEqual(['a-link.txt', 'b/.hidden', 'b/c/a.txt', 'z.txt']);
  expect(listFiles(path.join(root, 'missing'))).toEqual([]);
});

test('writes a file, creating missing folders, and replaces an existing one', () => {
  const root = createFolder({ 'a/old.txt': 'old' });
  writeFileWithFolders(path.join(root, 'a/old.txt'), 'new');
  writeFileWithFolders(path.join(root, 'b/c/d.txt'), Buffer.from('text'));
  expect(readFolder(root)).toEqual({ 'a/old.txt': 'new', 'b/c/d.txt': 'text' });
});

test('replaces files, creates missing ones, and keeps modes and links', () => {
  const root = createFolder({ 'a.txt': 'old', 'real.txt': 'old' });
  const at = (name: string) => path.join(root, name);
  chmodSync(at('a.txt'), 0o600);
  symlinkSync('real.txt', at('link.txt'));
  replaceFiles(
    new Map([
      [at('a.txt'), 'new'],
      [at('b/c.txt'), 'new'],
    ]),
  );
  replaceFile(at('link.txt'), 'linked');
  expect(readFolder(root)).toEqual({ 'a.txt': 'new', 'b/c.txt': 'new', 'link.txt': 'linked', 'real.txt': 'linked' });
  expect(statSync(at('a.txt')).mode & 0o777).toBe(0o600);
  expect(lstatSync(at('link.txt')).isSymbolicLink()).toBe(true);
});

test('replaces no file if one of them cannot be written', () => {
  const files = { 'a.txt': 'old', file: 'no folder', 'z.txt': 'old' };
  const root = createFolder(files);
  const texts = new Map(['a.txt', 'file/b.txt', 'z.txt'].map((name) => [path.join(root, name), 'new']));
  expect(() => replaceFiles(texts)).toThrow(expect.objectContaining({ code: expect.stringMatching(/^(?:ENOTDIR|EEXIST)$/) }));
  expect(readFolder(root)).toEqual(files);
});
