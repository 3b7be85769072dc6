import path from 'node:path';
import { checkWritable } from '@/lib/node/check-writable.mjs';
import { createFolder, readFolder } from '../../support/temporary-folder';

test('a folder that can be written is created and stays empty', () => {
  const root = createFolder();
  checkWritable(path.join(root, 'a/b'));
  expect(readFolder(root)).toEqual({});
});

test('a folder that cannot be written is an error', () => {
  const root = createFolder({ file: '' });
  expect(() => checkWritable(path.join(root, 'file/a'))).toThrow(/ENOTDIR|EEXIST/);
});
