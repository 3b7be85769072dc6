import { existsSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { CompressedCopies } from '@/lib/cli/server/compressed-copies';
import { createFolder } from '../../../support/temporary-folder';

test.each(['while', 'after'])('removal %s a file is compressed leaves no folder', async (when) => {
  const copies = new CompressedCopies(createFolder({ 'a.html': 'words '.repeat(1000) }), 11);
  const copy = copies.prepare('a.html', 'br');
  if (when === 'after') await copy;
  copies.remove();
  const folder = path.dirname(await copy);
  await setImmediate();
  expect(existsSync(folder)).toBe(false);
});

test('if a file changes while it is compressed, the newest copy remains', async () => {
  const root = createFolder({ 'a.html': 'words '.repeat(1000) });
  const copies = new CompressedCopies(root, 11);
  const prepareAt = (seconds: number) => {
    utimesSync(path.join(root, 'a.html'), seconds, seconds);
    return copies.prepare('a.html', 'br');
  };
  const [folder = ''] = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(prepareAt));
  expect(statSync(path.join(folder, 'a.html')).mtimeMs).toBe(8000);
  copies.remove();
});
