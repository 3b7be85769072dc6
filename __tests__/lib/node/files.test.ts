import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { listFiles, writeFileWithFolders } from '@/lib/node/files';
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
