import { mkdirSync, rmSync } from 'node:fs';
import { runNpm } from '../node/run-program.mjs';
import { InterruptedError, SIGNALS } from '../node/signals.mjs';
import { formatDuration } from '../node/terminal.mjs';
import { createStageOutputs } from './stage-output.mjs';
import { countStage, formatTotal, JEST_REPORT, RESULTS, readJestCounts } from './test-results.mjs';

/** Number of browser tests that run at a time, each of which keeps a core busy. */
export const BROWSER_TESTS_AT_ONCE = 2;

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {(options: Pick<import('../node/run-program.mjs').RunOptions, 'write'>) => Promise<number>} run Resolves to an exit code. `write`
 *   is set if other stages run at the same time.
 * @property {() => import('./test-results.mjs').Counts | undefined} [count]
 * @property {readonly string[]} [needs] Stages that must pass before this one can run.
 */

/**
 * A part of the run. Its lanes run in parallel, the stages of a lane one after the other.
 * @typedef {readonly (readonly Stage[])[]} Lanes
 */

/**
 * Creates a stage that runs a script of `package.json`.
 * @param {string} name
 * @param {string} script
 * @param {...string} args
 * @returns {Stage}
 */
export function npmStage(name, script, ...args) {
  return { name, run: (options) => runNpm(['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], options) };
}

/**
 * Creates a stage of unit tests.
 * @param {string} name
 * @param {...string} args
 * @returns {Stage}
 */
export function jestStage(name, ...args) {
  const stage = npmStage(name, 'test:unit', ...args, '--json', `--outputFile=${JEST_REPORT}`);
  return { ...stage, count: () => readJestCounts(JEST_REPORT) };
}

/**
 * The checks that need neither a build nor a browser.
 * @type {Lanes}
 */
export const CHECKS = [[npmStage('types', 'typecheck'), npmStage('lint', 'lint')], [npmStage('content', 'check:content')]];

export function clearResults() {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
}

/**
 * Runs all stages, even after one has failed. The last line of the output is the total: `12 passed, 0 failed`. A signal that ends the running
 * stages, such as Ctrl+C, ends the run: no other stage starts, and there is no total.
 * @param {readonly Lanes[]} parts Run one after the other.
 * @param {(text: string) => void} [show]
 * @returns {Promise<number>} Exit code. Throws an `InterruptedError` after a signal.
 */
export async function runStages(parts, show = (text) => process.stdout.write(text)) {
  /** @type {string[]} */
  const passed = [];
  /** @type {string[]} */
  const failed = [];
  /** @type {import('./test-results.mjs').Counts[]} */
  const sums = [];
  /** @type {NodeJS.Signals | undefined} */
  let interruption;
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    interruption ??= signal;
  };
  // The running programs also get the signal.
  for (const signal of SIGNALS) process.on(signal, stop);

  /**
   * @param {Stage} stage
   * @param {(text: string) => void} print
   * @param {boolean} isAlone
   */
  const runStage = async ({ name, run, count, needs = [] }, print, isAlone) => {
    print(`\n==> ${name}\n`);
    const started = Date.now();
    const missing = needs.filter((need) => !passed.includes(need));
    const code = missing.length > 0 ? 1 : await run(isAlone ? {} : { write: print });
    if (interruption) {
      print(`    ${name}: interrupted after ${formatDuration(Date.now() - started)}\n`);
      return;
    }
    const sum = countStage(code, missing.length > 0 ? undefined : count?.());
    (sum.failed > 0 ? failed : passed).push(name);
    sums.push(sum);
    const outcome = missing.length > 0 ? `skipped, because it needs: ${missing.join(', ')}` : sum.failed > 0 ? 'failed' : 'passed';
    print(`    ${name}: ${outcome} in ${formatDuration(Date.now() - started)}\n`);
  };

  for (const lanes of parts) {
    if (interruption) break;
    const isAlone = lanes.length === 1;
    if (!isAlone) show(`\n==> At the same time: ${describeLanes(lanes)}\n`);
    const open = createStageOutputs(show);
    const runLane = async (/** @type {readonly Stage[]} */ lane) => {
      for (const stage of lane) {
        if (interruption) return;
        const { write, end } = open();
        await runStage(stage, write, isAlone);
        end();
      }
    };
    await Promise.all(lanes.map(runLane));
  }
  for (const signal of SIGNALS) process.off(signal, stop);
  if (interruption) throw new InterruptedError(interruption, `Interrupted by ${interruption}: not all checks have run.`);
  if (failed.length > 0) show(`\nFailed: ${failed.join(', ')}\n`);
  show(`\n${formatTotal(sums)}\n`);
  return failed.length > 0 ? 1 : 0;
}

function describeLanes(/** @type {Lanes} */ lanes) {
  return lanes.map((lane) => lane.map(({ name }) => name).join(', then ')).join(' | ');
}
