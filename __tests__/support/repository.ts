import { existsSync } from 'node:fs';
import path from 'node:path';
import { runGit } from '@/lib/node/git.mjs';

/** Runs git in a folder, without the variables that a hook sets, as a test author. Returns what it prints. */
export function git(folder: string, ...args: string[]): string {
  const own = ['-c', 'user.name=T', '-c', 'user.email=t@example.com', '-c', 'commit.gpgsign=false', '-c', 'init.defaultBranch=main'];
  return runGit(folder, ...own, ...args);
}

/** Commits all files of a folder, which becomes a repository. */
export function commitAll(folder: string): void {
  if (!existsSync(path.join(folder, '.git'))) git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--no-verify', '--allow-empty', '-m', 'x');
}
