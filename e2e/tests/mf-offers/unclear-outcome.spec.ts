import type { Locator, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { confirmEmail } from '../../harness/acts';
import { phone } from '../../harness/devices';
import { pressTwice } from '../../harness/press-twice';
import type { Fault } from '../../harness/sandbox';
import type { SiteDriver } from '../../harness/site';
import { expect, test } from '../../harness/test';
import { showToCamera } from './camera';

test.use({
  ...phone,
  permissions: ['geolocation'],
  geolocation: { latitude: 22.2935, longitude: 114.1686 },
});

type Act = {
  path: string;
  /** Everything before the button whose press sends the call. */
  begin?(page: Page): Promise<void>;
  button(page: Page): Locator;
  /** Leads from the message of a failure back to the button. */
  again?(page: Page): Promise<void>;
  done(page: Page): Promise<void>;
  /** What one act changes. */
  effect: Partial<Holdings>;
  match?: string;
};
type Holdings = { balance: number; stamps: number };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const earned = (page: Page) => expect(button(page, 'Completed')).toBeDisabled();
const askToRedeem = (page: Page) => button(page, 'Redeem').click();
const answer = (page: Page) => page.getByRole('alertdialog').getByRole('button').last();

const acts: Record<string, Act> = {
  redeem: {
    path: '/campaign/101',
    begin: askToRedeem,
    button: answer,
    again: async (page) => {
      await answer(page).click();
      await askToRedeem(page);
    },
    done: (page) => expect(page.getByRole('dialog', { name: 'Successfully redeemed' })).toBeVisible(),
    effect: { balance: -500 },
  },
  ticket: {
    path: '/campaign/205',
    begin: async (page) => {
      await page.getByRole('radio', { disabled: false }).first().check();
      await button(page, 'Get ticket').click();
    },
    button: (page) => button(page, /^(Confirm|One moment…)$/),
    done: (page) => expect(page).toHaveURL(/\/user\/myTicket$/),
    effect: { balance: -60 },
  },
  scan: {
    path: '/campaign/301',
    button: (page) => button(page, /^(Scan QR code|One moment…)$/),
    done: earned,
    effect: { balance: 50 },
  },
  'task of a stamp card': {
    path: '/campaign/401',
    button: (page) => button(page, /^(Check in|One moment…)$/),
    done: earned,
    effect: { stamps: 1 },
  },
  'gift of a stamp card': {
    path: '/campaign/401',
    button: (page) => button(page, /^Open the gift at 4/),
    done: (page) => expect(button(page, /^Opened: gift at 4 stamps, 50 points/)).toBeVisible(),
    effect: { balance: 50 },
    match: 'POST *stamp_rewards/acquire',
  },
};

const detail = { detail: 'Exceed campaign per head limit.' };
/** All of them, act by act, are in the table of a unit test; here each act has one, and the pages have all. */
const afterActing: readonly [string, Omit<Fault, 'match'>][] = [
  ['a 500 with a reason', { mode: 'answer_after', value: { status: 500, body: detail } }],
  ['a 503 in HTML', { mode: 'answer_after', value: { status: 503, body: '<html></html>' } }],
  ['a response that is cut', { mode: 'answer_after', value: { status: 201, body: { id: '1' }, cut: true } }],
  ['no response at all', { mode: 'drop_after' }],
];

const call = /POST .*(campaign_participation_records|stamp_rewards\/acquire)$/;
const numbers = z.record(z.string(), z.unknown());

/** What the member has, as the server knows it. */
async function holdings(site: SiteDriver): Promise<Holdings> {
  const own = site.calls(/GET \/customers\/\w+$/).at(-1);
  const read = async (path: string) => {
    const authorization = own?.headers['authorization'] ?? '';
    const answer = await fetch(site.stack.addresses.api.origin + path, { headers: { authorization } });
    return numbers.parse(await answer.json());
  };
  const { balance } = await read(own?.path.replace('customers', 'point-accounts') ?? '');
  const { stamps } = await read(`${own?.path}/stamps-count`);
  return { balance: Number(balance), stamps: Number(stamps) };
}

for (const [index, [name, act]] of Object.entries(acts).entries()) {
  const match = act.match ?? 'POST *campaign_participation_records';

  test.describe(name, () => {
    test.beforeEach(async ({ site, page }) => {
      await showToCamera(page, 'EARN-301');
      await site.logInAs('demo-level2', act.path);
      await act.begin?.(page);
    });

    /** The call was sent with one key, and the act was done once. */
    const isDoneOnce = async (site: SiteDriver, before: Holdings) => {
      const { balance = 0, stamps = 0 } = act.effect;
      expect(await holdings(site)).toEqual({
        balance: before.balance + balance,
        stamps: before.stamps + stamps,
      });
      expect(new Set(site.calls(call).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    };

    for (const [answered, fault] of afterActing.slice(index % 4, (index % 4) + 1))
      test(`Q-199 is told as done when it took place, after ${answered}`, async ({ site, page, sandbox }) => {
        const before = await holdings(site);
        await sandbox.fault({ match, ...fault });
        await act.button(page).click();
        await act.done(page);
        expect(site.calls(call)).toHaveLength(1);
        await isDoneOnce(site, before);
      });

    test('Q-199 is told as failed when it did not take place, and another press does it once', async ({
      site,
      page,
      sandbox,
    }) => {
      const before = await holdings(site);
      await sandbox.fault({ match, mode: 'answer', value: { status: 500, body: detail } });
      await pressTwice(act.button(page));
      await expect(page.getByText(/Redemption failed/).first()).toBeVisible();
      expect(site.calls(call)).toHaveLength(1);
      expect(await holdings(site)).toEqual(before);
      await act.again?.(page);
      await act.button(page).click();
      await act.done(page);
      await isDoneOnce(site, before);
    });
  });
}

test('Q-199 a guest whose response does not tell it gets one ticket', async ({
  site,
  page,
  sandbox,
  stack,
}) => {
  const left = async () => numbers.parse(await sandbox.get('/ticket_campaigns/202'))['leftStock'];
  const before = await left();
  await site.open('/campaign/202');
  await page.getByRole('radio').first().check();
  await button(page, 'Get ticket').click();
  await page.waitForURL(`${stack.addresses.signOn.origin}/**`);
  await confirmEmail(page, 'new-guest@example.test');
  await expect(page.getByText('new-guest@example.test')).toBeVisible();
  const match = 'POST /customers/ticket_campaign_participation_records';
  await sandbox.fault({ match, mode: 'answer_after', value: { status: 500, body: detail } });
  await button(page, 'Confirm').click();
  await expect(page).toHaveURL(/\/campaign\/202\/register_success$/);
  expect(await left()).toBe(Number(before) - 1);
});
