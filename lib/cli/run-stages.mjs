// @ts-check
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../node/settings.mjs';
import { formatDuration, printHeading } from '../node/terminal.mjs';
import { countStage, formatTotal } from './test-results.mjs';

/** Folder of the test reports; emptied before a run. */
export const RESULTS = path.join(ROOT, 'test-results');

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {() => Promise<number>} run Resolves to an exit code.
 * @property {() => import('./test-results.mjs').Counts | undefined} [count]
 * @property {readonly string[]} [needs] Stages that must pass before this one can run.
 */

/**
 * Runs all stages, even after a failed one. The last line of the output is the total: `12 passed, 0 failed`.
 * @param {readonly Stage[]} stages
 * @returns {Promise<number>} Exit code.
 */
export async function runStages(stages) {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  /** @type {string[]} */
  const failed = [];
  /** @type {import('./test-results.mjs').Counts[]} */
  const sums = [];
  for (const { name, run, count, needs = [] } of stages) {
    printHeading(name);
    const started = Date.now();
    const missing = needs.filter((need) => failed.includes(need));
    const code = missing.length > 0 ? 1 : await run();
    const sum = countStage(code, missing.length > 0 ? undefined : count?.());
    if (sum.failed > 0) failed.push(name);
    sums.push(sum);
    const outcome = missing.length > 0 ? `skipped, because it needs: ${missing.join(', ')}` : sum.failed > 0 ? 'failed' : 'passed';
    console.log(`    ${name}: ${outcome} in ${formatDuration(Date.now() - started)}`);
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`\n${formatTotal(sums)}`);
  return failed.length > 0 ? 1 : 0;
}
