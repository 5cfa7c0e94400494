import type { Locator, Page } from '@playwright/test';

/** The balance on the page of cash dollars; it is there twice, as it counts and for who cannot see that. */
export const balance = (page: Page, points: string): Locator =>
  page.getByRole('main').getByText(`${points} points`).first();
