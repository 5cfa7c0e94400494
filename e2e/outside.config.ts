import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Minutes of npm each: `npm run outside -- --all`, every night. */
const nightly = ['**/examples.spec.ts', '**/versions.spec.ts'];

/** A remote in a repository of its own, from the registry to the running site. Its tests wait for npm and builds, and come one after the other. */
export default defineConfig({
  ...base,
  projects: [
    {
      name: 'outside',
      testDir: './outside',
      testIgnore: process.env['MRW_OUTSIDE'] === 'all' ? [] : nightly,
      workers: 1,
      retries: 0,
      timeout: 600_000,
      expect: { timeout: 20_000 },
    },
  ],
});
