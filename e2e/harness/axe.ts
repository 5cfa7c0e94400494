import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

const source = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * What axe finds in the page and its frames. The script is read once by each document.
 *
 * @param parts selectors; the whole page with its frames when there are none
 */
export async function runAxe(
  page: Page,
  options: axe.RunOptions,
  parts: readonly string[] = [],
): Promise<readonly axe.Result[]> {
  for (const frame of page.frames()) await load(frame);
  return page.evaluate(
    async ([include, others]) => {
      const results = await window.axe?.run(include.length > 0 ? { include: [...include] } : document, {
        // Addresses of what is right cost as much as the rules.
        resultTypes: ['violations'],
        ...others,
      });
      if (!results) throw new Error('The page has no axe.');
      return results.violations;
    },
    [parts, options] as const,
  );
}

async function load(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => window.axe !== undefined)) return;
  await frame.evaluate(source);
  // Frames of other sites answer too.
  await frame.evaluate(() => {
    window.axe?.configure({ allowedOrigins: ['<unsafe_all_origins>'] });
  });
}
