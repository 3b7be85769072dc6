// @ts-check
import { execFileSync } from 'node:child_process';

/** The environment without the git variables that a hook sets, because they would override the working directory. */
export const OWN_REPOSITORY = { GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined };

/**
 * Files that changed since the branch point from `origin/main`, or since the last commit without that branch: committed, staged,
 * unstaged and untracked, but not deleted. Paths are relative to `root`. Throws outside a git repository.
 * @param {string} root Root folder of a git repository.
 * @returns {string[]}
 */
export function listChangedFiles(root) {
  const changed = runGit(root, ['diff', '--name-only', '--diff-filter=d', '-z', findBase(root)]);
  const added = runGit(root, ['ls-files', '--others', '--exclude-standard', '-z']);
  return [...new Set((changed + added).split('\0').filter(Boolean))].sort();
}

/** @param {string} root */
function findBase(root) {
  try {
    return runGit(root, ['merge-base', 'HEAD', 'origin/main']).trim();
  } catch {
    return 'HEAD';
  }
}

/**
 * @param {string} root
 * @param {string[]} args
 */
function runGit(root, args) {
  const env = { ...process.env, ...OWN_REPOSITORY };
  return execFileSync('git', args, { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
