/** The program that `npm test` runs once the packages are installed. */
import { BROWSER_TESTS_AT_ONCE, CHECKS, clearResults, jestStage, type Lanes, npmStage, runStages } from '@/lib/cli/run-stages';
import { EXAMPLES_REPORT, PLAYWRIGHT_REPORT, readPlaywrightCounts, readReport } from '@/lib/cli/test-results';
import { runScript } from '@/lib/node/run-program.mjs';

/** A second site under a base path, which uses all features that the real one does not. */
const FIXTURE = { DOCS_DIR: '__tests__/fixtures/site', BASE_PATH: '/docs' };

/**
 * Stages that would leave a core idle run in parallel with others. The packages of the examples and the compiled pages come first, because
 * unit tests need them. Downloads also come first.
 */
const STAGES: readonly Lanes[] = [
  [
    ...CHECKS,
    [npmStage('packages of the examples', 'examples', '--install')],
    [{ name: 'browser', run: (options) => runScript('lib/cli/install-browser.ts', [], options) }],
  ],
  [[jestStage('unit tests')]],
  [
    [
      { name: 'build', run: (options) => runScript('lib/cli/build.ts', ['--if-changed'], options) },
      { name: 'build of the test site', run: (options) => runScript('lib/cli/build.ts', ['--if-changed'], { ...options, env: FIXTURE }) },
    ],
    [
      {
        ...npmStage('examples', 'examples'),
        count: () => readReport(EXAMPLES_REPORT),
        needs: ['packages of the examples'],
      },
    ],
  ],
  [
    [
      {
        name: 'reproducible build',
        run: (options) =>
          runScript('lib/cli/check-reproducible.ts', [`--busy-cores=${BROWSER_TESTS_AT_ONCE}`], { ...options, env: FIXTURE }),
        needs: ['build of the test site'],
      },
      { ...npmStage('sizes', 'size'), needs: ['browser', 'build'] },
    ],
    [
      {
        ...npmStage('browser tests', 'test:e2e'),
        count: () => readPlaywrightCounts(PLAYWRIGHT_REPORT),
        needs: ['browser', 'build', 'build of the test site'],
      },
    ],
  ],
];

clearResults();
process.exit(await runStages(STAGES));
