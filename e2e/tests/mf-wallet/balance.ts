import type { Locator, Page } from '@playwright/test';

/** The balance on the page of cash dollars; it occurs twice, once for screen readers. */
export const balance = (page: Page, points: string): Locator =>
  page.getByRole('main').getByText(`${points} points`).first();
