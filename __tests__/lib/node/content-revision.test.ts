import { statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { ensureContentRevision, raiseContentRevision, resetContentRevision } from '@/lib/node/content-revision';
import { createFolder, readFolder } from '../../support/temporary-folder';

test('the revision increases and contains diagnostics until it is reset', () => {
  const folder = createFolder();
  const file = path.join(folder, 'revision.ts');
  const diagnostic = { file: 'content/en/a.mdx', line: 3, message: 'Dead link.', hint: 'Fix the path.' };
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

test('a module that exists keeps its revision and diagnostics', () => {
  const folder = createFolder();
  const file = path.join(folder, 'revision.ts');
  ensureContentRevision(file);
  expect(readFolder(folder)['revision.ts']).toContain('export const revision: number = 0;\n');
  raiseContentRevision([], file);
  const raised = readFolder(folder);
  ensureContentRevision(file);
  expect(readFolder(folder)).toEqual(raised);
});

test('a file that would not change is not written, so that nothing is built again', () => {
  const file = path.join(createFolder(), 'revision.ts');
  resetContentRevision(file);
  utimesSync(file, 1, 1);
  resetContentRevision(file);
  expect(statSync(file).mtimeMs).toBe(1000);
});
