import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listChangedFiles } from '@/lib/node/changed-files.mjs';
import { runGit } from '@/lib/node/git.mjs';
import { createFolder } from '../../support/temporary-folder';

/** A repository whose last commit contains these files. */
function createRepository(files: Readonly<Record<string, string>>) {
  const folder = createFolder(files);
  const git = (...args: string[]) => runGit(folder, ...args);
  const commit = () => git('-c', 'user.name=a', '-c', 'user.email=a@a.example', 'commit', '-qm', 'x');
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  git('init', '-q');
  git('add', '.');
  commit();
  return { folder, git, commit, write };
}

test('without origin/main, lists changes since the last commit', () => {
  const { folder, git, write } = createRepository({ 'a.ts': '1', 'b.ts': '1', 'gone.ts': '1', 'same.ts': '1', '.gitignore': 'out' });
  write('a.ts', '2');
  write('b.ts', '2');
  git('add', 'b.ts');
  write('new.ts', '1');
  write('out', '1');
  rmSync(path.join(folder, 'gone.ts'));
  expect(listChangedFiles(folder)).toEqual(['a.ts', 'b.ts', 'new.ts']);
});

test('with origin/main, also lists files committed on the branch', () => {
  const { folder, git, commit, write } = createRepository({ 'a.ts': '1', 'b.ts': '1' });
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  write('a.ts', '2');
  git('add', 'a.ts');
  commit();
  write('new.ts', '1');
  expect(listChangedFiles(folder)).toEqual(['a.ts', 'new.ts']);
});
