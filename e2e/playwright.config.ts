import { chromiumPath } from '@mrw/tooling/chromium';
import { defineConfig } from '@playwright/test';
import { browserArguments } from './harness/browser';
import { desktop } from './harness/devices';

// A second run beside the first keeps its results apart.
const results = `../test-results/browser${process.env['MRW_E2E_SLOT'] ?? ''}`;
/** Of a run that a person or a weekly job asked for. */
const report = process.env['MRW_REPORT'];
const inCi = Boolean(process.env['CI']);
const longest = '**/chaos/chaos.spec.ts';

export default defineConfig({
  testDir: './tests',
  outputDir: results,
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}',
  fullyParallel: false,
  // A worker is a browser, a server and a database: on two slow cores a third took 18 % longer, and tests ran into their limits.
  workers: 2,
  retries: inCi ? 1 : 0,
  // A machine of CI may be busy: how long something takes is measured by benchmarks, never by a test.
  timeout: inCi ? 60_000 : 30_000,
  expect: { timeout: inCi ? 15_000 : 7_000, toPass: { intervals: [50, 100, 200] } },
  reporter: [
    ['list'],
    ['json', { outputFile: `${results}.json` }],
    ...(report ? [['html', { outputFolder: `../var/reports/${report}`, open: 'never' }] as const] : []),
  ],
  use: {
    ...desktop,
    // A press that waits for ever costs its test, not the minutes of a walk.
    actionTimeout: 30_000,
    locale: 'en-HK',
    timezoneId: 'Asia/Hong_Kong',
    screenshot: 'only-on-failure',
    // In CI only what is tried again is recorded. A film of every frame takes a third of the time of a test: no film.
    trace: {
      mode: inCi ? 'on-first-retry' : 'retain-on-failure',
      screenshots: inCi,
    },
    launchOptions: { executablePath: chromiumPath(), args: browserArguments },
  },
  // What takes minutes begins first: at the end of a run the other worker would wait for it.
  projects: [
    { name: 'long', testMatch: longest },
    { name: 'browser', testIgnore: longest },
  ],
});
