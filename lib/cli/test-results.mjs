import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../node/settings.mjs';

/** The folder with the reports of a run. */
export const RESULTS = path.join(ROOT, 'test-results');
export const EXAMPLES_REPORT = path.join(RESULTS, 'examples.json');
export const JEST_REPORT = path.join(RESULTS, 'jest.json');
export const PLAYWRIGHT_REPORT = path.join(RESULTS, 'playwright.json');

/**
 * Numbers of passed and failed tests, and of skipped ones by reason, such as a missing program.
 * @typedef {{ passed: number, failed: number, skipped?: Readonly<Record<string, number>> }} Counts
 */

/**
 * A suite in the JSON report of Playwright. A test that was skipped on purpose has an annotation with the reason.
 * @typedef {object} Suite
 * @property {readonly Suite[]} [suites]
 * @property {readonly { tests: readonly { status: string, annotations: readonly { type: string, description?: string }[] }[] }[]} [specs]
 */

/**
 * Reads counts from the JSON report of Jest. A file that could not run counts as one failure.
 * @param {string} file
 * @returns {Counts | undefined} Undefined if there is no report.
 */
export function readJestCounts(file) {
  const report = readReport(file);
  if (!report) return undefined;
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/**
 * Reads counts from the JSON report of Playwright. Errors outside tests count as failures; a test that passed on a second try counts as
 * passed.
 * @param {string} file
 * @returns {Counts | undefined} Undefined if there is no report.
 */
export function readPlaywrightCounts(file) {
  const report = readReport(file);
  if (!report) return undefined;
  /** @type {Record<string, number>} */
  const skipped = {};
  for (const reason of listSkipReasons(report)) skipped[reason] = (skipped[reason] ?? 0) + 1;
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected + report.errors.length, skipped };
}

/**
 * Lists the reason for each skipped test. Tests in a serial group after a failed one are skipped without a reason.
 * @param {Suite} suite
 * @returns {string[]}
 */
function listSkipReasons({ suites = [], specs = [] }) {
  const skipped = specs.flatMap(({ tests }) => tests).filter(({ status }) => status === 'skipped');
  const reasons = skipped.map(
    ({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? 'a test before them failed',
  );
  return [...reasons, ...suites.flatMap(listSkipReasons)];
}

/** Formats the end of the output: what was skipped and why, and as the last line the total, `12 passed, 0 failed`. */
export function formatTotal(/** @type {readonly Counts[]} */ counts) {
  const skipped = counts.flatMap((count) => Object.entries(count.skipped ?? {}));
  const lines = skipped.map(([reason, count]) => `${count} skipped: ${reason}\n`);
  const sum = (/** @type {'passed' | 'failed'} */ name) => counts.reduce((total, count) => total + count[name], 0);
  return `${lines.join('')}${sum('passed')} passed, ${sum('failed')} failed`;
}

/**
 * Counts the tests of a stage: those of its report, plus one failure if the stage failed although no test did. A stage without tests counts as
 * one test.
 * @param {number} code Exit code.
 * @param {Counts | undefined} counts
 */
export function countStage(code, counts) {
  if (!counts) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Reads a report in JSON; that of `npm run examples` is its counts. */
export function readReport(/** @type {string} */ file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
