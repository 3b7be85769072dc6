import path from 'node:path';
import { isInside } from '@/lib/site/file-paths';

test.each([
  [path.posix, '/a/repository', '/a', true],
  [path.posix, '/a/repository', '/a/repository', true],
  [path.posix, '/a/..repository', '/a', true],
  [path.posix, '/a/repository', '/a/repository/out', false],
  [path.posix, '/a/repository', '/b', false],
  [path.win32, 'C:\\repository', 'C:\\', true],
  [path.win32, 'C:\\repository', 'C:\\site', false],
  [path.win32, 'C:\\repository', 'D:\\site', false],
])('%#: a folder contains a path, but not one on another drive', (paths, file, folder, expected) => {
  expect(isInside(file, folder, paths)).toBe(expected);
});
