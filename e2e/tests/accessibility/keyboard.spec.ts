import { desktop } from '../../harness/devices';
import { expect, test } from '../../harness/test';
import { bannerOf, flow, readsWell } from './flow';
import { Keyboard } from './keyboard';

// A walk has a hundred and more key strokes, each of which is looked at.
test.describe.configure({ timeout: 90_000 });

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
    await keyboard.press(page.getByRole('dialog').getByRole('button', { name: 'Log out' }));
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
});
