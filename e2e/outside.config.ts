import { chromiumPath } from '@mrw/tooling/chromium';
import { defineConfig } from '@playwright/test';
import { browserArguments } from './harness/browser';
import { desktop } from './harness/devices';

/** A remote in a repository of its own, from the registry to the running site: `npm run outside`. */
export default defineConfig({
  testDir: './outside',
  outputDir: '../test-results/outside',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/outside.json' }]],
  use: {
    ...desktop,
    locale: 'en-HK',
    timezoneId: 'Asia/Hong_Kong',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: browserArguments },
  },
});
