/**
 * Mutation tests: makes small changes to the code (mutants) and counts how many the unit tests detect. `npm run mutate` runs all
 * folders, `npm run mutate -- lib/routes lib/browser/theme.ts` only these. Too slow to be part of `npm test`.
 */
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';

/** Share of mutants that tests must detect in each folder: the mutation score. */
const MIN_SCORE = 0.85;

/**
 * Folders that can be mutated. Only the tests of a folder run for its mutants, because loading all related tests would take too long. A
 * folder inside of another one has its own tests, and is not part of the other.
 */
const FOLDERS = ['lib/routes', 'lib/source', 'lib/outputs/markdown', 'lib/outputs', 'lib/browser', 'lib/search', 'lib/translator'];

/** Only tests of browser code need Jest, for its environment. */
const DIRECT = { testRunner: 'direct', plugins: [path.resolve('__tests__/mutation/direct-runner.mjs')], testRunnerNodeArgs: [] };

const DETECTED = ['Killed', 'Timeout'];
const UNDETECTED = ['Survived', 'NoCoverage'];

/** Tests the mutants of one folder or file. Returns the share of detected mutants, 1 if there are none. */
async function measure(target: string): Promise<number> {
  const folder = FOLDERS.find((name) => `${target}/`.startsWith(`${name}/`));
  if (!folder) throw new Error(`Cannot mutate ${target}. Pass one of ${FOLDERS.join(', ')}, or a path inside.`);
  // Read in the processes that run the tests.
  Object.assign(process.env, { MUTATION_FOLDER: folder });
  const pattern = /\.m?[jt]s$/.test(target) ? target : `${target}/**/*.{ts,mjs}`;
  const inner = FOLDERS.filter((name) => name.startsWith(`${target}/`));
  const mutate = [pattern, ...inner.map((name) => `!${name}/**`)];
  const runner = folder === 'lib/browser' ? {} : DIRECT;
  const mutants = await new Stryker({ configFile: '__tests__/mutation/stryker.config.mjs', mutate, ...runner }).runMutationTest();
  const count = (states: readonly string[]) => mutants.filter(({ status }) => states.includes(status)).length;
  const detected = count(DETECTED);
  const all = detected + count(UNDETECTED);
  return all === 0 ? 1 : detected / all;
}

const named = process.argv.slice(2).map((target) => target.replace(/\/+$/, ''));
const scores = new Map<string, number>();
for (const target of named.length > 0 ? named : FOLDERS) scores.set(target, await measure(target));

for (const [target, score] of scores) console.log(`${target}: ${(score * 100).toFixed(1)}% detected`);
if ([...scores.values()].some((score) => score < MIN_SCORE)) {
  console.error(
    `At least ${MIN_SCORE * 100}% must be detected. Write a test for each change that a user would notice; see __tests__/mutation/survivors.md.`,
  );
  process.exitCode = 1;
}
