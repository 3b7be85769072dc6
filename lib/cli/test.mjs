/** `npm test`: all checks, even in a fresh clone. */
import '../node/start-program.mjs';
import { installPackages } from '../node/install.mjs';
import { readFlags } from '../node/read-flags.mjs';
import { checkRoot, ROOT } from '../node/settings.mjs';

readFlags({});
checkRoot();
await installPackages(ROOT);
const { register } = await import('tsx/esm/api');
register();
await import('./test-stages.ts');
