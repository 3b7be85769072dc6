// @ts-check
import path from 'node:path';
import { listChangedFiles } from '../node/changed-files.mjs';
import { checkNodeVersion, installPackages } from '../node/install.mjs';
import { ROOT } from '../node/settings.mjs';
import { endWithNpm, exitWithError } from '../node/terminal.mjs';
import { CHECKS, clearResults, npmStage, RESULTS, runStages } from './run-stages.mjs';
import { readJestCounts } from './test-results.mjs';

const JEST_REPORT = path.join(RESULTS, 'jest.json');

/** `npm run test:quick`: types, lint, the unit tests that changes on this branch affect, and the content. */
async function runQuickTests() {
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
