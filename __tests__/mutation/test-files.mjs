import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Tests that are too slow to repeat for every mutant: they draw pictures, start programs, or compile the whole content, whose examples are
 * missing anyway.
 */
const SLOW = [
  'lib/search/records',
  'lib/search/relevance',
  'lib/search/hosted/push-search',
  'lib/outputs/social-image',
  'lib/translator/types',
];

/** Patterns of paths: files of tests to run, those of the folder that `lib/cli/mutate.ts` names in `MUTATION_FOLDER`, and not to run. */
export function buildTestPatterns() {
  const { MUTATION_FOLDER } = process.env;
  return { included: `/__tests__/${MUTATION_FOLDER}(?:[-/].+)?\\.test\\.tsx?$`, excluded: `/__tests__/(?:${SLOW.join('|')})\\.test` };
}

/**
 * Lists the files to run, relative to the repository, except some.
 * @param {readonly string[]} others Paths below `__tests__`, without ending.
 */
export function listTestFiles(others) {
  const { included, excluded } = buildTestPatterns();
  return readdirSync('__tests__', { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('__tests__', file.split(path.sep).join('/')))
    .filter((file) => new RegExp(included).test(`/${file}`) && !new RegExp(excluded).test(`/${file}`))
    .filter((file) => !others.some((other) => file.startsWith(`__tests__/${other}.`)))
    .sort();
}
