// @ts-check
import { existsSync, readFileSync } from 'node:fs';

/**
 * Numbers of passed and failed tests.
 * @typedef {{ passed: number, failed: number }} Counts
 */

/**
 * Reads counts from the JSON report of Jest; a file that could not run counts as one failure.
 * @param {string} file
 * @returns {Counts | undefined} Undefined if there is no report.
 */
export function readJestCounts(file) {
  const report = readJson(file);
  if (!report) return undefined;
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/**
 * Reads counts from the report of `npm run examples`.
 * @param {string} file
 * @returns {Counts | undefined} Undefined if there is no report.
 */
export function readExampleCounts(file) {
  return readJson(file);
}

/**
 * Reads counts from the JSON report of Playwright; errors outside tests count as failures, a test that passed on a second try as
 * passed.
 * @param {string} file
 * @returns {Counts | undefined} Undefined if there is no report.
 */
export function readPlaywrightCounts(file) {
  const report = readJson(file);
  if (!report) return undefined;
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected + report.errors.length };
}

/**
 * Counts of a stage: those of its report, plus one failure if the stage failed although no test did. A stage without tests counts
 * as one test.
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
