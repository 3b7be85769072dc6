import path from 'node:path';
import { copyExtraPublic } from '@/lib/export/export-site';
import { createFolder, readFolder } from '../../support/temporary-folder';

test('files are added, and replace files from public', () => {
  const extra = createFolder({ 'logo.svg': 'theirs', 'img/a.png': 'a' });
  const own = createFolder({ 'logo.svg': 'ours' });
  const out = createFolder({ 'logo.svg': 'ours', 'index.html': 'page' });
  copyExtraPublic(extra, own, out);
  expect(readFolder(out)).toEqual({ 'logo.svg': 'theirs', 'img/a.png': 'a', 'index.html': 'page' });
});

test('a file that would replace a page is an error', () => {
  const extra = createFolder({ 'index.html': 'theirs' });
  const out = createFolder({ 'index.html': 'page' });
  expect(() => copyExtraPublic(extra, createFolder(), out)).toThrow(
    /would replace pages or scripts of the site; rename them: index\.html\.$/,
  );
  expect(readFolder(out)).toEqual({ 'index.html': 'page' });
});

test('public of the repository is not an extra public directory', () => {
  const own = createFolder({ 'index.html': 'theirs' });
  const out = createFolder({ 'index.html': 'page' });
  copyExtraPublic(own, own, out);
  expect(readFolder(out)).toEqual({ 'index.html': 'page' });
});

test('the extra public directory is optional', () => {
  const out = createFolder({ 'index.html': 'page' });
  copyExtraPublic(path.join(out, 'none'), createFolder(), out);
  expect(readFolder(out)).toEqual({ 'index.html': 'page' });
});
