import type { Page } from '@playwright/test';

/**
 * Sets the text size of the browser, as a reader does in its settings.
 *
 * @param pixels 16 unless the reader has changed it
 */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
}
