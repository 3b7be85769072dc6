/** Installs a browser for the tests if there is none. A program of its own, so that other stages of `npm test` can run in the meantime. */
import '../node/start-program.mjs';
import { ensureBrowser } from '../node/resolve-browser.mjs';

await ensureBrowser();
