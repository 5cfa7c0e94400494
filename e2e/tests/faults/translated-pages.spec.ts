import type { FrameLocator, Locator, Page } from '@playwright/test';
import { translatePage } from '@mrw/shared-contracts/testing/translate-page';
import { expect, test } from '../../harness/test';
import type { SandboxControl } from '../../harness/sandbox';
import type { SiteDriver } from '../../harness/site';

type Step = readonly [what: string, act: (page: Page) => Promise<unknown>];

const main = (page: Page) => page.getByRole('main');
const top = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
const press = (name: string | RegExp): Step => [
  `press ${String(name)}`,
  (page) => main(page).getByRole('button', { name }).first().click(),
];
const answer = (name: string | RegExp): Step => [
  `press ${String(name)} in the dialog`,
  (page) => top(page).getByRole('button', { name }).first().click(),
];
const type = (label: string | RegExp, text: string): Step => [
  `type ${text}`,
  (page) => page.getByLabel(label).first().fill(text),
];

/** Waits for what tells the outcome of the presses before. */
const read = (told: (page: Page) => Locator): Step => ['read', (page) => told(page).waitFor()];
const choose = (name?: RegExp): Step => [
  'choose',
  (page) =>
    main(page)
      .getByRole('radio', name ? { name } : {})
      .first()
      .check(),
];
const inFrame = (what: string, act: (frame: FrameLocator) => Promise<unknown>): Step => [
  what,
  (page) => act(page.frameLocator('iframe')),
];

/** The main presses of the screens. */
const walks: readonly { path: string; steps: readonly Step[] }[] = [
  {
    path: '/user/myAccount',
    steps: [
      press('Edit – First name'),
      press(/^Cancel/),
      ['switch', (page) => main(page).getByRole('switch').first().click()],
      type('New password', 'short'),
      press('Update password'),
      press('Change – Email'),
      answer('Close'),
      press('Delete account'),
      type('Your password', 'wrong'),
      answer('Delete my account'),
      answer('Keep my account'),
    ],
  },
  {
    path: '/transaction/create',
    steps: [
      press('Choose a store'),
      type('Search by name', 'Harb'),
      [
        'choose one',
        async (page) => {
          const first = top(page).getByRole('list').getByRole('button').first();
          await expect(first).toContainText('Harb');
          await first.click();
        },
      ],
      type('Receipt number', 'T-1'),
      type('Amount', '12,34'),
      press(/^Fill in every field/),
    ],
  },
  {
    path: '/inbox',
    steps: [
      ['read', (page) => main(page).getByRole('list').getByRole('button').first().click()],
      press('Edit'),
      ['choose', (page) => main(page).getByRole('checkbox').first().check()],
      ['choose two', (page) => main(page).getByRole('checkbox').nth(1).check()],
      press('Delete'),
      answer('Delete'),
    ],
  },
  {
    path: '/about/store',
    steps: [
      press('Filters'),
      ['filter', (page) => top(page).getByRole('checkbox').nth(1).check()],
      answer(/^Show \d+ store/),
      type('Find a store', 'zzz'),
      press('Clear search and filters'),
    ],
  },
  {
    path: '/user/myProfile',
    steps: [press(/^About/), answer('Close')],
  },
  { path: '/activity_log', steps: [press('By month')] },
  {
    path: '/unsubscribe_email?token=UNSUB-ON',
    steps: [
      ['switch', (page) => page.getByRole('switch').click()],
      press('Update'),
      ['read', (page) => top(page).getByRole('heading', { name: 'Saved' }).waitFor()],
      answer('Close'),
    ],
  },
  {
    path: '/campaign/101',
    steps: [
      press('Redeem'),
      answer('Redeem'),
      read((page) => top(page).getByText(/waiting in My coupons/)),
      answer('OK'),
    ],
  },
  {
    path: '/campaign/205',
    steps: [
      press(/^Choose a time/),
      choose(/^Morning/),
      press('Get ticket'),
      press('Back to the form'),
      press('Get ticket'),
      press('Confirm'),
      read((page) => main(page).getByRole('heading', { name: 'Booked' })),
    ],
  },
  {
    path: '/campaign/401',
    steps: [
      press(/^Open the gift at 5/),
      answer('Open'),
      read((page) => top(page).getByRole('link', { name: 'My coupons' })),
      answer('OK'),
    ],
  },
  {
    path: '/coupon/1001',
    steps: [
      press('Use'),
      type('6-digit staff code', '999999'),
      answer('Confirm'),
      answer('OK'),
      type('6-digit staff code', '111111'),
      answer('Confirm'),
      read((page) => page.getByRole('dialog', { name: 'Coupon used' })),
      answer('OK'),
    ],
  },
  {
    path: '/coupon/1014/select_store',
    steps: [
      choose(),
      press('Next'),
      press('Confirm'),
      ['read', (page) => page.waitForURL((url) => !url.pathname.includes('select_store'))],
    ],
  },
  {
    path: '/use_cash_dollar',
    steps: [
      type('Cash dollars to use', '1,5x'),
      type('Cash dollars to use', '99999999'),
      type('Cash dollars to use', '10'),
      press('Pay now'),
      read((page) => page.getByRole('dialog', { name: 'Pay with this code' })),
      answer('Close'),
    ],
  },
  {
    path: '/redeem-gift-card?code=GIFT-FRESH-50',
    steps: [
      inFrame('name', (frame) => frame.getByRole('textbox').first().fill('demo-level1')),
      inFrame('password', (frame) => frame.locator('input[type=password]').fill('Demo1234')),
      inFrame('log in', (frame) => frame.getByRole('button', { name: 'Log in' }).click()),
      read((page) => top(page).getByRole('button', { name: 'Redeem' })),
      answer('Redeem'),
      read((page) => page.getByText('HK$50.00')),
    ],
  },
];

