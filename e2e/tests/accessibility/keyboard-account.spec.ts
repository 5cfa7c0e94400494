import type { Page } from '@playwright/test';
import { photo } from '../../harness/acts';
import { desktop, phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';
import { bannerOf, flow, readsWell } from './flow';
import { Keyboard } from './keyboard';

const said = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text }).first();

// A walk has a hundred and more key strokes, each of which is looked at.
test.describe.configure({ timeout: 90_000 });

test.describe('desktop', () => {
  test.use({ ...desktop, contextOptions: { reducedMotion: 'reduce' } });

  flow('claim a receipt with a photo', async ({ site, page }) => {
    const keyboard = new Keyboard(page);
    await site.logInAs('demo-level2', '/transaction/create');
    for (const label of ['Receipt photo', 'Credit card slip photo']) {
      const chooser = page.waitForEvent('filechooser');
      await keyboard.press(page.getByRole('button', { name: `Choose a photo – ${label}` }));
      await (await chooser).setFiles(photo(`${label}.png`));
    }
    await expect(page.getByText('Photo saved')).toHaveCount(2);
    const choose = page.getByRole('button', { name: 'Choose a store' });
    await keyboard.press(choose);
    const stores = page.getByRole('dialog');
    const others = stores.getByRole('list').getByRole('button').filter({ hasNotText: /Harb/ });
    await expect(others.first()).toBeVisible();
    await keyboard.write(stores.getByLabel('Search by name'), 'Harb');
    // Until the response arrives the previous list is shown, and removed with the focus in it.
    await expect(others).toHaveCount(0);
    await keyboard.press(stores.getByRole('list').getByRole('button', { name: /Harb/ }).first());
    await expect(stores).toBeHidden();
    await keyboard.isKept();
    await keyboard.write(page.getByLabel('Receipt number'), 'KEYS-1');
    const date = page.getByLabel('Issue date');
    await keyboard.to(date);
    await page.keyboard.type('02012026', { delay: 30 });
    await expect(date).toHaveValue('2026-02-01');
    await keyboard.write(page.getByLabel('Amount'), '12.30');
    await expect(page.getByLabel('Amount')).toHaveValue('12.30');
    await readsWell(page);
    await keyboard.press(page.getByRole('button', { name: 'Submit' }));
    await expect.poll(() => site.path()).toBe('/transaction');
    await expect(page.getByRole('list', { name: 'Reward claims' })).toContainText('KEYS-1');
    await keyboard.isKept();
  });

  flow('edit the profile', async ({ site, page }) => {
    const keyboard = new Keyboard(page);
    await site.logInAs('demo-level1', '/user/myAccount');
    const field = page.getByRole('group', { name: 'First name' });
    const edit = field.getByRole('button', { name: 'Edit' });
    await keyboard.press(edit);
    await expect(field.getByRole('textbox')).toBeFocused();
    await keyboard.write(field.getByRole('textbox'), 'Anna');
    await keyboard.press(field.getByRole('button', { name: 'Save' }));
    await expect(said(page, /Successfully updated/)).toBeAttached();
    await keyboard.isBackOn(edit);
  });

  flow('redeem a gift card', async ({ site, page }) => {
    const keyboard = new Keyboard(page);
    await site.open('/redeem-gift-card?code=GIFT-FRESH-50');
    const frame = page.frameLocator('iframe');
    await keyboard.write(frame.getByRole('textbox').first(), 'demo-giftowner');
    await keyboard.write(frame.locator('input[type=password]'), 'Demo1234');
    await keyboard.key('Enter');
    const question = page.getByRole('alertdialog', { name: 'Redeem this gift card?' });
    await expect(question).toBeVisible();
    await readsWell(page);
    await keyboard.press(question.getByRole('button', { name: 'Redeem' }));
    await expect(page.getByRole('heading', { name: 'Redemption successful' })).toBeVisible();
    await keyboard.isKept();
  });

  flow('open the family booking list', async ({ site, page, context }) => {
    const keyboard = new Keyboard(page);
    await site.logInAs('demo-level2');
    const opened = context.waitForEvent('page');
    await keyboard.press(bannerOf(page).getByRole('link', { name: 'Family booking' }));
    expect(new URL((await opened).url()).searchParams.get('access_token')).toBeTruthy();
    await page.bringToFront();
    await expect.poll(() => site.path()).toBe('/home');
    await keyboard.isKept();
  });

  flow('read and delete a message', async ({ site, page }) => {
    const keyboard = new Keyboard(page);
    await site.logInAs('demo-level2', '/inbox');
    await keyboard.press(page.getByRole('list', { name: 'Messages' }).getByRole('button').first());
    await expect(page.getByText('6 unread messages')).toBeVisible();
    await keyboard.isKept();
    const edit = page.getByRole('button', { name: 'Edit' });
    await keyboard.press(edit);
    await keyboard.press(page.getByRole('checkbox').first(), 'Space');
    await keyboard.press(page.getByRole('button', { name: 'Delete' }));
    const question = page.getByRole('alertdialog');
    await readsWell(page);
    await keyboard.press(question.getByRole('button', { name: 'Delete' }));
    await expect(question).toBeHidden();
    await expect(page.getByRole('list', { name: 'Messages' })).toBeVisible();
    await keyboard.isKept();
  });

  flow('filter the stores', async ({ site, page }) => {
    const keyboard = new Keyboard(page);
    await site.open('/about/store');
    const filters = page.getByRole('button', { name: /^Filters/ });
    await keyboard.press(filters);
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await keyboard.press(sheet.getByRole('checkbox', { name: 'Harbour Coffee' }), 'Space');
    await keyboard.press(sheet.getByRole('button', { name: /^Show/ }));
    await expect.poll(() => site.path()).toBe('/about/store?sf_brand=1');
    await keyboard.isBackOn(filters);
    await keyboard.press(page.getByRole('button', { name: 'Remove Harbour Coffee' }));
    await expect.poll(() => site.path()).toBe('/about/store');
    await keyboard.isKept();
  });

  flow('unsubscribe from emails', async ({ site, page }) => {
    const keyboard = new Keyboard(page);
    await site.open('/unsubscribe_email?token=UNSUB-ON');
    await keyboard.press(page.getByRole('switch', { name: /^Receive/ }), 'Space');
    await keyboard.press(page.getByRole('button', { name: 'Update' }));
    const saved = page.getByRole('dialog', { name: 'Saved' });
    await keyboard.press(saved.getByRole('button', { name: 'Done' }));
    await expect(saved).toBeHidden();
    await keyboard.isKept();
  });

  test.describe('on a first visit', () => {
    test.use({ consent: null });

    flow('answer the cookie banner', async ({ site, page }) => {
      const keyboard = new Keyboard(page);
      await site.open('/home');
      const cookies = page.getByRole('region', { name: 'Cookies' });
      await keyboard.press(cookies.getByRole('button', { name: 'Accept all' }));
      await expect(cookies).toBeHidden();
      await keyboard.isKept();
    });
  });
});

test.describe('phone with a keyboard', () => {
  test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

  flow('earn by a code', async ({ site, page }) => {
    const keyboard = new Keyboard(page);
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('none', 'NotFoundError'));
    });
    await site.logInAs('demo-level2', '/campaign/301');
    await keyboard.press(page.getByRole('button', { name: 'Scan QR code' }));
    await keyboard.write(page.getByRole('textbox', { name: 'Code under the QR code' }), 'EARN-301');
    await readsWell(page);
    await keyboard.key('Enter');
    await expect(page.getByRole('button', { name: 'Completed' })).toBeDisabled();
    await keyboard.isKept();
  });
});
