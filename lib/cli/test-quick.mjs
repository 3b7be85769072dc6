/** `npm run test:quick`: types, lint, the content, and the unit tests that changes on this branch affect. */
import '../node/start-program.mjs';
import { listChangedFiles } from '../node/git.mjs';
import { installPackages, registerTypescript } from '../node/install.mjs';
import { readFlags } from '../node/read-flags.mjs';
import { ROOT } from '../node/settings.mjs';

readFlags({});
await installPackages(ROOT);
await registerTypescript();
const { CHECKS, clearResults, jestStage, runStages } = await import('./run-stages.ts');
const changed = listChangedFiles(ROOT);
const sources = changed.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.startsWith('content/'));
const stages = [];
if (sources.length > 0) stages.push(jestStage('affected unit tests', '--findRelatedTests', ...sources, '--passWithNoTests'));
// Jest knows which tests import a file, but not which ones read it.
if (changed.some((file) => file.startsWith('content/'))) stages.push(jestStage('tests of the content', '__tests__/site/content.test.ts'));
clearResults();
process.exit(await runStages([CHECKS, [stages]]));
