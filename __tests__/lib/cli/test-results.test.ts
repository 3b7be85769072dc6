import path from 'node:path';
import { countStage, formatTotal, readJestCounts, readPlaywrightCounts, readReport } from '@/lib/cli/test-results';
import { createFolder } from '../../support/temporary-folder';

const report = (value: unknown) => path.join(createFolder({ 'report.json': JSON.stringify(value) }), 'report.json');

test('a Jest file that could not run is a failure', () => {
  const file = report({ numPassedTests: 10, numFailedTests: 2, numRuntimeErrorTestSuites: 1 });
  expect(readJestCounts(file)).toEqual({ passed: 10, failed: 3 });
});

test('a test that passes on the second try counts as passed, an error outside tests as a failure', () => {
  const file = report({ stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 9 }, errors: [{}] });
  expect(readPlaywrightCounts(file)).toEqual({ passed: 6, failed: 3, skipped: {} });
});

test('skipped browser tests are counted by their reason, at any depth', () => {
  const skipped = (description?: string) => ({
    tests: [{ status: 'skipped', annotations: description ? [{ type: 'skip', description }] : [] }],
  });
  const passed = { tests: [{ status: 'expected', annotations: [{ type: 'slow' }] }] };
  const suites = [
    { specs: [skipped('nginx is not installed'), passed] },
    { suites: [{ specs: [skipped('Firefox is not installed'), skipped('nginx is not installed'), skipped()] }] },
  ];
  const file = report({ stats: { expected: 1, flaky: 0, unexpected: 0 }, errors: [], suites });
  expect(readPlaywrightCounts(file)?.skipped).toEqual({
    'nginx is not installed': 2,
    'Firefox is not installed': 1,
    'a test before them failed': 1,
  });
});

test.each([
  [
    '12 passed, 1 failed',
    [
      { passed: 4, failed: 1 },
      { passed: 8, failed: 0, skipped: {} },
    ],
  ],
  [
    '3 skipped: nginx is not installed\n1 skipped: Firefox is not installed\n5 passed, 0 failed',
    [{ passed: 5, failed: 0, skipped: { 'nginx is not installed': 3, 'Firefox is not installed': 1 } }],
  ],
])('the output ends with %j', (text, counts) => expect(formatTotal(counts)).toBe(text));

test('returns undefined without a report', () => {
  const readers = [readJestCounts, readPlaywrightCounts, readReport];
  expect(readers.map((read) => read('/nowhere.json'))).toEqual([undefined, undefined, undefined]);
});

test.each([
  [0, undefined, { passed: 1, failed: 0 }],
  [2, undefined, { passed: 0, failed: 1 }],
  [0, { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
  [1, { passed: 3, failed: 2 }, { passed: 3, failed: 2 }],
  [1, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
  [1, { passed: 3, failed: 0, skipped: { x: 2 } }, { passed: 3, failed: 1, skipped: { x: 2 } }],
])('exit code %i with %j', (code, counts, expected) => {
  expect(countStage(code, counts)).toEqual(expected);
});
