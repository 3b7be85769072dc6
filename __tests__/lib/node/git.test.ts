import { rmSync } from 'node:fs';
import path from 'node:path';
import { hashInputs } from '@/lib/cli/build-inputs';
import { findGitFailure, listChangedFiles, readCommit, runGit, tryGit } from '@/lib/node/git.mjs';
import { readSettings } from '@/lib/node/settings.mjs';
import { readLastUpdated } from '@/lib/source/last-updated';
import { commitAll, git } from '../../support/repository';
import { createFolder, writeFiles } from '../../support/temporary-folder';

function createRepository(files: Readonly<Record<string, string>>): string {
  const folder = createFolder(files);
  commitAll(folder);
  return folder;
}

test('returns what git prints, without quoting paths', () => {
  const folder = createRepository({ '指南.mdx': '1' });
  expect(runGit(folder, 'ls-files')).toBe('指南.mdx\n');
  expect(tryGit(folder, 'rev-parse', '--show-prefix')).toBe('\n');
});

test('the output may be as long as the log of a large repository', () => {
  const text = 'x'.repeat(1 << 21);
  expect(runGit(createRepository({ 'a.txt': text }), 'show', 'HEAD:a.txt')).toBe(text);
});

test('a failure has the message of git, or is undefined', () => {
  const folder = createFolder({ 'a.txt': '' });
  const commit = createRepository({ 'a.txt': '' });
  expect(() => runGit(commit, 'show', 'nothing')).toThrow(/^git show nothing failed in .+: fatal: ambiguous argument 'nothing'/);
  expect(tryGit(commit, 'show', 'nothing')).toBeUndefined();
  expect(() => runGit(path.join(folder, 'missing'), 'status')).toThrow('ENOENT');
  expect(tryGit(path.join(folder, 'missing'), 'status')).toBeUndefined();
});

test('the variables that git sets for hooks do not lead to another repository', () => {
  const folder = createRepository({ 'own.txt': '1' });
  const own = readCommit(folder);
  const before = hashInputs(readSettings({ DOCS_DIR: folder }));
  const other = createRepository({ 'other.txt': '2' });
  const variables = { GIT_DIR: path.join(other, '.git'), GIT_WORK_TREE: other, GIT_INDEX_FILE: path.join(other, '.git/index') };
  Object.assign(process.env, variables);
  try {
    expect(readCommit(folder)).toBe(own);
    expect([...readLastUpdated(folder).keys()]).toEqual(['own.txt']);
    expect(hashInputs(readSettings({ DOCS_DIR: folder }))).toBe(before);
    expect(listChangedFiles(folder)).toEqual([]);
  } finally {
    for (const name of Object.keys(variables)) delete process.env[name];
  }
});

test('the settings of the user change nothing', () => {
  const folder = createRepository({ 'site/a.txt': '1', 'other.txt': '1' });
  const site = path.join(folder, 'site');
  git(folder, 'mv', 'site/a.txt', 'site/b.txt');
  commitAll(folder);
  writeFiles(folder, { 'site/new.txt': '' });
  // Like a commit that the code host has signed.
  const signed = `gpgsig -----BEGIN PGP SIGNATURE-----\n \n -----END PGP SIGNATURE-----\n`;
  const commit = runGit(folder, 'cat-file', 'commit', 'HEAD').replace('\n\n', `\n${signed}\n`);
  writeFiles(folder, { '.git/signed': commit });
  git(folder, 'reset', '--quiet', '--soft', runGit(folder, 'hash-object', '-t', 'commit', '-w', '.git/signed').trim());
  const read = () => [
    runGit(site, 'log', '--format=%x00', '--name-only', '--', '.'),
    runGit(site, 'diff', '--name-only', 'HEAD~1'),
    runGit(folder, 'status', '--porcelain'),
  ];
  const expected = read();
  const settings = '[diff]\nrelative = true\n[log]\nshowRoot = false\nshowSignature = true\n[status]\nshowUntrackedFiles = no\n';
  process.env.GIT_CONFIG_GLOBAL = path.join(createFolder({ gitconfig: settings }), 'gitconfig');
  try {
    expect(read()).toEqual(expected);
  } finally {
    delete process.env.GIT_CONFIG_GLOBAL;
  }
});

describe('a history that git cannot read', () => {
  const { PATH } = process.env;
  afterEach(() => {
    for (const name of ['GIT_TEST_ASSUME_DIFFERENT_OWNER', 'GIT_CONFIG_GLOBAL']) delete process.env[name];
    process.env.PATH = PATH;
  });

  test('is missing outside a clone', () => {
    expect(findGitFailure(createRepository({ 'a.txt': '' }))).toBeUndefined();
    expect(findGitFailure(createFolder({ 'a.txt': '' }))).toEqual({
      reason: expect.stringMatching(/^There is no git history \(fatal: not a git repository .*\)$/),
      fix: 'Clone the repository with git',
    });
  });

  test('belongs to another user', () => {
    const folder = createRepository({ 'a.txt': '' });
    Object.assign(process.env, { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1', GIT_CONFIG_GLOBAL: path.join(folder, 'none') });
    expect(findGitFailure(folder)).toEqual({
      reason: 'git does not read the history, because the folder belongs to another user',
      fix: `Run git config --global --add safe.directory ${folder}`,
    });
  });

  test('needs git', () => {
    const folder = createFolder({ 'a.txt': '' });
    process.env.PATH = folder;
    expect(findGitFailure(folder)).toEqual({ reason: 'git cannot run (spawnSync git ENOENT)', fix: 'Install git' });
  });
});

describe('changed files', () => {
  test('without origin/main, lists changes since the last commit', () => {
    const folder = createRepository({ 'a.ts': '1', 'b.ts': '1', 'gone.ts': '1', 'same.ts': '1', '.gitignore': 'out' });
    writeFiles(folder, { 'a.ts': '2', 'b.ts': '2' });
    git(folder, 'add', 'b.ts');
    writeFiles(folder, { 'new.ts': '1', out: '1' });
    rmSync(path.join(folder, 'gone.ts'));
    expect(listChangedFiles(folder)).toEqual(['a.ts', 'b.ts', 'new.ts']);
  });

  test('with origin/main, also lists files committed on the branch', () => {
    const folder = createRepository({ 'a.ts': '1', 'b.ts': '1' });
    git(folder, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
    writeFiles(folder, { 'a.ts': '2' });
    commitAll(folder);
    writeFiles(folder, { 'new.ts': '1' });
    expect(listChangedFiles(folder)).toEqual(['a.ts', 'new.ts']);
  });

  test('without a git history, says what to do', () => {
    expect(() => listChangedFiles(createFolder({ 'a.ts': '1' }))).toThrow(
      /^There is no git history \(.+\), so the changes are unknown\. Clone the repository with git, or run npm test, which checks everything\.$/,
    );
  });
});
