import path from 'node:path';
import { copyOverlay } from '@/lib/build/overlay';
import { createFolder, readFolder } from './temporary-folder';

test('files are added, and replace those of the own public folder', () => {
  const overlay = createFolder({ 'logo.svg': 'theirs', 'img/a.png': 'a' });
  const own = createFolder({ 'logo.svg': 'ours' });
  const out = createFolder({ 'logo.svg': 'ours', 'index.html': 'page' });
  copyOverlay(overlay, own, out);
  expect(readFolder(out)).toEqual({ 'logo.svg': 'theirs', 'img/a.png': 'a', 'index.html': 'page' });
});

test('pages are not replaced', () => {
  const overlay = createFolder({ 'index.html': 'theirs' });
  const out = createFolder({ 'index.html': 'page' });
  expect(() => copyOverlay(overlay, createFolder(), out)).toThrow(
    /would replace pages or scripts of the site; rename them: index\.html\.$/,
  );
  expect(readFolder(out)).toEqual({ 'index.html': 'page' });
});

test('a site without a public folder needs none', () => {
  const out = createFolder({ 'index.html': 'page' });
  copyOverlay(path.join(out, 'none'), createFolder(), out);
  expect(readFolder(out)).toEqual({ 'index.html': 'page' });
});
