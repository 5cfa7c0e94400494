import type { Locator, Page, Request } from '@playwright/test';
import { confirmEmail } from '../../harness/acts';
import { desktop, phone } from '../../harness/devices';
import type { SiteDriver } from '../../harness/site';
import { expect, test } from '../../harness/test';

type Act = {
  /** Where it begins, and for whom; null for a visitor. */
  path: string;
  login: string | null;
  /** The way to the page with the last press, where that is another. */
  reach?: (page: Page) => Promise<void>;
  /** What is there when the page is. */
  begins: (page: Page) => Locator;
  /** All presses, with the last one that spends. */
  press: (page: Page) => Promise<void>;
  /** What says the outcome. */
  told: (page: Page) => Locator;
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const inAlert = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true });

const use: Act = {
  path: '/coupon/1001',
  login: 'demo-level2',
  begins: (page) => button(page, 'Use'),
  press: async (page) => {
    await button(page, 'Use').click();
    await page.getByLabel('6-digit staff code').fill('111111');
    await button(page, 'Confirm').click();
  },
  told: (page) => dialog(page, 'Coupon used'),
};
const useOnPhone: Act = {
  ...use,
  reach: (page) => button(page, 'Use').click(),
  begins: (page) => page.getByLabel('6-digit staff code'),
  // The sixth digit is the last press.
  press: (page) => page.getByLabel('6-digit staff code').pressSequentially('111111'),
};

const redeem: Act = {
  path: '/campaign/101',
  login: 'demo-level2',
  begins: (page) => button(page, 'Redeem'),
  press: async (page) => {
    await button(page, 'Redeem').click();
    await inAlert(page, 'Redeem').click();
  },
  told: (page) => page.getByRole('dialog').getByText(/waiting in My coupons/),
};

const ticket: Act = {
  path: '/campaign/205',
  login: 'demo-level2',
  begins: (page) => page.getByRole('radio', { name: /^Morning/ }),
  press: async (page) => {
    await page.getByRole('radio', { name: /^Morning/ }).check();
    await button(page, 'Get ticket').click();
    await button(page, 'Confirm').click();
  },
  told: (page) => dialog(page, 'Booked').getByText('Morning'),
};

const guest: Act = {
  path: '/campaign/202',
  login: null,
  begins: (page) => page.getByRole('radio').first(),
  press: async (page) => {
    await page.getByRole('radio').first().check();
    await button(page, 'Get ticket').click();
    // At the sign-on site.
    await confirmEmail(page, 'late-guest@example.test');
    await expect(page.getByText('late-guest@example.test')).toBeVisible();
    await button(page, 'Confirm').click();
  },
  told: (page) => dialog(page, 'Thank you for registering'),
};

const gift: Act = {
  path: '/campaign/401',
  login: 'demo-level2',
  begins: (page) => button(page, /^Open the gift at 5/),
  press: async (page) => {
    await button(page, /^Open the gift at 5/).click();
    await inAlert(page, 'Open').click();
  },
  told: (page) => page.getByRole('dialog').getByRole('link', { name: 'My coupons' }),
};

const cash: Act = {
  path: '/use_cash_dollar',
  login: 'demo-level2',
  begins: (page) => page.getByLabel('Cash dollars to use'),
  press: async (page) => {
    await page.getByLabel('Cash dollars to use').fill('10');
    await button(page, 'Pay now').click();
  },
  told: (page) => dialog(page, 'Pay with this code'),
};

const confirmStore = async (page: Page) => {
  await page.getByRole('radio').first().check();
  await button(page, 'Next').click();
  await button(page, 'Confirm').click();
};
const store: Act = {
  path: '/coupon/1014/select_store',
  login: 'demo-level2',
  begins: (page) => page.getByRole('radio').first(),
  press: confirmStore,
  told: (page) => dialog(page, 'Store saved'),
};
const storeOverList: Act = {
  ...store,
  path: '/user/myCoupon',
  begins: (page) => button(page, /^Select pick-up store/).first(),
  press: async (page) => {
    await button(page, /^Select pick-up store/)
      .first()
      .click();
    await confirmStore(page);
  },
};

const giftCard: Act = {
  path: '/redeem-gift-card?code=GIFT-FRESH-50',
  login: null,
  begins: (page) => page.frameLocator('iframe').getByRole('button', { name: 'Log in' }),
  press: async (page) => {
    const frame = page.frameLocator('iframe');
    await frame.getByRole('textbox').first().fill('demo-level1');
    await frame.locator('input[type=password]').fill('Demo1234');
    await frame.getByRole('button', { name: 'Log in' }).click();
    await inAlert(page, 'Redeem').click();
  },
  told: (page) => page.getByText('HK$50.00'),
};

const open = (site: SiteDriver, { login, path }: Act) =>
  login === null ? site.open(path) : site.logInAs(login, path);

/** Scripts of remotes that the page of an act itself runs. */
async function scriptsOf(page: Page, site: SiteDriver, act: Act): Promise<ReadonlySet<string>> {
  const run = new Set<string>();
  // Nothing is fetched ahead: that would count as run.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const note = (request: Request) => {
    if (request.resourceType() === 'script') run.add(request.url());
  };
  page.on('request', note);
  await open(site, act);
  await act.reach?.(page);
  await expect(act.begins(page)).toBeVisible();
  page.off('request', note);
  return run;
}

const faults = {
  'does not come': 'abort',
  'never ends': 'hang',
} as const;

const places: readonly [string, typeof phone | typeof desktop, Readonly<Record<string, Act>>][] = [
  ['desktop', desktop, { use, redeem, ticket, gift, cash, 'a store over the list': storeOverList, giftCard }],
  ['phone', phone, { use: useOnPhone, ticket, 'ticket of a guest': guest, store }],
];

for (const [place, device, acts] of places)
  test.describe(`${place}: the outcome is said when its code`, () => {
    test.use(device);

    for (const [name, act] of Object.entries(acts))
      for (const [words, fault] of Object.entries(faults))
        test(`${words}: ${name}`, async ({ site, page, consoleWatch }) => {
          // The page is opened twice.
          test.slow();
          consoleWatch.allow(/Failed to find a valid digest/);
          const own = await scriptsOf(page, site, act);
          await page.route(
            (url) =>
              /\/dialog\.\w+\.js$/.test(url.pathname) ||
              (/\/mf-\w+\/.*\.js$/.test(url.pathname) && !own.has(url.href)),
            (route) => (fault === 'abort' ? route.abort() : undefined),
          );
          await site.open(act.path);
          await act.reach?.(page);
          await expect(act.begins(page)).toBeVisible();
          await act.press(page);
          await expect(act.told(page)).toBeVisible();
        });
  });
