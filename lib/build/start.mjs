// @ts-check
import { checkNodeVersion, installPackages } from './install.mjs';
import { checkPort } from './listen.mjs';
import { ROOT } from './settings.mjs';
import { endWithNpm, exitWithError, runScript } from './terminal.mjs';

/** `npm start`: from a fresh clone to the site in a browser. Runs before anything is installed. */
async function startSite() {
  checkNodeVersion();
  endWithNpm();
  await checkPort(process.env.PORT, process.env.HOST || 'localhost');
  await installPackages(ROOT);
  const code = await runScript('lib/build/build.ts', ['--if-changed']);
  process.exit(code === 0 ? await runScript('lib/build/serve.ts') : code);
}

startSite().catch(exitWithError);
