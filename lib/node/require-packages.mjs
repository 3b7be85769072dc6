import { checkInstalled, checkNodeVersion } from './install.mjs';
import { checkRoot, ROOT } from './settings.mjs';
import { endWithNpm } from './signals.mjs';
import { exitWithError } from './terminal.mjs';

/**
 * npm scripts that need the packages but do not install them import this first. Ends the process with a single message if Node is too old,
 * the compilers cannot read the folder, or packages are missing, where Node would say that it cannot find a module of some package. Also
 * makes the script end with npm.
 */
try {
  checkNodeVersion();
  checkRoot();
  checkInstalled(ROOT);
  endWithNpm();
} catch (error) {
  exitWithError(error);
}
