import { spawnSync } from 'node:child_process';

/** The environment without the variables that git sets for hooks, because they would override the working directory. */
const OWN_REPOSITORY = { GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined };

/** Settings that users may have and that would change which paths git prints, or what it prints between them. */
const OWN_SETTINGS = [
  'core.quotePath=false',
  'diff.relative=false',
  'log.showRoot=true',
  'log.showSignature=false',
  'status.showUntrackedFiles=normal',
].flatMap((setting) => ['-c', setting]);

/** Runs git in a folder. Messages are in English, and the output does not depend on the settings of the user. */
function spawnGit(/** @type {string} */ folder, /** @type {string[]} */ ...args) {
  const env = { ...process.env, ...OWN_REPOSITORY, LC_ALL: 'C' };
  return spawnSync('git', [...OWN_SETTINGS, ...args], { cwd: folder, env, encoding: 'utf8', maxBuffer: 1 << 28 });
}

/** Returns what git prints in a folder. Throws an error with its message if it fails. */
export function runGit(/** @type {string} */ folder, /** @type {string[]} */ ...args) {
  const { error, status, stdout, stderr } = spawnGit(folder, ...args);
  if (error) throw error;
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed in ${folder}: ${stderr.trim()}`);
  return stdout;
}

/** Returns what git prints in a folder; undefined if it fails. */
export function tryGit(/** @type {string} */ folder, /** @type {string[]} */ ...args) {
  const { error, status, stdout } = spawnGit(folder, ...args);
  return error || status !== 0 ? undefined : stdout;
}

/** Finds out why git cannot read the history of a folder; undefined if it can. `fix` is the start of a sentence. */
export function findGitFailure(/** @type {string} */ folder) {
  const { error, status, stderr } = spawnGit(folder, 'rev-parse', '--git-dir');
  if (error) return { reason: `git cannot run (${error.message})`, fix: 'Install git' };
  if (status === 0) return undefined;
  const trust = /git config .*safe\.directory .*/.exec(stderr)?.[0];
  if (trust) return { reason: 'git does not read the history, because the folder belongs to another user', fix: `Run ${trust}` };
  return { reason: `There is no git history (${stderr.split('\n')[0]})`, fix: 'Clone the repository with git' };
}

/** Throws an error that says what to do if git cannot read the history of a folder. `then` is the end of a sentence. */
export function requireHistory(/** @type {string} */ folder, /** @type {string} */ then) {
  const failure = findGitFailure(folder);
  if (failure) throw new Error(`${failure.reason}, so the changes are unknown. ${failure.fix}, ${then}`);
}

/** Returns the checked-out commit; undefined outside a git repository. */
export function readCommit(/** @type {string} */ folder) {
  return tryGit(folder, 'rev-parse', 'HEAD')?.trim();
}

/**
 * Lists files that changed since the branch point from `origin/main` or, without that branch, since the last commit: committed, staged,
 * unstaged and untracked, but not deleted. Paths are relative to the root of the repository. Throws if there is no git history.
 */
export function listChangedFiles(/** @type {string} */ root) {
  requireHistory(root, 'or run npm test, which checks everything.');
  const base = tryGit(root, 'merge-base', 'HEAD', 'origin/main')?.trim() ?? 'HEAD';
  const changed = runGit(root, 'diff', '--name-only', '--diff-filter=d', '-z', base);
  const added = runGit(root, 'ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set((changed + added).split('\0').filter(Boolean))].sort();
}