/** What is read on a page, without what differs from minute to minute and from code to code, or is counted after it. */
const shown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main, [role=dialog], [role=alertdialog]')]
      .map(({ innerText }) =>
        innerText
          .replace(/\s+/g, '')
          .replace(/\d+:\d\d|Updated[^.]*ago|\d+unreadmessages?|C[0-9A-F]{11,}/g, ''),
      )
      .join('\n'),
  );

/** What is read once two readings are the same and nothing loads: what does may come after a message. */
async function settled(page: Page): Promise<string> {
  let before = '';
  await expect
    .poll(
      async () => {
        const last = before;
        before = await shown(page);
        return before === last && (await page.locator('[aria-busy="true"]').count()) === 0;
      },
      { intervals: [250] },
    )
    .toBe(true);
  return before;
}

async function walk(
  { path, steps }: (typeof walks)[number],
  { site, page, sandbox }: { site: SiteDriver; page: Page; sandbox: SandboxControl },
  after: (what: string) => Promise<void>,
  begin: () => Promise<void>,
): Promise<void> {
  await sandbox.reset();
  await site.logInAs('demo-level2', path);
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await settled(page);
  await begin();
  for (const [index, [what, act]] of steps.entries()) {
    await act(page);
    await after(`${path}, ${index + 1}: ${what}`);
  }
}

for (const one of walks)
  test(`${one.path} says the same, press by press, in a page that the browser translates`, async ({
    site,
    page,
    sandbox,
    consoleWatch,
  }) => {
    test.setTimeout(120_000);
    consoleWatch.allow(/Failed to load resource/);
    const parts = { site, page, sandbox };
    const read = new Map<string, string>();
    await walk(
      one,
      parts,
      async (what) => {
        read.set(what, await settled(page));
      },
      async () => undefined,
    );
    // Drafts of the first walk.
    await page.evaluate(() => {
      sessionStorage.clear();
    });
    await walk(
      one,
      parts,
      async (what) => {
        await expect.poll(() => shown(page), what).toBe(read.get(what));
      },
      () => page.evaluate(`(${translatePage.toString()})(); undefined`),
    );
    // Not even the one remount that a page has (MRW-120) was needed.
    const rows = JSON.stringify(await sandbox.get('/sandbox/telemetry?since=2000-01-01T00:00:00Z'));
    expect(rows).not.toMatch(/MRW-12[03]/);
  });
