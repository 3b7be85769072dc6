// @ts-check
import { execFileSync } from 'node:child_process';
import { ROOT } from '../node/settings.mjs';

/** After an installation: git runs the hooks of `.githooks`, unless it is told to run others, or this is no work tree of ours. */
function setHooksPath() {
  if (process.env.CI) return;
  try {
    const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
    if (git('rev-parse', '--show-cdup') !== '') return;
    const configured = git('config', '--default', '', '--get', 'core.hooksPath');
    if (configured === '') git('config', 'core.hooksPath', '.githooks');
  } catch {
    // Without git, or outside a clone, there is nothing to hook into.
  }
}

setHooksPath();
