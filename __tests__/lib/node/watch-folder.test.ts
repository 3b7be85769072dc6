import { mkdirSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import { raiseContentRevision, resetContentRevision } from '@/lib/node/content-revision.mjs';
import { SETTLE_MS, watchFolder } from '@/lib/node/watch-folder.mjs';
import { createFolder, readFolder } from '../../support/temporary-folder';

/**
 * Resolves when this process has been told of all changes so far: the system reports them in order, so what is written last is
 * reported last.
 */
function hearOfChanges(): Promise<void> {
  const folder = createFolder();
  return new Promise((resolve) => {
    const watcher = watch(folder, () => {
      watcher.close();
      resolve();
    });
    writeFileSync(path.join(folder, 'last'), '');
  });
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('every way of saving is seen, as one change each', async () => {
  const folder = createFolder({ 'en/a.mdx': '1' });
  const file = path.join(folder, 'en/a.mdx');
  let changes = 0;
  const stop = watchFolder(folder, () => {
    changes += 1;
  });
  const saves: (() => void)[] = [
    () => writeFileSync(file, '2'),
    () => {
      writeFileSync(`${file}.tmp`, '3');
      renameSync(`${file}.tmp`, file);
    },
    () => writeFileSync(file, '4'),
    () => {
      mkdirSync(path.join(folder, 'en/new'));
      writeFileSync(path.join(folder, 'en/new/b.mdx'), '1');
    },
    () => writeFileSync(path.join(folder, 'en/new/b.mdx'), '2'),
    () => rmSync(path.join(folder, 'en/new'), { recursive: true }),
  ];
  for (const [index, save] of saves.entries()) {
    save();
    await hearOfChanges();
    jest.advanceTimersByTime(SETTLE_MS - 1);
    expect(changes).toBe(index);
    jest.advanceTimersByTime(1);
    expect(changes).toBe(index + 1);
  }
  stop();
  writeFileSync(file, '5');
  await hearOfChanges();
  jest.advanceTimersByTime(SETTLE_MS);
  expect(changes).toBe(saves.length);
});

test('the revision rises and carries diagnostics until it is reset', () => {
  const folder = createFolder();
  const file = path.join(folder, 'revision.ts');
  const diagnostic = { file: 'content/en/a.mdx', line: 3, message: 'Dead link.', hint: 'Correct the path.' };
  resetContentRevision(file);
  expect(readFolder(folder)['revision.ts']).toContain('export const revision: number = 0;\n');
  raiseContentRevision([], file);
  raiseContentRevision([diagnostic], file);
  expect(readFolder(folder)['revision.ts']).toContain(
    `export const revision: number = 2;\nexport const diagnostics: readonly Diagnostic[] = [${JSON.stringify(diagnostic)}];\n`,
  );
  resetContentRevision(file);
  expect(readFolder(folder)['revision.ts']).toContain('revision: number = 0;\nexport const diagnostics: readonly Diagnostic[] = [];\n');
});
