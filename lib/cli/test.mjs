/** `npm test`: all checks, even in a fresh clone. */
import '../node/start-program.mjs';
import { installPackages } from '../node/install.mjs';
import { readFlags } from '../node/read-flags.mjs';
import { runScript } from '../node/run-program.mjs';
import { checkRoot, ROOT } from '../node/settings.mjs';
import { BROWSER_TESTS_AT_ONCE, CHECKS, clearResults, jestStage, npmStage, runStages } from './run-stages.mjs';
import { EXAMPLES_REPORT, PLAYWRIGHT_REPORT, readPlaywrightCounts, readReport } from './test-results.mjs';

/** A second site under a base path, which uses all features that the real one does not. */
const FIXTURE = { DOCS_DIR: '__tests__/fixtures/site', BASE_PATH: '/docs' };

/**
 * Stages that would leave a core idle run in parallel with others. The packages of the examples and the compiled pages come first, because
 * unit tests need them. Downloads also come first.
 * @type {readonly import('./run-stages.mjs').Lanes[]}
 */
const STAGES = [
  [
    ...CHECKS,
    [npmStage('packages of the examples', 'examples', '--install')],
    [{ name: 'browser', run: (options) => runScript('lib/cli/install-browser.mjs', [], options) }],
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

readFlags({});
checkRoot();
await installPackages(ROOT);
clearResults();
process.exit(await runStages(STAGES));
