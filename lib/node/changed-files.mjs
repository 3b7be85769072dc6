// @ts-check
import { execFileSync } from 'node:child_process';

/** Environment of git without what a hook sets, which would point to the repository of the hook. */
export const OWN_REPOSITORY = { GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined };

/**
 * Files that differ from the point where this branch left `origin/main`, or from the last commit where there is no such branch:
 * committed, staged, unstaged and new ones, without those that are deleted. Relative to `root`. Throws outside of a clone.
 * @param {string} root The top folder of a repository.
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
