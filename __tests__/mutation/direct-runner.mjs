import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, determineHitLimitReached, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner';
import { register } from 'tsx/esm/api';
import { listTestFiles } from './test-files.mjs';
import { readTests, runTests } from './test-tree.mjs';

const FOLDER = '__tests__/mutation';
/** Tests that load modules again, which only Jest can do. */
const RELOADING = ['lib/source/get-site'];
/** Replaces the id of a test for what a hook runs before several tests. */
const SHARED = 'shared';

/**
 * Runs tests without Jest: files and modules are loaded once for all mutants, so each takes milliseconds instead of seconds. Only a mutant in
 * code that runs when its module is loaded gets a separate process, as Stryker does for any runner.
 */
class DirectRunner {
  /** @type {[]} */
  static inject = [];

  /** @type {Promise<import('./test-tree.mjs').Suite[]> | undefined} */
  #files;

  /** @type {readonly import('./test-tree.mjs').Test[]} */
  #entered = [];

  /** What the instrumented code reads and writes. */
  #state = /** @type {import('@stryker-mutator/api/core').InstrumenterContext} */ ({});

  /** For the temporary folders of tests: hooks of a shared module, which is loaded only once, delete those of one test file. */
  #temporary = mkdtempSync(path.join(os.tmpdir(), 'mutation-'));

  async init() {
    // `NODE_ENV` as in Jest.
    Object.assign(process.env, { NODE_ENV: 'test', TMPDIR: this.#temporary });
    Object.assign(globalThis, { __stryker__: this.#state });
    register({ tsconfig: path.resolve(FOLDER, 'tsconfig.json') });
    const { expect } = await import(pathToFileURL(path.resolve(FOLDER, 'jest-globals.mjs')).href);
    Object.assign(globalThis, { expect });
  }

  capabilities() {
    return { reloadEnvironment: false };
  }

  async dispose() {
    rmSync(this.#temporary, { recursive: true, force: true });
  }

  /** @returns {Promise<import('@stryker-mutator/api/test-runner').DryRunResult>} */
  async dryRun() {
    const tests = await this.#run(() => true, false);
    const failed = tests.find(({ status }) => status === TestStatus.Failed);
    // Without a mutant, a test can only fail because this runner lacks something that Jest has.
    if (failed)
      return { status: DryRunStatus.Error, errorMessage: `${failed.name}: ${'failureMessage' in failed && failed.failureMessage}` };
    return { status: DryRunStatus.Complete, tests, mutantCoverage: this.#state.mutantCoverage };
  }

  /** @param {import('@stryker-mutator/api/test-runner').MutantRunOptions} options */
  async mutantRun({ activeMutant, testFilter, mutantActivation, hitLimit, disableBail }) {
    if (mutantActivation === 'runtime') await this.#load();
    Object.assign(this.#state, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit === undefined ? undefined : 0 });
    const selected = testFilter && new Set(testFilter);
    const tests = await this.#run(({ id }) => selected?.has(id) ?? true, !disableBail);
    const endless = determineHitLimitReached(this.#state.hitCount, this.#state.hitLimit);
    return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests });
  }

  #load() {
    this.#files ??= loadFiles();
    return this.#files;
  }

  /**
   * @param {import('./test-tree.mjs').Run['isSelected']} isSelected
   * @param {boolean} bails Whether the first failure ends the run.
   */
  async #run(isSelected, bails) {
    /** @type {import('@stryker-mutator/api/test-runner').TestResult[]} */
    const results = [];
    let started = 0;
    const files = await this.#load();
    /** @type {import('./test-tree.mjs').Run} */
    const run = {
      isSelected,
      enter: (tests) => {
        this.#share();
        started = performance.now();
        this.#entered = tests;
        this.#state.currentTestId = tests.length === 1 ? tests[0]?.id : SHARED;
      },
      report: ({ id }, error) => {
        const result = { id, name: id, timeSpentMs: performance.now() - started };
        if (error === undefined) results.push({ ...result, status: TestStatus.Success });
        else results.push({ ...result, status: TestStatus.Failed, failureMessage: String(error) });
        return !bails || error === undefined;
      },
    };
    for (const file of files) if (!(await runTests(file, run))) break;
    this.#share();
    this.#state.currentTestId = undefined;
    return results;
  }

  /** What ran before several tests is covered by each of them. */
  #share() {
    const perTest = this.#state.mutantCoverage?.perTest ?? {};
    const { [SHARED]: shared = {} } = perTest;
    delete perTest[SHARED];
    for (const { id } of this.#entered) {
      for (const [mutant, count] of Object.entries(shared)) {
        perTest[id] ??= {};
        perTest[id][mutant] = (perTest[id][mutant] ?? 0) + count;
      }
    }
  }
}

async function loadFiles() {
  const files = [];
  for (const file of listTestFiles(RELOADING)) files.push(await readTests(file, () => import(pathToFileURL(path.resolve(file)).href)));
  return files;
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'direct', DirectRunner)];
