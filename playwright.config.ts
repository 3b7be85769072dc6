import { defineConfig } from '@playwright/test';
import { BROWSER_TESTS_AT_ONCE } from './lib/cli/run-stages';
import { PLAYWRIGHT_REPORT } from './lib/cli/test-results';
import { resolveBrowser } from './lib/node/resolve-browser';

/**
 * How much a picture may differ from the recorded one. Text is rectangles, so what systems and browser versions draw differently is
 * gradients, shadows, and the edges that cover a part of a pixel: rounded corners, icons, rows of letters. The comparison ignores edges
 * that are only smoothed differently. `threshold` accepts 8 of 256 levels of gray, more than what differs in gradients (3) and less than
 * a change of a color that readers notice. `maxDiffPixels` accepts twice the pixels by which drawing with and without a graphics processor
 * differs (173); where a padding or a color changed, more than 1,100 differed.
 */
const PICTURE_TOLERANCE = { threshold: 0.03, maxDiffPixels: 350 };

/** Browser tests of the built sites in `out/` and `out-site/`, which `npm test` builds. */
export default defineConfig({
  testDir: '__tests__/e2e',
  globalSetup: './__tests__/setup/serve-sites.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: BROWSER_TESTS_AT_ONCE,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for conditions. These limits only end tests whose condition is never met, so they are long enough for a busy machine.
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      // Without the name of the system, because all systems draw the test font alike.
      pathTemplate: '{testDir}/pictures/{arg}{ext}',
      ...PICTURE_TOLERANCE,
    },
  },
  reporter: [['dot'], ['json', { outputFile: PLAYWRIGHT_REPORT }]],
  use: {
    launchOptions: { executablePath: resolveBrowser() },
    // The sites do not need service workers; tests that do enable it.
    serviceWorkers: 'block',
  },
});
