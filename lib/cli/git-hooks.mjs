/** Runs after `npm install`: makes git use the hooks in `.githooks`, unless other hooks are configured or this is not a clone. */
import { runGit } from '../node/git.mjs';
import { ROOT } from '../node/settings.mjs';

const git = (/** @type {string[]} */ ...args) => runGit(ROOT, ...args).trim();

try {
  const isClone = !process.env.CI && git('rev-parse', '--show-cdup') === '';
  if (isClone && git('config', '--default', '', '--get', 'core.hooksPath') === '') git('config', 'core.hooksPath', '.githooks');
} catch {
  // No hooks without git or outside a clone.
}
