import { checkNodeVersion } from './install.mjs';
import { checkRoot } from './settings.mjs';
import { endWithNpm } from './signals.mjs';
import { exitWithError } from './terminal.mjs';

/**
 * Imported first by the programs that run before anything is installed, or without packages: an error that they do not catch is a message
 * for people, Node must not be too old, the compilers must be able to read the folder, and they end with npm.
 */
process.on('uncaughtException', exitWithError);
checkNodeVersion();
checkRoot();
endWithNpm();
