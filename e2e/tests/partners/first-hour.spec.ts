import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Stack } from '../../harness/stack';
import { expect } from '../../harness/test';
import { install, newFolder, partners, root, said, test } from './partner-test';

test.describe.configure({ mode: 'serial' });

const name = 'wharf-coffee';
let folder = '';
let shop: ChildProcess | null = null;

/** Outside of the ports of the stack. */
const portOf = ({ addresses }: Stack) => addresses.registry.port + 60;
const originOf = (stack: Stack) => `http://localhost:${portOf(stack)}`;

test.beforeAll(async ({ stack, registry }) => {
  test.setTimeout(240_000);
  folder = newFolder();
  fs.cpSync(path.join(root, 'docs/examples/partner-shop'), folder, { recursive: true });
  install(folder, registry);
  const texts = ['--name', 'Wharf Coffee', '--name-zh-Hant', '碼頭咖啡', '--name-zh-Hans', '码头咖啡'];
  const added = partners(stack.environment, 'add', name, ...texts, '--origin', originOf(stack));
  const secret = /shown once: (\S+)/.exec(added)?.[1] ?? '';
  const { shell, remotes, api, signOn } = stack.addresses;
  shop = spawn('npm', ['start'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    env: {
      ...process.env,
      PORT: String(portOf(stack)),
      PARTNER_SECRET: secret,
      REWARDS_SITE: shell.origin,
      REWARDS_REMOTES: remotes.origin,
      REWARDS_API: api.origin,
      REWARDS_SIGN_ON: signOn.origin,
    },
  });
  await said(shop, 'Wharf Coffee is at');
});

test.afterAll(({ stack }) => {
  // npm and the shop.
  if (shop?.pid) process.kill(-shop.pid);
  partners(stack.environment, 'remove', name);
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A new user with beans in the basket, linked with demo-level2. */
async function linkedUser(page: Page, stack: Stack, user: string): Promise<void> {
  await page.goto(originOf(stack));
  await page.getByRole('button', { name: /Add to basket.*House beans/ }).click();
  await page.goto(`${originOf(stack)}/account`);
  await page.getByLabel('Name').fill(user);
  await page.getByLabel(/^Password/).fill('wharf-1234');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Link Harbour Rewards' }).click();
  await expect(page.getByRole('heading', { name: /Wharf Coffee/ })).toBeVisible();
  await page.getByLabel('E-mail, mobile number or demo name').fill('demo-level2');
  await page.getByLabel('Password', { exact: true }).fill('Demo1234');
  await page.getByRole('button', { name: 'Log in and allow' }).click();
  await expect(page.getByRole('heading', { name: 'Your rewards' })).toBeVisible();
}

const go = (page: Page, path: string) =>
  page.locator('member-wallet').evaluate((element, to) => {
    element.setAttribute('page', to);
  }, path);

async function pay(wallet: Locator | FrameLocator, dollars: string): Promise<void> {
  await wallet.getByLabel('Cash dollars to use').fill(dollars);
  await wallet.getByRole('button', { name: 'Pay now' }).click();
}

for (const mode of ['frame', 'inline'] as const)
  test(`an installed, registered shop takes a coupon and cash dollars that its server has checked, mode ${mode}`, async ({
    stack,
    page,
    sandbox,
    consoleWatch,
  }) => {
    test.setTimeout(120_000);
    await linkedUser(page, stack, `ann ${mode}`);
    await page.goto(`${originOf(stack)}/basket?wallet=${mode}`);
    const wallet =
      mode === 'inline' ? page.locator('member-wallet') : page.frameLocator('member-wallet iframe');
    const basket = page.locator('#basket');
    const payments = () => sandbox.get('/sandbox/look-up?list=payments&member=demo-level2');

    // Refused by the shop, with its own words.
    await wallet.getByRole('link', { name: 'Hand-brewed coffee' }).click();
    await wallet.getByRole('button', { name: 'Use', exact: true }).click();
    await expect(wallet.getByText('This shop does not take this coupon.').first()).toBeVisible();

    await go(page, '/coupon/1008');
    await wallet.getByRole('button', { name: 'Use', exact: true }).click();
    await expect(wallet.getByText('Coupon applied').first()).toBeVisible();
    await expect(basket).toContainText('−HK$40.00');

    // More than the order costs is refused, and its points are free again.
    await go(page, '/use_cash_dollar');
    await wallet.getByRole('button', { name: 'Choose a store' }).click();
    await wallet.getByRole('list', { name: 'Stores' }).getByRole('button').first().click();
    await pay(wallet, '100');
    await expect(wallet.getByRole('alert')).toHaveText(/That is more than the order costs/);
    await expect.poll(payments).toMatchObject([{ state: 'CANCELLED' }]);

    await pay(wallet, '10');
    await expect(wallet.getByText(/The shop has your code for HK\$10.00/)).toBeVisible();
    await expect(basket).toContainText(/Held for this order until \d\d:\d\d/);
    await expect.poll(payments).toMatchObject([{ state: 'SCANNED' }, { state: 'CANCELLED' }]);

    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByText('Pay HK$78.00 when you pick it up.')).toBeVisible();
    await expect.poll(payments).toMatchObject([{ state: 'CONFIRMED' }, { state: 'CANCELLED' }]);
    expect(consoleWatch.problems()).toEqual([]);
  });

test('cash dollars that the member removes from the basket are free at once; a silent shop can be cancelled', async ({
  stack,
  page,
  sandbox,
}) => {
  test.setTimeout(120_000);
  await linkedUser(page, stack, 'ben');
  const wallet = page.frameLocator('member-wallet iframe');
  const payments = () => sandbox.get('/sandbox/look-up?list=payments&member=demo-level2');
  await expect(wallet.getByRole('link', { name: 'Hand-brewed coffee' })).toBeVisible();
  await go(page, '/use_cash_dollar');
  await wallet.getByRole('button', { name: 'Choose a store' }).click();
  await wallet.getByRole('list', { name: 'Stores' }).getByRole('button').first().click();
  await pay(wallet, '10');
  await page.getByRole('button', { name: /Remove.*Cash dollars/ }).click();
  await expect.poll(payments).toMatchObject([{ state: 'CANCELLED' }]);

  // The page answers nothing: its script never hears of the code.
  await page.locator('member-wallet').evaluate((element) => {
    element.addEventListener('apply-cash-code', (event) => {
      event.stopImmediatePropagation();
    });
    document.addEventListener(
      'apply-cash-code',
      (event) => {
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
  });
  await go(page, '/use_cash_dollar');
  const choose = wallet.getByRole('button', { name: 'Choose a store' });
  await choose.click();
  await wallet.getByRole('list', { name: 'Stores' }).getByRole('button').first().click();
  await pay(wallet, '10');
  await expect(wallet.getByText(/The shop has not answered.* holds 10,000 points/)).toBeVisible({
    timeout: 15_000,
  });
  await wallet.getByRole('button', { name: 'Cancel code' }).click();
  await expect(wallet.getByText('The points of this code are back.')).toBeVisible();
  await expect.poll(payments).toMatchObject([{ state: 'CANCELLED' }, { state: 'CANCELLED' }]);
});
