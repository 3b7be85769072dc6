import { compareFolders } from '@/lib/node/compare-folders';
import { createFolder } from '../../support/temporary-folder';

test('folders with the same files do not differ', () => {
  const files = { 'index.html': '<p>a</p>', 'en/guide/a.txt': '配置' };
  expect(compareFolders(createFolder(files), createFolder(files))).toEqual([]);
});

test('lists missing and different files', () => {
  const first = createFolder({ 'a.txt': 'abc', 'b.txt': 'abc', 'c/d.txt': '', 'e.txt': 'ab', same: '1' });
  const second = createFolder({ 'a.txt': 'abd', 'b.txt': 'abcd', 'c/f.txt': '', 'e.txt': 'a', same: '1' });
  expect(compareFolders(first, second)).toEqual([
    'a.txt: differs from byte 2',
    'b.txt: differs from byte 3',
    'c/d.txt: only in the first',
    'c/f.txt: only in the second',
    'e.txt: differs from byte 1',
  ]);
});
