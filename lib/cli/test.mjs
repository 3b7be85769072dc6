// @ts-check
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from '../node/find-browser.mjs';
import { checkNodeVersion, installPackages } from '../node/install.mjs';
import { ROOT } from '../node/settings.mjs';
import { exitWithError, formatDuration, printHeading, runNpm, runScript } from '../node/terminal.mjs';
import { countStage, readExampleCounts, readJestCounts, readPlaywrightCounts } from './test-results.mjs';

/** Reports of the test runners, for the sum at the end. */
const RESULTS = path.join(ROOT, 'test-results');
const JEST_REPORT = path.join(RESULTS, 'jest.json');
const EXAMPLES_REPORT = path.join(RESULTS, 'examples.json');
const PLAYWRIGHT_REPORT = path.join(RESULTS, 'playwright.json');

/** A second site with everything that the real one does not use, below a base path. */
const FIXTURE = { DOCS_DIR: '__tests__/fixtures/site', BASE_PATH: '/docs' };

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {() => Promise<number>} run Resolves to an exit code.
 * @property {() => import('./test-results.mjs').Counts | undefined} [count]
 * @property {readonly string[]} [needs] Stages without which this one can say nothing.
 */

/** @type {readonly Stage[]} */
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

/** `npm test`: everything that must hold, from a fresh clone. All stages run; the last line is the sum. */
async function runTests() {
  checkNodeVersion();
  await installPackages(ROOT);
  await ensureBrowser();
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  /** @type {string[]} */
  const failed = [];
  const total = { passed: 0, failed: 0 };
  for (const { name, run, count, needs = [] } of STAGES) {
    printHeading(name);
    const started = Date.now();
    const missing = needs.filter((need) => failed.includes(need));
    const code = missing.length > 0 ? 1 : await run();
    const sum = countStage(code, missing.length > 0 ? undefined : count?.());
    if (sum.failed > 0) failed.push(name);
    total.passed += sum.passed;
    total.failed += sum.failed;
    const outcome = missing.length > 0 ? `cannot run without: ${missing.join(', ')}` : sum.failed > 0 ? 'failed' : 'passed';
    console.log(`    ${name}: ${outcome} in ${formatDuration(Date.now() - started)}`);
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

runTests().catch(exitWithError);
