// @ts-check
import { existsSync, readFileSync } from 'node:fs';

/**
 * How many tests passed and failed.
 * @typedef {{ passed: number, failed: number }} Counts
 */

/**
 * Counts from the JSON report of Jest; a file that could not even run counts as one failure.
 * @param {string} file
 * @returns {Counts | undefined} Nothing where no report was written.
 */
export function readJestCounts(file) {
  const report = readJson(file);
  if (!report) return undefined;
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/**
 * Counts as the verification of the examples writes them.
 * @param {string} file
 * @returns {Counts | undefined} Nothing where no report was written.
 */
export function readExampleCounts(file) {
  return readJson(file);
}

/**
 * Counts from the JSON report of Playwright; errors outside of tests count as failures, a test that passed on a second try
 * as passed.
 * @param {string} file
 * @returns {Counts | undefined} Nothing where no report was written.
 */
export function readPlaywrightCounts(file) {
  const report = readJson(file);
  if (!report) return undefined;
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected + report.errors.length };
}

/**
 * What a stage adds: the counts of its report, and one failure more where it failed although no test did. A stage without
 * tests of its own counts as one.
 * @param {number} code Exit code.
 * @param {Counts | undefined} counts
 * @returns {Counts}
 */
export function countStage(code, counts) {
  if (!counts) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return code !== 0 && counts.failed === 0 ? { passed: counts.passed, failed: 1 } : counts;
}

/** @param {string} file */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
