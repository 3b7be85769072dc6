import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { clearCurrent, hashInputs, isCurrent, markCurrent } from '@/lib/cli/build-inputs';
import { readSettings } from '@/lib/node/settings.mjs';
import { createFolder } from '../../support/temporary-folder';

function createSettings() {
  const docsDir = createFolder({ 'content/en/a.mdx': '1' });
  const stateDir = createFolder();
  return { ...readSettings({ DOCS_DIR: docsDir }), outDir: createFolder({ 'index.html': '' }), stateDir };
}

test('changing the content or the base path changes the hash', () => {
  const settings = createSettings();
  const before = hashInputs(settings);
  expect(hashInputs(settings)).toBe(before);
  expect(hashInputs({ ...settings, basePath: '/docs' })).not.toBe(before);
  writeFileSync(path.join(settings.docsDir, 'content/en/a.mdx'), '2');
  expect(hashInputs(settings)).not.toBe(before);
});

test('a site is current only for its inputs and only while it exists', () => {
  const settings = createSettings();
  expect(isCurrent(settings, 'a')).toBe(false);
  markCurrent(settings, 'a');
  expect(isCurrent(settings, 'a')).toBe(true);
  expect(isCurrent(settings, 'b')).toBe(false);
  expect(isCurrent({ ...settings, outDir: createFolder() }, 'a')).toBe(false);
  clearCurrent(settings);
  expect(isCurrent(settings, 'a')).toBe(false);
});
