// @ts-check
import { checkInstalled, checkNodeVersion } from './install.mjs';
import { ROOT } from './settings.mjs';
import { endWithNpm, exitWithError } from './terminal.mjs';

/**
 * Imported first by the npm scripts that need the packages and do not install them: ends the process with one message if Node is too old
 * or the packages are missing. Node would print that it cannot find a module of some package. The script also ends with npm.
 */
try {
  checkNodeVersion();
  checkInstalled(ROOT);
  endWithNpm();
} catch (error) {
  exitWithError(error);
}
