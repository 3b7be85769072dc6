// @ts-check
import { findGitFailure, runGit, tryGit } from './git.mjs';

/**
 * Lists files that changed since the branch point from `origin/main` or, without that branch, since the last commit: committed, staged,
 * unstaged and untracked, but not deleted. Paths are relative to `root`. Throws if there is no git history.
 * @param {string} root Root folder of a git repository.
 * @returns {string[]}
 */
export function listChangedFiles(root) {
  const failure = findGitFailure(root);
  if (failure)
    throw new Error(`${failure.reason}, so it is not known what has changed. ${failure.fix}, or run npm test, which checks all.`);
  const base = tryGit(root, 'merge-base', 'HEAD', 'origin/main')?.trim() ?? 'HEAD';
  const changed = runGit(root, 'diff', '--name-only', '--diff-filter=d', '-z', base);
  const added = runGit(root, 'ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set((changed + added).split('\0').filter(Boolean))].sort();
}
