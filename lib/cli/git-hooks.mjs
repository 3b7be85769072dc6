// @ts-check
import { runGit } from '../node/git.mjs';
import { ROOT } from '../node/settings.mjs';

/** Runs after `npm install`: makes git use the hooks in `.githooks`, unless other hooks are configured or this is not a clone. */
function setHooksPath() {
  if (process.env.CI) return;
  try {
    const git = (/** @type {string[]} */ ...args) => runGit(ROOT, ...args).trim();
    if (git('rev-parse', '--show-cdup') !== '') return;
    const configured = git('config', '--default', '', '--get', 'core.hooksPath');
    if (configured === '') git('config', 'core.hooksPath', '.githooks');
  } catch {
    // No hooks without git or outside a clone.
  }
}

setHooksPath();
