/** `npm test`: all checks, even in a fresh clone. */
import '../node/start-program.mjs';
import { installPackages, registerTypescript } from '../node/install.mjs';
import { readFlags } from '../node/read-flags.mjs';
import { checkRoot, ROOT } from '../node/settings.mjs';

readFlags({});
checkRoot();
await installPackages(ROOT);
await registerTypescript();
await import('./test-stages.ts');
