// @ts-check
import { ensureBrowser } from '../node/resolve-browser.mjs';
import { exitWithError } from '../node/terminal.mjs';

/** Installs a browser for the tests if there is none. A program of its own, so that other stages of `npm test` can run in the meantime. */
ensureBrowser().catch(exitWithError);
