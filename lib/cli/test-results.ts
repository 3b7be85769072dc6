import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@/lib/node/settings.mjs';
import { groupBy } from '@/lib/site/collections';

/** The folder with the reports of a run. */
export const RESULTS = path.join(ROOT, 'test-results');
export const EXAMPLES_REPORT = path.join(RESULTS, 'examples.json');
export const JEST_REPORT = path.join(RESULTS, 'jest.json');
export const PLAYWRIGHT_REPORT = path.join(RESULTS, 'playwright.json');

/** Numbers of passed and failed tests, and of skipped ones by reason, such as a missing program. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: Readonly<Record<string, number>>;
}

/** A suite in the JSON report of Playwright. A test that was skipped on purpose has an annotation with the reason. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly tests: readonly { status: string; annotations: readonly { type: string; description?: string }[] }[];
  }[];
}

/** Reads counts from the JSON report of Jest; undefined if there is none. A file that could not run counts as one failure. */
export function readJestCounts(file: string): Counts | undefined {
  const report = readReport(file);
  return report && { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/**
 * Reads counts from the JSON report of Playwright; undefined if there is none. Errors outside tests count as failures; a test that passed on
 * a second try counts as passed.
 */
export function readPlaywrightCounts(file: string): Counts | undefined {
  const report = readReport(file);
  if (!report) return undefined;
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped: countReasons(listSkipReasons(report)) };
}

/** Counts skipped tests by reason, given the reason for each. */
export function countReasons(reasons: readonly string[]): NonNullable<Counts['skipped']> {
  return Object.fromEntries([...groupBy(reasons, (reason) => reason)].map(([reason, tests]) => [reason, tests.length]));
}

/** Lists the reason for each skipped test. Tests in a serial group after a failed one are skipped without a reason. */
function listSkipReasons({ suites = [], specs = [] }: Suite): string[] {
  const skipped = specs.flatMap(({ tests }) => tests).filter(({ status }) => status === 'skipped');
  const reasons = skipped.map(
    ({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? 'a test before them failed',
  );
  return [...reasons, ...suites.flatMap(listSkipReasons)];
}

/** Formats the end of the output: what was skipped and why, and as the last line the total, `12 passed, 0 failed`. */
export function formatTotal(counts: readonly Counts[]): string {
  const skipped = counts.flatMap((count) => Object.entries(count.skipped ?? {}));
  const lines = skipped.map(([reason, count]) => `${count} skipped: ${reason}\n`);
  const sum = (name: 'passed' | 'failed') => counts.reduce((total, count) => total + count[name], 0);
  return `${lines.join('')}${sum('passed')} passed, ${sum('failed')} failed`;
}

/**
 * Counts the tests of a stage: those of its report, plus one failure if the stage failed although no test did. A stage without tests counts as
 * one test.
 */
export function countStage(exitCode: number, counts: Counts | undefined): Counts {
  if (!counts) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Reads a report in JSON; that of `npm run examples` is its counts. */
export function readReport(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
