import type { Page } from '@playwright/test';
import { desktop, phone } from '../../harness/devices';
import { test } from '../../harness/test';
import { twoColours } from './photos';

async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'), null, { timeout: 12_000 }).catch(() => undefined);
  await page.waitForTimeout(600);
}
const shoot = (page: Page, name: string, height = 1500) => page.screenshot({ path: `/tmp/acc-shots/look-${name}.png`, fullPage: true, clip: { x: 0, y: 0, width: page.viewportSize()?.width ?? 390, height } });

test.describe('phone', () => {
  test.use(phone);
  test('look phone', async ({ site, page }) => {
    test.setTimeout(180_000);
    await site.logInAs('demo-level2', '/user/myCard');
    await page.getByRole('button', { name: 'Show at till' }).click();
    await page.waitForTimeout(300);
    await page.screenshot({ path: '/tmp/acc-shots/look-till.png' });
    await page.keyboard.press('Escape');
    for (const path of ['/user/myProfile', '/expiry_centre', '/transaction', '/transaction/create']) {
      await site.follow(path);
      await settle(page);
      await shoot(page, `p${path.replaceAll('/', '-')}`);
    }
    await page.getByLabel('Receipt photo').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await twoColours(page), 'base64') });
    await page.getByLabel('Receipt number').focus();
    await page.getByLabel('Amount').focus();
    await page.getByLabel('Issue date').focus();
    await page.context().setOffline(true);
    await page.waitForTimeout(500);
    await page.getByLabel('Credit card slip photo').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await twoColours(page), 'base64') });
    await page.waitForTimeout(800);
    await shoot(page, 'p-create-offline', 1900);
    await page.context().setOffline(false);
    await site.follow('/user/myAccount');
    await settle(page);
    await page.getByRole('group', { name: 'First name' }).getByRole('button', { name: 'Edit' }).click();
    await shoot(page, 'p-account-edit', 1500);
    await page.setViewportSize({ width: 768, height: 1024 });
    for (const path of ['/user/myProfile', '/user/myAccount', '/inbox', '/transaction', '/expiry_centre', '/transaction_history']) {
      await site.follow(path);
      await settle(page);
      await shoot(page, `t${path.replaceAll('/', '-')}`, 1200);
    }
  });
});

test.describe('desktop', () => {
  test.use({ ...desktop, colorScheme: 'dark' });
  test('look desktop', async ({ site, page }) => {
    test.setTimeout(180_000);
    await site.logInAs('demo-level2', '/user/myProfile');
    await site.switchLanguage('zh-Hans');
    await settle(page);
    await shoot(page, 'd-profile', 1300);
    await page.getByRole('button', { name: /查看全部.*活动记录/ }).click();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: '/tmp/acc-shots/look-d-log-modal.png' });
    await page.keyboard.press('Escape');
    await site.follow('/inbox');
    await settle(page);
    await page.getByRole('list').getByRole('button').first().click();
    await page.waitForTimeout(1200);
    await shoot(page, 'd-inbox', 900);
    for (const path of ['/transaction', '/expiry_centre', '/transaction/create', '/user/myAccount']) {
      await site.follow(path);
      await settle(page);
      await shoot(page, `d${path.replaceAll('/', '-')}`, 1300);
    }
    await page.getByRole('button', { name: '删除账户' }).click();
    await page.waitForTimeout(500);
    await page.screenshot({ path: '/tmp/acc-shots/look-d-delete.png' });
  });
  test('look slow', async ({ site, page, stack }) => {
    test.setTimeout(180_000);
    await site.logInAs('demo-level2', '/user/myCard');
    await page.route((url) => url.href.startsWith(stack.addresses.api.origin), () => undefined);
    for (const path of ['/user/myProfile', '/inbox', '/transaction', '/activity_log', '/expiry_centre', '/transactionDetail/3001']) {
      await site.follow(path);
      await page.waitForTimeout(700);
      await shoot(page, `s${path.replaceAll('/', '-')}`, 900);
    }
  });
});
