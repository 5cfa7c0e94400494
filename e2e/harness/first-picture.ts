import type { Page } from '@playwright/test';
import { expect } from './test';

/** Addresses of the API pictures that a page requests from now on, in order. */
export function watchPictures(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/media/')) asked.push(request.url());
  });
  return asked;
}

/**
 * Expects that a picture is rendered, was requested before the others, and in one width only.
 *
 * @returns its address
 */
export async function expectFirst(page: Page, asked: readonly string[]): Promise<string> {
  const first = page.locator('main img[fetchpriority="high"]').first();
  await expect(first).toHaveJSProperty('complete', true);
  const drawn = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(asked[0]).toBe(drawn);
  const file = drawn.replace(/\?.*/, '');
  expect(asked.filter((url) => url.startsWith(file))).toEqual([drawn]);
  return drawn;
}
