// @ts-check
import path from 'node:path';
import { listChangedFiles } from '../node/changed-files.mjs';
import { checkNodeVersion, installPackages } from '../node/install.mjs';
import { ROOT } from '../node/settings.mjs';
import { exitWithError, runNpm } from '../node/terminal.mjs';
import { clearResults, RESULTS, runStages } from './run-stages.mjs';
import { readJestCounts } from './test-results.mjs';

const JEST_REPORT = path.join(RESULTS, 'jest.json');

/** `npm run test:quick`: types, lint, the unit tests affected by changes of this branch, and the content. */
async function runQuickTests() {
  checkNodeVersion();
  await installPackages(ROOT);
  const sources = listChangedFiles(ROOT).filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.startsWith('content/'));
  const related = ['--findRelatedTests', ...sources, '--passWithNoTests', '--json', `--outputFile=${JEST_REPORT}`];
  /** @type {import('./run-stages.mjs').Stage} */
  const affected = {
    name: `unit tests that ${sources.length} changed files affect`,
    run: (options) => runNpm(['run', '--silent', 'test:unit', '--', ...related], options),
    count: () => readJestCounts(JEST_REPORT),
  };
  clearResults();
  const code = await runStages([
    [
      [
        { name: 'types', run: (options) => runNpm(['run', '--silent', 'typecheck'], options) },
        { name: 'lint', run: (options) => runNpm(['run', '--silent', 'lint'], options) },
      ],
      [{ name: 'content', run: (options) => runNpm(['run', '--silent', 'check:content'], options) }],
    ],
    ...(sources.length > 0 ? [[[affected]]] : []),
  ]);
  process.exit(code);
}

runQuickTests().catch(exitWithError);
