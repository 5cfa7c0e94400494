import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Twenty tasks of a member, by touch and by keyboard: `npm run journey`. */
export default defineConfig({ ...base, testDir: './journey', timeout: 60_000, retries: 0 });
