/** Installs a browser for the tests if there is none. A program of its own, so that other stages of `npm test` can run in the meantime. */
import { ensureBrowser } from '@/lib/node/resolve-browser';

await ensureBrowser();
