import { existsSync } from 'node:fs';
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
