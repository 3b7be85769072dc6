import buildJestConfig from '../../jest.config.mjs';
import { buildTestPatterns } from './test-files.mjs';

/** One project of the main configuration, that of browser code, since the mutation runner measures coverage in a single environment. */
export default async function buildMutationConfig() {
  const { projects, testTimeout } = await buildJestConfig();
  const { included, excluded } = buildTestPatterns();
  const project = projects.find(({ displayName }) => displayName === 'components');
  if (!project) throw new Error('The Jest configuration has no project "components".');
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
