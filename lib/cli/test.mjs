// @ts-check
import path from 'node:path';
import { checkNodeVersion, installPackages } from '../node/install.mjs';
import { ensureBrowser } from '../node/resolve-browser.mjs';
import { ROOT } from '../node/settings.mjs';
import { exitWithError, runNpm, runScript } from '../node/terminal.mjs';
import { RESULTS, runStages } from './run-stages.mjs';
import { readExampleCounts, readJestCounts, readPlaywrightCounts } from './test-results.mjs';

const JEST_REPORT = path.join(RESULTS, 'jest.json');
const EXAMPLES_REPORT = path.join(RESULTS, 'examples.json');
const PLAYWRIGHT_REPORT = path.join(RESULTS, 'playwright.json');

/** A second site under a base path, with all features that the real one does not use. */
const FIXTURE = { DOCS_DIR: '__tests__/fixtures/site', BASE_PATH: '/docs' };

/** @type {readonly import('./run-stages.mjs').Stage[]} */
const STAGES = [
  { name: 'types', run: () => runNpm(['run', '--silent', 'typecheck']) },
  { name: 'lint', run: () => runNpm(['run', '--silent', 'lint']) },
  {
    name: 'unit tests',
    run: () => runNpm(['run', '--silent', 'test:unit', '--', '--json', `--outputFile=${JEST_REPORT}`]),
    count: () => readJestCounts(JEST_REPORT),
  },
  { name: 'content', run: () => runNpm(['run', '--silent', 'check:content']) },
  { name: 'examples', run: () => runNpm(['run', '--silent', 'examples']), count: () => readExampleCounts(EXAMPLES_REPORT) },
  { name: 'build', run: () => runScript('lib/cli/build.ts', ['--if-changed']) },
  { name: 'build of the test site', run: () => runScript('lib/cli/build.ts', ['--if-changed'], { env: FIXTURE }) },
  {
    name: 'reproducible build',
    run: () => runScript('lib/cli/check-reproducible.ts', [], { env: FIXTURE }),
    needs: ['build of the test site'],
  },
  { name: 'sizes', run: () => runNpm(['run', '--silent', 'size']), needs: ['build'] },
  {
    name: 'browser tests',
    run: () => runNpm(['run', '--silent', 'test:e2e']),
    count: () => readPlaywrightCounts(PLAYWRIGHT_REPORT),
    needs: ['build', 'build of the test site'],
  },
];

/** `npm test`: all checks, also in a fresh clone. */
async function runTests() {
  checkNodeVersion();
  await installPackages(ROOT);
  await ensureBrowser();
  process.exit(await runStages(STAGES));
}

runTests().catch(exitWithError);
