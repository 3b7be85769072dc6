/** The program that `npm test` runs once the packages are installed. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { CHECKS, clearResults, jestStage, type Lanes, npmStage, runStages } from '@/lib/cli/run-stages';
import { EXAMPLES_REPORT, PLAYWRIGHT_REPORT, readPlaywrightCounts, readReport } from '@/lib/cli/test-results';
import { type RunOptions, runScript } from '@/lib/node/run-program.mjs';
import { ROOT } from '@/lib/node/settings.mjs';

/** Caches of the test site alone: its first build has none, and its second build must be equal although it has those of the first. */
const FIXTURE_CACHES = path.join(ROOT, '.docs/test-caches');
/** A second site under a base path, which uses all features that the real one does not. */
const FIXTURE = { DOCS_DIR: '__tests__/fixtures/site', BASE_PATH: '/docs', DOCS_CACHE_DIR: FIXTURE_CACHES };

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
  [
    [jestStage('unit tests')],
    [
      {
        ...npmStage('examples', 'examples'),
        count: () => readReport(EXAMPLES_REPORT),
        needs: ['packages of the examples'],
      },
      { name: 'build of the test site', run: buildFixture },
      { name: 'build', run: (options) => runScript('lib/cli/build.ts', ['--if-changed'], options) },
    ],
  ],
  [
    [
      {
        name: 'reproducible build',
        run: (options) => runScript('lib/cli/check-reproducible.ts', ['--uncached'], { ...options, env: FIXTURE }),
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

/** Builds the test site without caches, while unit tests keep the machine busy, which must not change what is built. */
function buildFixture(options: Pick<RunOptions, 'write'>): Promise<number> {
  rmSync(FIXTURE_CACHES, { recursive: true, force: true });
  return runScript('lib/cli/build.ts', [], { ...options, env: FIXTURE });
}

clearResults();
process.exit(await runStages(STAGES));
