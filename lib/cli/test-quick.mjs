// @ts-check
/** `npm run test:quick`: types, lint, the unit tests affected by changes of this branch, and the content. */
import '../node/start-program.mjs';
import path from 'node:path';
import { listChangedFiles } from '../node/git.mjs';
import { installPackages } from '../node/install.mjs';
import { ROOT } from '../node/settings.mjs';
import { CHECKS, clearResults, npmStage, RESULTS, runStages } from './run-stages.mjs';
import { readJestCounts } from './test-results.mjs';

const JEST_REPORT = path.join(RESULTS, 'jest.json');

await installPackages(ROOT);
const sources = listChangedFiles(ROOT).filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.startsWith('content/'));
const related = ['--findRelatedTests', ...sources, '--passWithNoTests', '--json', `--outputFile=${JEST_REPORT}`];
const affected = {
  ...npmStage(`unit tests that ${sources.length} changed files affect`, 'test:unit', ...related),
  count: () => readJestCounts(JEST_REPORT),
};
clearResults();
process.exit(await runStages([CHECKS, ...(sources.length > 0 ? [[[affected]]] : [])]));
