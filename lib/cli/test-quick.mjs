// @ts-check
import path from 'node:path';
import { listChangedFiles } from '../node/changed-files.mjs';
import { checkNodeVersion, installPackages } from '../node/install.mjs';
import { readFlags } from '../node/read-flags.mjs';
import { ROOT } from '../node/settings.mjs';
import { CHECKS, clearResults, jestStage, runStages } from './run-stages.mjs';

const JEST_REPORT = path.join(RESULTS, 'jest.json');

/** `npm run test:quick`: types, lint, the unit tests affected by changes of this branch, and the content. */
async function runQuickTests() {
  readFlags({});
  checkNodeVersion();
  endWithNpm();
  await installPackages(ROOT);
  const sources = listChangedFiles(ROOT).filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.startsWith('content/'));
  const related = ['--findRelatedTests', ...sources, '--passWithNoTests', '--json', `--outputFile=${JEST_REPORT}`];
  const affected = {
    ...npmStage(`unit tests that ${sources.length} changed files affect`, 'test:unit', ...related),
    count: () => readJestCounts(JEST_REPORT),
  };
  clearResults();
  const code = await runStages([CHECKS, ...(sources.length > 0 ? [[[affected]]] : [])]);
  process.exit(code);
}

runQuickTests().catch(exitWithError);
