import { type Page } from '@playwright/test';
import { expect } from './expect';

/**
 * A drawn view of the next document stays: the code of the remotes waits until the returned function is called. That
 * resolves when the real view has taken its place.
 */
export async function holdRemotes(page: Page): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/mf-[a-z]+\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await expect(page.locator('#drawn')).toHaveCount(0);
  };
}
