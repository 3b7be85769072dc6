import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { toDisplayPath } from '@/lib/site/display-path';
import { describeMissingHistory, parseLog } from '@/lib/source/last-updated';
import { createFolder } from '../../support/temporary-folder';

const LOG = [
  '\0aaa 2026-02-02T10:00:00+00:00',
  '',
  'en/a.mdx',
  'zh/指南.mdx',
  '\0bbb 2026-01-01T10:00:00+00:00',
  '',
  'en/a.mdx',
  'en/b.mdx',
  '',
].join('\n');

test('uses the newest commit of a file', () => {
  expect([...parseLog(LOG, new Set())]).toEqual([
    ['en/a.mdx', '2026-02-02T10:00:00+00:00'],
    ['zh/指南.mdx', '2026-02-02T10:00:00+00:00'],
    ['en/b.mdx', '2026-01-01T10:00:00+00:00'],
  ]);
});

test('ignores the oldest commit of a shallow clone, which contains every file', () => {
  expect([...parseLog(LOG, new Set(['bbb']))].map(([file]) => file)).toEqual(['en/a.mdx', 'zh/指南.mdx']);
  expect([...parseLog(LOG, new Set(['aaa']))]).toEqual([['en/b.mdx', '2026-01-01T10:00:00+00:00']]);
});

test('returns no dates without a git history', () => {
  expect(parseLog('', new Set()).size).toBe(0);
});

test('a missing git history has a reason and a fix', () => {
  const folder = createFolder({ 'a.mdx': '' });
  const so = `so pages of ${toDisplayPath(folder)}/ do not show when they were last updated.`;
  const off = 'or set theme.lastUpdated to false in the site configuration.';
  const [reason, rest] = describeMissingHistory(folder)?.split(', so ') ?? [];
  expect(reason).toMatch(/^There is no git history \(fatal: not a git repository .*\)$/);
  expect(`so ${rest}`).toBe(`${so} Clone the repository with git, ${off}`);
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: folder });
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--no-verify', '-m', 'a');
  expect(describeMissingHistory(folder)).toBe(
    `The git history has no commit of ${toDisplayPath(folder)}/, ${so} Commit the folder, ${off}`,
  );
  git('add', '.');
  git('commit', '--quiet', '--no-verify', '-m', 'b');
  expect(describeMissingHistory(folder)).toBeUndefined();
  git('clone', '--quiet', '--depth=1', `file://${folder}`, 'clone');
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
