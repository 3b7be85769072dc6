import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { toDisplayPath } from '@/lib/site/file-paths';
import { describeMissingHistory, parseLog, readLastUpdated } from '@/lib/source/last-updated';
import { commitAll, git } from '../../support/repository';
import { createFolder } from '../../support/temporary-folder';

/** A repository whose commits, the oldest first, write these files on these days. */
function createRepository(...commits: (readonly [date: string, ...files: string[]])[]): string {
  const root = createFolder({ 'content/.keep': '', 'content/en/.keep': '' });
  const dates = ['GIT_COMMITTER_DATE', 'GIT_AUTHOR_DATE'];
  for (const [date, ...files] of commits) {
    for (const file of files) writeFileSync(path.join(root, file), date);
    for (const name of dates) process.env[name] = date;
    commitAll(root);
  }
  for (const name of dates) delete process.env[name];
  return root;
}

const FIRST = '2025-01-01T10:00:00+00:00';
const SECOND = '2025-02-02T10:00:00+02:00';

test('files have the date of their last commit, by their path in the folder', () => {
  const root = createRepository(
    [FIRST, 'content/en/a.mdx', 'content/en/b.mdx', 'other.txt'],
    [SECOND, 'content/en/a.mdx', 'content/指南.mdx'],
  );
  const dates = readLastUpdated(path.join(root, 'content'));
  expect([...dates].filter(([file]) => file.endsWith('.mdx')).sort()).toEqual([
    ['en/a.mdx', SECOND],
    ['en/b.mdx', FIRST],
    ['指南.mdx', SECOND],
  ]);
  expect(dates.has('other.txt')).toBe(false);
});

test('the date is that of the commit, not that of the change, which a merge can bring in much later', () => {
  const root = createRepository([FIRST, 'content/en/a.mdx']);
  git(root, 'commit', '--quiet', '--amend', '--no-edit', '--date=2024-01-01T10:00:00+00:00');
  const committed = git(root, 'log', '-1', '--format=%cI').trim();
  expect(readLastUpdated(path.join(root, 'content')).get('en/a.mdx')).toBe(committed);
});

test('in a shallow clone, what only its oldest commit claims has no date', () => {
  const root = createRepository([FIRST, 'content/en/a.mdx', 'content/en/b.mdx'], [SECOND, 'content/en/a.mdx']);
  const clone = createFolder();
  git(root, 'clone', '--quiet', '--depth=1', `file://${root}`, clone);
  expect(readLastUpdated(path.join(clone, 'content')).size).toBe(0);
});

test('a folder without history has no dates', () => {
  expect(readLastUpdated(createFolder()).size).toBe(0);
  expect(readLastUpdated('/nowhere').size).toBe(0);
});

test('reads names with spaces, and commits without files', () => {
  const log =
    '\0aaa 2026-02-02T10:00:00+00:00\n\nen/a b.mdx\n\0bbb 2026-01-01T10:00:00+00:00\n\0ccc 2025-01-01T10:00:00+00:00\n\nen/c.mdx\n';
  expect([...parseLog(log, new Set(['bbb']))]).toEqual([
    ['en/a b.mdx', '2026-02-02T10:00:00+00:00'],
    ['en/c.mdx', '2025-01-01T10:00:00+00:00'],
  ]);
});

test('a missing git history has a reason and a fix', () => {
  const folder = createFolder({ 'a.mdx': '' });
  const so = `so pages of ${toDisplayPath(folder)}/ do not show when they were last updated.`;
  const off = 'or set theme.lastUpdated to false in the site configuration.';
  const [reason, rest] = describeMissingHistory(folder)?.split(', so ') ?? [];
  expect(reason).toMatch(/^There is no git history \(fatal: not a git repository .*\)$/);
  expect(`so ${rest}`).toBe(`${so} Clone the repository with git, ${off}`);
  git(folder, 'init', '--quiet');
  git(folder, 'commit', '--quiet', '--allow-empty', '--no-verify', '-m', 'a');
  expect(describeMissingHistory(folder)).toBe(
    `The git history has no commit of ${toDisplayPath(folder)}/, ${so} Commit the folder, ${off}`,
  );
  commitAll(folder);
  expect(describeMissingHistory(folder)).toBeUndefined();
  git(folder, 'clone', '--quiet', '--depth=1', `file://${folder}`, 'clone');
  const clone = path.join(folder, 'clone');
  expect(describeMissingHistory(clone)).toBe(
    `The git clone is shallow, so some pages of ${toDisplayPath(clone)}/ do not show when they were last updated. Run git fetch --unshallow, ${off}`,
  );
});

test('git that cannot run has a reason and a fix', () => {
  expect(describeMissingHistory('/nowhere')).toMatch(
    /^git cannot run \(.*ENOENT.*\), so pages of \S+nowhere\/ do not show .* Install git, or set theme\.lastUpdated to false /,
  );
});
