import type { BrowserContext, Page } from '@playwright/test';
import { desktop, phone } from '../../harness/devices';
import { everything } from '../../harness/everything';
import { SiteDriver } from '../../harness/site';
import { expect, test } from '../../harness/test';
import { breakCamera } from '../mf-offers/camera';

type Write = {
  name: string;
  path: string;
  device: typeof desktop | typeof phone;
  /** Up to the last press. */
  prepare(page: Page): Promise<void>;
  press(page: Page): Promise<void>;
  call: RegExp;
};

const press = (name: string, within: 'main' | 'dialog' | 'alertdialog') => (page: Page) =>
  page.getByRole(within).getByRole('button', { name, exact: true }).click();

/** Actions that a member can do once only. */
const writes: readonly Write[] = [
  {
    name: 'a coupon limited to one per member',
    path: '/campaign/102',
    device: desktop,
    prepare: press('Get', 'main'),
    press: press('Get', 'alertdialog'),
    call: /\/campaign_participation_records$/,
  },
  {
    name: 'the use of a coupon',
    path: '/coupon/1001',
    device: desktop,
    prepare: async (page) => {
      await press('Use', 'main')(page);
      await page.getByLabel('6-digit staff code').fill('111111');
    },
    press: press('Confirm', 'dialog'),
    call: /\/usage_record$/,
  },
  {
    name: 'the store of a coupon',
    path: '/coupon/1014/select_store',
    device: desktop,
    prepare: async (page) => {
      await page.getByRole('radio').first().check();
      await press('Next', 'main')(page);
    },
    press: press('Confirm', 'main'),
    call: /virtual_convert/,
  },
  {
    name: 'a gift of a stamp card',
    path: '/campaign/401',
    device: desktop,
    prepare: (page) => expect(page.getByRole('button', { name: /^Open the gift at 4/ })).toBeEnabled(),
    press: (page) => page.getByRole('button', { name: /^Open the gift at 4/ }).click(),
    call: /\/acquire$/,
  },
  {
    name: 'the deletion of a claim',
    path: '/transactionDetail/3001',
    device: desktop,
    prepare: press('Delete', 'main'),
    press: press('Delete', 'alertdialog'),
    call: /\/transactions\/3001$/,
  },
  {
    name: 'a code that earns points',
    path: '/campaign/301',
    device: phone,
    prepare: async (page) => {
      await press('Scan QR code', 'main')(page);
      await page.getByRole('textbox', { name: 'Code under the QR code' }).fill('EARN-301');
    },
    press: press('Use this code', 'dialog'),
    call: /\/campaign_participation_records$/,
  },
];

/** The answers that all tabs get to a write, as they come. */
function answersTo(context: BrowserContext, call: RegExp): number[] {
  const statuses: number[] = [];
  context.on('response', (response) => {
    const isRead = ['GET', 'OPTIONS'].includes(response.request().method());
    if (!isRead && call.test(new URL(response.url()).pathname)) statuses.push(response.status());
  });
  return statuses;
}

if (everything) {
  for (const { name, path, device, prepare, press: pressLast, call } of writes)
    test.describe(name, () => {
      test.use(device);

      test(`${name}, requested in two tabs at once, is granted once, and both tabs show the result`, async ({
        site,
        page,
        context,
        stack,
        sandbox,
      }) => {
        test.setTimeout(120_000);
        const other = await context.newPage();
        for (const tab of [page, other]) await breakCamera(tab, 'NotFoundError', 'no camera');
        await site.logInAs('demo-level2', path);
        await new SiteDriver(other, stack, sandbox).open(path);
        const statuses = answersTo(context, call);
        for (const tab of [page, other]) await prepare(tab);
        await Promise.all([page, other].map(pressLast));
        await expect.poll(() => statuses.length).toBe(2);
        expect(statuses.filter((status) => status < 300)).toHaveLength(1);
        expect(statuses.filter((status) => status >= 400 && status < 500)).toHaveLength(1);
        for (const tab of [page, other]) {
          await expect(tab.locator('[aria-busy="true"]')).toHaveCount(0);
          await expect(tab.getByRole('main')).not.toContainText(/undefined|\[object/);
        }
      });
    });

  test('of two payments that two tabs ask for at once one holds points: the later one takes the place of the other', async ({
    site,
    page,
    context,
    stack,
    sandbox,
  }) => {
    test.setTimeout(120_000);
    const other = await context.newPage();
    await site.logInAs('demo-level2', '/use_cash_dollar');
    await new SiteDriver(other, stack, sandbox).open('/use_cash_dollar');
    const tabs = [page, other];
    for (const tab of tabs) await tab.getByLabel('Cash dollars to use').fill('10');
    const statuses = answersTo(context, /\/point_to_cash$/);
    await Promise.all(tabs.map(press('Pay now', 'main')));
    await expect.poll(() => statuses).toEqual([201, 201]);
    for (const tab of tabs) await expect(tab.getByText('115,000 points').first()).toBeVisible();
  });
}
