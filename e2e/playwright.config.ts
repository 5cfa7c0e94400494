import { defineConfig } from '@playwright/test';
import { browserArguments, browserPath } from './harness/browser';
import { desktop } from './harness/devices';

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results/browser',
  fullyParallel: false,
  workers: 2,
  // Two workers share two cores with everything else that CI does.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    ...desktop,
    locale: 'en-HK',
    timezoneId: 'Asia/Hong_Kong',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: browserPath(), args: browserArguments },
  },
});
