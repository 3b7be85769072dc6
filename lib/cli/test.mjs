/** `npm test`: all checks, even in a fresh clone. */
import path from 'node:path';
import '../node/start-program.mjs';
import { installExamplePackages, installPackages, registerTypescript } from '../node/install.mjs';
import { readFlags } from '../node/read-flags.mjs';
import { ROOT } from '../node/settings.mjs';
import { InterruptedError } from '../node/signals.mjs';

readFlags({});
// At the same time, because npm keeps only one core busy. If it fails, the stage that installs the packages of all examples says why.
const examples = installExamplePackages(path.join(ROOT, 'lib/examples/toolchain/default')).catch((error) => {
  if (error instanceof InterruptedError) throw error;
});
await installPackages(ROOT).finally(() => examples);
await registerTypescript();
await import('./test-stages.ts');
