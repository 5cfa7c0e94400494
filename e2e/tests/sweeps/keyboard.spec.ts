import type { Page, TestInfo } from '@playwright/test';
import { desktop, phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';
import { violations } from '../../harness/violations';
import { Keyboard } from './keyboard';
import { record } from './record';

const everything = Boolean(process.env['MRW_SWEEP']);
const inEvery = ['log in and log out', 'buy a coupon', 'claim a receipt with a photo'];

/** A flow by keyboard alone; `npm test` takes those that meet the most kinds of controls. */
const flow = (name: string, run: Parameters<typeof test>[2]) => {
  if (everything || inEvery.includes(name)) test(`by keyboard alone: ${name}`, run);
};

const bannerOf = (page: Page) => page.getByRole('banner');
const said = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text }).first();

/** In the sweep axe reads what the flow has opened too. */
const readsWell = async (page: Page) => {
  if (everything) expect(await violations(page)).toEqual([]);
};

test.afterEach(({}, info: TestInfo) => {
  const name = info.title.replace('by keyboard alone: ', '');
  if (everything)
    record(`keyboard ${name}`, { kind: 'keyboard', flow: name, passed: info.status === 'passed' });
});

test.describe('desktop', () => {
  test.use({ ...desktop, contextOptions: { reducedMotion: 'reduce' } });

  flow('log in and log out', async ({ site, page, stack }) => {
    const keyboard = new Keyboard(page);
    await site.open('/home');
    await keyboard.press(page.getByRole('link', { name: 'Skip to content' }));
    await keyboard.press(bannerOf(page).getByRole('button', { name: 'Sign up / Log in' }));
    await page.waitForURL(`${stack.addresses.signOn.origin}/**`);
    await keyboard.write(page.getByLabel(/email|mobile/i).first(), 'demo-level2');
    await keyboard.write(page.getByLabel('Password', { exact: true }).first(), 'Demo1234');
    await keyboard.key('Enter');
    await expect.poll(() => site.path()).toBe('/home');
    await keyboard.isKept();
    const menu = bannerOf(page).locator('[aria-haspopup="dialog"]');
    await keyboard.press(menu);
    await keyboard.press(page.getByRole('dialog').getByText('Log out'));
    const question = page.getByRole('alertdialog');
    await keyboard.press(question.getByRole('button', { name: 'Log out' }));
    await expect(bannerOf(page).getByRole('button', { name: 'Sign up / Log in' })).toBeVisible();
    await keyboard.isKept();
  });

  flow('switch the language', async ({ site, page }) => {
    const keyboard = new Keyboard(page);
    await site.open('/about/store');
    const choice = bannerOf(page).getByRole('combobox');
    await keyboard.to(choice);
    await keyboard.key('ArrowDown');
    await expect(page.getByRole('heading', { level: 1, name: '分店' })).toBeVisible();
    await keyboard.isBackOn(choice);
  });

  flow('menus open and close', async ({ site, page }) => {
    const keyboard = new Keyboard(page);
    await site.logInAs('demo-level2');
    const about = bannerOf(page).getByRole('button', { name: 'About' });
    await keyboard.press(about);
    await keyboard.key('Escape');
    await keyboard.isBackOn(about);
    const menu = bannerOf(page).locator('[aria-haspopup="dialog"]');
    await keyboard.press(menu, 'Space');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await keyboard.key('Escape');
    await keyboard.isBackOn(menu);
    await keyboard.press(menu);
    await keyboard.press(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'My card' }));
    await keyboard.isOnPage('My card');
  });

  flow('buy a coupon', async ({ site, page }) => {
    const keyboard = new Keyboard(page);
    await site.logInAs('demo-level2', '/offer/LATEST');
    await site.follow('/campaign/101');
    await keyboard.isOnPage(/Harbour Coffee/);
    const redeem = page.getByRole('main').getByRole('button', { name: 'Redeem' });
    await keyboard.press(redeem);
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await readsWell(page);
    await keyboard.key('Escape');
    await keyboard.isBackOn(redeem);
    await keyboard.press(redeem);
    await keyboard.press(question.getByRole('button', { name: 'Redeem' }));
    const success = page.getByRole('dialog', { name: 'Successfully redeemed' });
    await keyboard.press(success.getByRole('button', { name: 'My coupons' }));
    await keyboard.isOnPage('My coupons');
  });

  flow('use a coupon with the staff code', async ({ site, page }) => {
    const keyboard = new Keyboard(page);
    await site.logInAs('demo-level2', '/coupon/1001');
    const till = page.getByRole('button', { name: 'Show at till' });
    await keyboard.press(till);
    await expect(page.getByRole('dialog')).toBeVisible();
    await readsWell(page);
    await keyboard.key('Escape');
    await keyboard.isBackOn(till);
    const use = page.getByRole('button', { name: 'Use', exact: true });
    await keyboard.press(use);
    await keyboard.write(page.getByLabel('6-digit staff code'), '111111');
    await readsWell(page);
    await keyboard.press(page.getByRole('button', { name: 'Confirm' }));
    await keyboard.press(
      page.getByRole('dialog', { name: 'Coupon used' }).getByRole('button', { name: 'OK' }),
    );
    await keyboard.isKept();
  });

  flow('choose the store of a coupon', async ({ site, page }) => {
    const keyboard = new Keyboard(page);
    await site.logInAs('demo-level2', '/coupon/1014/select_store');
    await keyboard.press(page.getByRole('radio').first(), 'Space');
    await keyboard.press(page.getByRole('button', { name: 'Next' }));
    await keyboard.press(page.getByRole('button', { name: 'Confirm' }));
    await expect(page.getByText('Selected store')).toBeVisible();
    await keyboard.isKept();
  });

  flow('pay with cash dollars', async ({ site, page }) => {
    const keyboard = new Keyboard(page);
    await site.logInAs('demo-level2', '/use_cash_dollar');
    await keyboard.write(page.getByLabel('Cash dollars to use'), '10');
    const pay = page.getByRole('button', { name: 'Pay now' });
    await keyboard.press(pay);
    const code = page.getByRole('dialog', { name: 'Pay with this code' });
    await expect(code).toBeVisible();
    await readsWell(page);
    await keyboard.press(code.getByRole('button', { name: 'Close' }));
    await expect(code).toBeHidden();
    await keyboard.isKept();
  });

  flow('claim a receipt with a photo', async ({ site, page }) => {
    const keyboard = new Keyboard(page);
    await site.logInAs('demo-level2', '/transaction/create');
    const dot =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    for (const label of ['Receipt photo', 'Credit card slip photo']) {
      const chooser = page.waitForEvent('filechooser');
      await keyboard.press(page.getByRole('button', { name: `Choose a photo – ${label}` }));
      await (
        await chooser
      ).setFiles({ name: `${label}.png`, mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') });
    }
    await expect(page.getByText('Photo saved')).toHaveCount(2);
    const choose = page.getByRole('button', { name: 'Choose a store' });
    await keyboard.press(choose);
    const stores = page.getByRole('dialog');
    await keyboard.write(stores.getByLabel('Search by name'), 'Harb');
    await keyboard.press(stores.getByRole('list').getByRole('button', { name: /Harb/ }).first());
    await expect(stores).toBeHidden();
    await keyboard.isKept();
    await keyboard.write(page.getByLabel('Receipt number'), 'KEYS-1');
    await keyboard.to(page.getByLabel('Issue date'));
    await page.keyboard.type('02012026');
    await keyboard.write(page.getByLabel('Amount'), '12.30');
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
