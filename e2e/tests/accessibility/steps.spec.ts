import type { Locator, Page } from '@playwright/test';
import { photo } from '../../harness/acts';
import { desktop, phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';

/** The heading of a step, or a field, has the focus, and no bar of the site covers it. */
async function leads(place: Locator): Promise<void> {
  await expect(place).toBeFocused();
  await expect(place).toBeInViewport({ ratio: 1 });
  const isOnTop = (element: Element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 8, top + height / 2));
  };
  await expect.poll(() => place.evaluate(isOnTop)).toBe(true);
}
const headingOf = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

for (const device of [phone, desktop])
  test.describe(`at ${device.viewport.width} px each step leads to its heading:`, () => {
    test.use(device);

    test('a ticket, from what is missing to what is booked', async ({ site, page }) => {
      await site.logInAs('demo-level2', '/campaign/205');
      await page.getByRole('button', { name: /^Choose a time and answer/ }).click();
      await expect(page.getByRole('radio', { name: /^Morning/ })).toBeFocused();
      await page.getByRole('radio', { name: /^Morning/ }).check();
      await press(page, 'Get ticket');
      await leads(headingOf(page, 'Confirm your ticket'));
      await press(page, 'Back to the form');
      await leads(headingOf(page, 'Get a ticket'));
      await press(page, 'Get ticket');
      await press(page, 'Confirm');
      await expect(page.locator(':focus')).toHaveText(/^Booked/);
      await expect(headingOf(page, 'Booked')).toBeInViewport();
      const download = page.waitForEvent('download');
      await press(page, 'Add to calendar');
      expect((await download).suggestedFilename()).toMatch(/^expiring-ticket-\d+\.ics$/);
      await page.getByRole('link', { name: 'View ticket' }).click();
      await expect.poll(() => site.path()).toMatch(/^\/ticket\/\d+$/);
    });

    test('a pick-up store, and the way back to the choice', async ({ site, page }) => {
      // A dialog over the coupon on wide screens; header and pictures have buttons of these names, too.
      const step = (name: string) => page.getByRole('button', { name, exact: true }).last().click();
      await site.logInAs('demo-level2', '/coupon/1014');
      await page.getByRole('main').getByText('Select store', { exact: true }).click();
      await page.getByRole('radio').first().check();
      await step('Next');
      await leads(headingOf(page, 'Confirm your choice'));
      await step('Back');
      await leads(headingOf(page, 'Select pick-up store'));
      await step('Next');
      await press(page, 'Confirm');
      await expect.poll(() => site.path()).toMatch(/^\/coupon\/(?!1014)\d+$/);
      await leads(page.locator('[tabindex="-1"]', { hasText: /^Store chosen: / }));
    });

    test('a payment code that is closed', async ({ site, page }) => {
      await site.logInAs('demo-level2', '/use_cash_dollar');
      await page.getByLabel('Cash dollars to use').fill('10');
      const box = await page.getByRole('button', { name: 'Pay now' }).boundingBox();
      if (device === phone)
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(phone.viewport.height - 24);
      await press(page, 'Pay now');
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      const note = page.getByText('The code is closed, and its points are back.');
      await expect(note).toBeInViewport();
      await expect(page.locator(':focus')).toContainText('its points are back');
    });

    test('a login contact', async ({ site, page }) => {
      await site.logInAs('demo-contact', '/user/myAccount');
      await press(page, 'Add – Email');
      const dialog = page.getByRole('alertdialog');
      await dialog.getByLabel('New email').fill('rita@example.test');
      await dialog.getByRole('button', { name: 'Send code' }).click();
      await leads(dialog.getByRole('heading', { name: /has been sent/ }));
    });

    test('a gift card, and the way back to its login', async ({ site, page }) => {
      await site.open('/redeem-gift-card?code=GIFT-USED');
      const frame = page.frameLocator('iframe');
      await frame.getByRole('textbox').first().fill('demo-level1');
      await frame.locator('input[type=password]').fill('Demo1234');
      await frame.getByRole('button', { name: 'Log in' }).click();
      await press(page, 'Redeem');
      await leads(headingOf(page, 'Redemption failed'));
      await press(page, 'Back to login');
      await leads(headingOf(page, 'Redeem gift card'));
    });

    test('email preferences', async ({ site, page }) => {
      // Long enough for the dialog to say that it is being saved.
      await page.route(/subscribe-email/, async (route) => {
        if (route.request().method() !== 'GET') await new Promise((resolve) => setTimeout(resolve, 2_000));
        await route.continue();
      });
      await site.open('/unsubscribe_email?token=UNSUB-ON');
      await page.getByRole('switch').click();
      await press(page, 'Update');
      await leads(page.getByRole('dialog').getByRole('heading', { name: 'Saved' }));
    });
  });

for (const [width, device] of [
  [390, phone],
  [1440, desktop],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use(device);

    test('what a claim lacks is one press away, field after field', async ({ site, page }) => {
      await site.logInAs('demo-level2', '/transaction/create');
      const reason = page.getByRole('button', { name: /^Fill in every field/ });
      const next = async (field: Locator) => {
        await reason.click();
        await leads(field);
      };
      for (const [index, label] of ['Receipt photo', 'Credit card slip photo'].entries()) {
        await next(page.getByRole('button', { name: `Choose a photo – ${label}` }));
        await page.getByLabel(label).setInputFiles(photo('photo.png'));
        await expect(page.getByText('Photo saved')).toHaveCount(index + 1);
      }
      await next(page.getByRole('button', { name: 'Choose a store' }));
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('list').getByRole('button').first().click();
      await next(page.getByLabel('Receipt number'));
      await page.keyboard.type('LEAD-1');
      await next(page.getByLabel('Issue date'));
      await page.getByLabel('Issue date').fill('2026-01-02');
      await next(page.getByLabel('Amount'));
      await page.keyboard.type('12.30');
      await expect(reason).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
    });
  });
