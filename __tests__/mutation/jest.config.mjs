// @ts-check
import buildJestConfig from '../../jest.config.mjs';
import { buildTestPatterns } from './test-files.mjs';

/**
 * One project instead of several, since the mutation runner measures coverage in a single environment. `lib/cli/mutate.ts` names
 * that project of the main configuration in `MUTATION_PROJECT`.
 */
export default async function buildMutationConfig() {
  const { projects, testTimeout } = await buildJestConfig();
  const { MUTATION_PROJECT } = process.env;
  const { included, excluded } = buildTestPatterns();
  const project = projects.find(({ displayName }) => displayName === MUTATION_PROJECT);
  if (!project) throw new Error(`The Jest configuration has no project "${MUTATION_PROJECT}".`);
  const { testPathIgnorePatterns = [], setupFiles = [], ...rest } = project;
  return {
    ...rest,
    testTimeout,
    rootDir: process.cwd(),
    testRegex: included,
    testPathIgnorePatterns: [...testPathIgnorePatterns, excluded],
    setupFiles: [...setupFiles, '<rootDir>/__tests__/mutation/expose-helpers.mjs'],
  };
}
