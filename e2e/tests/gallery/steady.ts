import { expect, type Page } from '@playwright/test';

/** Content that changes every day, hour or second, and its replacement in a comparison. */
const changing: readonly [string, string][] = [
  ['\\d{4}年\\d{1,2}月\\d{1,2}日', '2030年1月1日'],
  ['\\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]* \\d{4}', '1 Jan 2030'],
  ['\\d{1,2}:\\d\\d', '12:00'],
  ['Good (?:morning|afternoon|evening)', 'Good day'],
  ['，(?:早晨|午安|晚上好)', '，你好'],
];

/**
 * Waits until a page has everything, then takes away what differs from one run to the next: dates become the
 * same date, and pictures and codes a plain area of their size.
 */
export async function steady(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('main [role="progressbar"]:not([aria-valuenow])')).toHaveCount(0);
  await page.evaluate(async (patterns) => {
    for (const picture of document.querySelectorAll<HTMLElement>('main img, main svg[role=img]'))
      picture.style.opacity = '0';
    await document.fonts.ready;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const [pattern, constant] of patterns)
        text.nodeValue = (text.nodeValue ?? '').replace(new RegExp(pattern, 'g'), constant);
  }, changing);
}
