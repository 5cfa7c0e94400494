import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/**
 * The browser tests, and beside them a remote in a repository of its own, from the registry to the running site:
 * `npm run outside` takes these alone. They wait for npm and builds, and come one after the other.
 */
export default defineConfig({
  ...base,
  projects: [
    {
      name: 'outside',
      testDir: './outside',
      workers: 1,
      retries: 0,
      timeout: 600_000,
      expect: { timeout: 20_000 },
    },
    ...(base.projects ?? []),
  ],
});
