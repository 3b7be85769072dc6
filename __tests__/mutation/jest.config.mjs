// @ts-check
import buildJestConfig from '../../jest.config.mjs';

/** Tests that compile the whole content or draw pictures: too slow to repeat for every mutant. */
const SLOW = ['lib/search/records', 'lib/search/relevance', 'lib/outputs/social-image'];

/**
 * One project instead of several, since the mutation runner measures coverage in a single environment. `lib/cli/mutate.ts` names
 * that project of the main configuration in `MUTATION_PROJECT`, and the tests to run in `MUTATION_TESTS`, as parts of a pattern.
 */
export default async function buildMutationConfig() {
  const { projects, testTimeout } = await buildJestConfig();
  const { MUTATION_PROJECT, MUTATION_TESTS } = process.env;
  const project = projects.find(({ displayName }) => displayName === MUTATION_PROJECT);
  if (!project) throw new Error(`The Jest configuration has no project "${MUTATION_PROJECT}".`);
  const { testMatch: _, testPathIgnorePatterns = [], setupFiles = [], ...rest } = project;
  return {
    ...rest,
    testTimeout,
    rootDir: process.cwd(),
    testRegex: `/__tests__/(?:${MUTATION_TESTS})(?:[-/].+)?\\.test\\.tsx?$`,
    testPathIgnorePatterns: [...testPathIgnorePatterns, `/__tests__/(?:${SLOW.join('|')})\\.test`],
    setupFiles: [...setupFiles, '<rootDir>/__tests__/mutation/expose-helpers.mjs'],
  };
}
