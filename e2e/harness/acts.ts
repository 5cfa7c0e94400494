import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './expect';

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** A picture of one point. */
export const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') });

/** Fills in the form of a claim, up to its button. */
export async function fillClaim(page: Page, receipt: string): Promise<void> {
  await page.getByLabel('Receipt photo').setInputFiles(photo('receipt.png'));
  await page.getByLabel('Credit card slip photo').setInputFiles(photo('slip.png'));
  await page.getByRole('button', { name: 'Choose a store' }).click();
  await page.getByRole('dialog').getByRole('list').getByRole('button').first().click();
  await page.getByLabel('Receipt number').fill(receipt);
  await page.getByLabel('Issue date').fill('2026-01-02');
  await page.getByLabel('Amount').fill('45');
  await expect(page.getByText('Photo saved')).toHaveCount(2);
}

/** Pays 10 dollars in the wallet of a partner, where a store is chosen first. */
export async function payInWallet(wallet: Locator | FrameLocator): Promise<void> {
  await wallet.getByRole('button', { name: 'Choose a store' }).click();
  await wallet.getByRole('list', { name: 'Stores' }).getByRole('button').first().click();
  await wallet.getByLabel('Cash dollars to use').fill('10');
  await wallet.getByRole('button', { name: 'Pay now' }).click();
}

/** A guest leaves an e-mail at the sign-on site and comes back to the offer. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /e-?mail/i });
  await field.fill(email);
  await field.press('Enter');
}
