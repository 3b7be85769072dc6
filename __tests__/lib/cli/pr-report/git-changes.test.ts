import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listChanges, readAt, resolveBase } from '@/lib/cli/pr-report/git-changes';
import { UsageError } from '@/lib/node/read-flags.mjs';
import { commitAll, git } from '../../../support/repository';
import { createFolder, writeFiles } from '../../../support/temporary-folder';

const TEXT = 'one\ntwo\nthree\nfour\n';

function createRepository(): string {
  const folder = createFolder({
    'site/a.txt': 'a',
    'site/gone.txt': 'gone',
    'site/选项.txt': TEXT,
    'site/same.txt': 's',
    'other.txt': 'o',
  });
  commitAll(folder);
  return folder;
}

test('changes since the branch point are listed, committed or not, relative to the site', () => {
  const folder = createRepository();
  const site = path.join(folder, 'site');
  git(folder, 'checkout', '--quiet', '-b', 'work');
  renameSync(path.join(site, '选项.txt'), path.join(site, 'moved 1.txt'));
  rmSync(path.join(site, 'gone.txt'));
  commitAll(folder);
  writeFiles(folder, { 'site/a.txt': 'b', 'site/new.txt': 'n', 'other.txt': 'changed' });
  git(folder, 'checkout', '--quiet', '--detach', 'main');
  writeFiles(folder, { 'site/same.txt': 'on main' });
  git(folder, 'commit', '--quiet', '--no-verify', '-m', 'x', '--', 'site/same.txt');
  git(folder, 'branch', '--force', 'main');
  git(folder, 'checkout', '--quiet', 'work');
  const base = resolveBase(site, 'main');
  expect(listChanges(site, base)).toEqual([
    { kind: 'changed', from: 'a.txt', file: 'a.txt' },
    { kind: 'removed', from: 'gone.txt', file: 'gone.txt' },
    { kind: 'moved', from: '选项.txt', file: 'moved 1.txt' },
    { kind: 'added', from: 'new.txt', file: 'new.txt' },
  ]);
  expect([readAt(site, base, '选项.txt'), readAt(site, base, 'new.txt')]).toEqual([TEXT, undefined]);
});

test.each(['nowhere', '--help', 'HEAD:site', 'main..work'])('the base %s is refused', (ref) => {
  const folder = createRepository();
  expect(() => resolveBase(folder, ref)).toThrow(UsageError);
  expect(() => resolveBase(folder, ref)).toThrow(
    `There is no commit "${ref}" in this repository. Fetch it (git fetch origin), or pass another one: npm run pr:report -- --base=origin/main`,
  );
});

test('a base without a common commit is refused', () => {
  const folder = createRepository();
  git(folder, 'checkout', '--quiet', '--orphan', 'apart');
  writeFiles(folder, { 'site/a.txt': 'apart' });
  commitAll(folder);
  expect(() => resolveBase(folder, 'main')).toThrow(
    '"main" and the checked-out commit have no common commit. In a shallow clone, run git fetch --unshallow first.',
  );
});
