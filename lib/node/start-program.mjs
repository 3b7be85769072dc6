import { checkNodeVersion } from './install.mjs';
import { endWithNpm } from './signals.mjs';
import { exitWithError } from './terminal.mjs';

/**
 * Imported first by the programs that run before anything is installed, or without packages: an error that they do not catch is a message
 * for people, Node must not be too old, and they end with npm.
 */
process.on('uncaughtException', exitWithError);
checkNodeVersion();
endWithNpm();
