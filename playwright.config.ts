import { defineConfig } from '@playwright/test';
import { findBrowser } from './lib/node/find-browser.mjs';

/** Browser tests of the finished sites in `out/` and `out-site/`, which `npm run build` and `npm test` make. */
export default defineConfig({
  testDir: '__tests__/e2e',
  globalSetup: './__tests__/setup/serve-sites.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // What waits, waits for a condition: these limits end what would never come, on a busy machine too.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    launchOptions: { executablePath: (await findBrowser()) || undefined },
    // The sites do without; a test that needs one says so.
    serviceWorkers: 'block',
  },
});
