import type { Page } from '@playwright/test';

/**
 * Milliseconds from a touch to the next frame, the longest one; and what moved of its own accord in the whole
 * visit.
 */
export type Interactions = { longest: number; layoutShift: number };

declare global {
  interface Window {
    __interactions: { longest: number };
  }
}

/**
 * What a visitor does in turn: opens and closes the menu, changes the language, goes to the offers and loads
 * more of them.
 *
 * @param page of a slow phone
 */
export async function interact(page: Page, origin: string): Promise<Interactions> {
  await page.addInitScript(() => {
    window.__interactions = { longest: 0 };
    const options = { type: 'event', buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && Number(entry.interactionId) > 0)
          window.__interactions.longest = Math.max(window.__interactions.longest, entry.duration);
    }).observe(options);
  });
  await page.goto(`${origin}/home`, { waitUntil: 'commit' });
  await page.locator('#root main a[href*="/campaign/"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const banner = page.getByRole('banner');
  await banner.getByRole('button').last().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await banner.getByRole('combobox').selectOption({ label: '繁體中文' });
  await page
    .getByRole('main')
    .getByRole('heading', { name: /[一-鿿]/ })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('main a[href^="/offer/"]:visible').last().click();
  const cards = page.locator('main a[href*="/campaign/"]');
  await cards.nth(5).waitFor();
  const before = await cards.count();
  while ((await cards.count()) === before) await page.mouse.wheel(0, 200);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => ({
    longest: window.__interactions.longest,
    layoutShift: window.__bench.layoutShift,
  }));
}
