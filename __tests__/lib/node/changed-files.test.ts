import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listChangedFiles } from '@/lib/node/changed-files.mjs';
import { commitAll, git } from '../../support/repository';
import { createFolder } from '../../support/temporary-folder';

/** A repository whose last commit contains these files. */
function createRepository(files: Readonly<Record<string, string>>) {
  const folder = createFolder(files);
  commitAll(folder);
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  return { folder, write };
}

test('without origin/main, lists changes since the last commit', () => {
  const { folder, write } = createRepository({ 'a.ts': '1', 'b.ts': '1', 'gone.ts': '1', 'same.ts': '1', '.gitignore': 'out' });
  write('a.ts', '2');
  write('b.ts', '2');
  git(folder, 'add', 'b.ts');
  write('new.ts', '1');
  write('out', '1');
  rmSync(path.join(folder, 'gone.ts'));
  expect(listChangedFiles(folder)).toEqual(['a.ts', 'b.ts', 'new.ts']);
});

test('with origin/main, also lists files committed on the branch', () => {
  const { folder, write } = createRepository({ 'a.ts': '1', 'b.ts': '1' });
  git(folder, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
  write('a.ts', '2');
  commitAll(folder);
  write('new.ts', '1');
  expect(listChangedFiles(folder)).toEqual(['a.ts', 'new.ts']);
});

test('without a git history, says what to do', () => {
  expect(() => listChangedFiles(createFolder({ 'a.ts': '1' }))).toThrow(
    /^There is no git history \(.+\), so it is not known what has changed\. Clone the repository with git, or run npm test, which checks all\.$/,
  );
});
