/**
 * Mutation tests: makes small changes to the code (mutants) and counts how many the unit tests detect. `npm run mutate` runs all
 * folders, `npm run mutate -- lib/routes lib/browser/theme.ts` only these. Too slow to be part of `npm test`.
 */
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';

/** Share of mutants that tests must detect in each folder. */
const MIN_SHARE = 0.85;

/** The tests of a folder. Only these run for its mutants, because loading all related tests would take too long. */
interface Suite {
  /** Project in the Jest configuration. */
  readonly project: 'lib' | 'components';
  /** Folders and files below `__tests__`, without the ending `.test.ts` or what follows a dash. */
  readonly tests: readonly string[];
}

/** A folder inside another one has its own tests, and is not part of the other. */
const SUITES: Readonly<Record<string, Suite>> = {
  'lib/routes': { project: 'lib', tests: ['lib/routes'] },
  'lib/source': { project: 'lib', tests: ['lib/source'] },
  'lib/outputs/markdown': { project: 'lib', tests: ['lib/outputs/markdown'] },
  'lib/outputs': { project: 'lib', tests: ['lib/outputs', 'lib/export/text-files', 'lib/cli/rendered-pages'] },
  'lib/browser': { project: 'components', tests: ['lib/browser'] },
  'lib/search': { project: 'lib', tests: ['lib/search'] },
};

/** Only tests of browser code need Jest, for its environment. */
const DIRECT = { testRunner: 'direct', plugins: [path.resolve('__tests__/mutation/direct-runner.mjs')], testRunnerNodeArgs: [] };

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** Tests the mutants of one folder or file. Returns the share of detected mutants, 1 if there are none. */
async function measure(target: string): Promise<number> {
  const [, suite] = Object.entries(SUITES).find(([folder]) => `${target}/`.startsWith(`${folder}/`)) ?? [];
  if (!suite) throw new Error(`Cannot mutate ${target}. Pass one of ${Object.keys(SUITES).join(', ')}, or a path inside.`);
  // The Jest configuration reads this in the processes that run the tests.
  Object.assign(process.env, { MUTATION_PROJECT: suite.project, MUTATION_TESTS: suite.tests.join('|') });
  const pattern = /\.m?[jt]s$/.test(target) ? target : `${target}/**/*.{ts,mjs}`;
  const inner = Object.keys(SUITES).filter((folder) => folder.startsWith(`${target}/`));
  const mutate = [pattern, ...inner.map((folder) => `!${folder}/**`)];
  const runner = suite.project === 'lib' ? DIRECT : {};
  const mutants = await new Stryker({ configFile: '__tests__/mutation/stryker.config.mjs', mutate, ...runner }).runMutationTest();
  const count = (states: readonly string[]) => mutants.filter(({ status }) => states.includes(status)).length;
  const noticed = count(NOTICED);
  const all = noticed + count(UNNOTICED);
  return all === 0 ? 1 : noticed / all;
}

const named = process.argv.slice(2).map((target) => target.replace(/\/+$/, ''));
const shares = new Map<string, number>();
for (const target of named.length > 0 ? named : Object.keys(SUITES)) shares.set(target, await measure(target));

for (const [target, share] of shares) console.log(`${target}: ${(share * 100).toFixed(1)} % detected`);
if ([...shares.values()].some((share) => share < MIN_SHARE)) {
  console.error(
    `Less than ${MIN_SHARE * 100} %. Write a test for each change that a user would notice; see __tests__/mutation/survivors.md.`,
  );
  process.exitCode = 1;
}
