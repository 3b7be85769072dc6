/** `npm run test:quick`: types, lint, the unit tests that changes on this branch affect, and the content. */
import '../node/start-program.mjs';
import { listChangedFiles } from '../node/git.mjs';
import { installPackages, registerTypescript } from '../node/install.mjs';
import { readFlags } from '../node/read-flags.mjs';
import { ROOT } from '../node/settings.mjs';

readFlags({});
await installPackages(ROOT);
await registerTypescript();
const { CHECKS, clearResults, jestStage, runStages } = await import('./run-stages.ts');
const sources = listChangedFiles(ROOT).filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.startsWith('content/'));
const affected = jestStage('affected unit tests', '--findRelatedTests', ...sources, '--passWithNoTests');
clearResults();
process.exit(await runStages([CHECKS, ...(sources.length > 0 ? [[[affected]]] : [])]));
