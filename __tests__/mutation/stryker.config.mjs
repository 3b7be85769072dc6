/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { configFile: '__tests__/mutation/jest.config.mjs', enableFindRelatedTests: true },
  // Type checks are not needed, and the runner cannot read a configuration with TypeScript 7, so it must not find one.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  // Only slow tests read examples, and copying them would take longer than many runs.
  ignorePatterns: [
    '/content/examples',
    '!/content/examples/guide-migration-tsup',
    '/lib/examples/toolchain',
    '/out*',
    '/.docs',
    '/.next',
    '/.work',
    '/coverage',
    '/test-results',
  ],
  tempDirName: '.work/mutation',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: '.work/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true, skipFull: false },
  concurrency: 1,
  // Modules of finished test runs stay in memory, so the runner restarts now and then.
  maxTestRunnerReuse: 50,
  // A busy machine must not count as a killed mutant. The hit limit of the runner ends infinite loops.
  timeoutMS: 20_000,
  timeoutFactor: 2,
  dryRunTimeoutMinutes: 30,
  allowConsoleColors: false,
};
