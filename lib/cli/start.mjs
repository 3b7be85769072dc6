/** `npm start`: from a fresh clone to the site in a browser. Runs before anything is installed. */
import '../node/start-program.mjs';
import { installPackages } from '../node/install.mjs';
import { checkPort } from '../node/listen.mjs';
import { readFlags } from '../node/read-flags.mjs';
import { runScript } from '../node/run-program.mjs';
import { ROOT } from '../node/settings.mjs';

readFlags({});
await checkPort(process.env.PORT, process.env.HOST || 'localhost');
await installPackages(ROOT);
const code = await runScript('lib/cli/build.ts', ['--if-changed']);
process.exit(code === 0 ? await runScript('lib/cli/serve.ts') : code);
