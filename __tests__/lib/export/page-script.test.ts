import { brotliCompressSync } from 'node:zlib';
import type { FrameworkEntry } from '@/lib/browser/start/framework';
import { writePageScript } from '@/lib/export/page-script';
import { createFolder, readFolder } from '../../support/temporary-folder';

/** As many entries as the site has kinds of pages, with names as long as those of the bundler. */
const ENTRIES: readonly FrameworkEntry[] = [1, 2, 3].map((entry) => {
  const chunks = [...'abcdefghij'].map(
    (letter, index) => `static/chunks/${`${letter}${entry * 7919 + index * 104_729}`.padEnd(13, 'q')}.js`,
  );
  const styles = [`/_next/static/chunks/${entry}.css`];
  return { scripts: chunks.map((chunk) => `/_next/${chunk}`), styles, record: { otherChunks: chunks, runtimeModuleIds: [entry] } };
});

async function write(entries = ENTRIES, buildId = 'build-1') {
  const outDir = createFolder();
  const url = await writePageScript(outDir, entries, buildId);
  const files = readFolder(outDir);
  expect(Object.keys(files)).toEqual([url.slice(1)]);
  return { url, code: files[url.slice(1)] ?? '' };
}

test('the same input is the same file, and other input another one', async () => {
  const first = await write();
  expect(first.url).toMatch(/^\/_next\/static\/page-[\da-f]{16}\.js$/);
  expect(await write()).toEqual(first);
  expect((await write(ENTRIES, 'build-2')).url).not.toBe(first.url);
  expect((await write(ENTRIES.slice(1))).url).not.toBe(first.url);
});

test('contains entries and build, and nothing that the policy forbids or that readers need not download', async () => {
  const { code } = await write();
  expect(code).toContain('"build-1"');
  expect(code).toContain(ENTRIES[0]?.scripts[0]);
  expect(code).not.toMatch(/\beval\b|\bnew Function\b|\bFunction\(/);
  expect(code).not.toMatch(/\bENTRIES\b|\bBUILD\b|react\.|sourceMappingURL|\/\*!/);
  expect(code.startsWith('"use strict";(()=>{')).toBe(true);
});

test('is smaller than 7 KiB', async () => {
  const { code } = await write();
  expect(brotliCompressSync(code).byteLength).toBeLessThan(7 * 1024);
});
