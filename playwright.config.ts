import { defineConfig } from '@playwright/test';
import { findBrowser } from './lib/node/find-browser.mjs';

/** Browser tests of the built sites in `out/` and `out-site/`, which `npm test` builds. */
export default defineConfig({
  testDir: '__tests__/e2e',
  globalSetup: './__tests__/setup/serve-sites.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for conditions. These limits only end tests whose condition is never met, so they are long enough for a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    launchOptions: { executablePath: (await findBrowser()) || undefined },
    // The sites do not need service workers; tests that do enable it.
    serviceWorkers: 'block',
  },
});
