import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { payInWallet } from '../../harness/acts';
import { desktop, phone } from '../../harness/devices';
import { pressTwice } from '../../harness/press-twice';
import type { Fault } from '../../harness/sandbox';
import type { SiteDriver } from '../../harness/site';
import { expect, test } from '../../harness/test';
import { showToCamera } from './camera';

const record = z.record(z.string(), z.unknown());
type Read = (path: string) => Promise<Record<string, unknown>>;

type Act = {
  device: typeof desktop | typeof phone;
  path: string;
  /** Part of the call. */
  match: string;
  /** Up to the press that sends the call, and from the message of a failure back to it. */
  begin(page: Page): Promise<void>;
  button: RegExp;
  done(page: Page): Promise<void>;
  failed: RegExp;
  /** How often it was done, as the server knows it. */
  effects(read: Read): Promise<number>;
  /** The page repeats the call once where nothing reads its effect back. */
  tries?: number;
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const closeMessage = async (page: Page) => {
  const ok = button(page, 'OK');
  if (await ok.isVisible()) await ok.click();
};
const use = (kind: 'coupon' | 'ticket', id: string): Act => ({
  device: desktop,
  path: `/${kind}/${id}`,
  match: 'usage_record',
  begin: async (page) => {
    await closeMessage(page);
    const field = page.getByLabel('6-digit staff code');
    if (!(await field.isVisible())) await page.getByRole('button', { name: 'Use', exact: true }).click();
    await field.fill('111111');
  },
  button: /^(Confirm|Checking…)$/,
  done: (page) => expect(page.getByRole('dialog', { name: /^(Coupon|Ticket) used$/ })).toBeVisible(),
  failed: /still unused/,
  effects: async (read) => Number((await read(`/${kind}s/${id}`))['is_used']),
});

const acts: Record<string, Act> = {
  'the use of a coupon': use('coupon', '1001'),
  'the use of a ticket': use('ticket', '2001'),
  'a scan of the code of a store': {
    ...use('coupon', '1002'),
    device: phone,
    begin: closeMessage,
    button: /Scan store QR code/,
  },
  'a choice of store': {
    device: phone,
    path: '/coupon/1014/select_store',
    match: 'virtual_convert',
    begin: async (page) => {
      if (await button(page, 'Confirm').isVisible()) return;
      await page.getByRole('radio').first().check();
      await button(page, 'Next').click();
    },
    button: /^(Confirm|Confirming…)$/,
    done: (page) => expect(page).toHaveURL(/\/coupon\/(?!1014)\d+$/),
    failed: /^Your choice could not be saved/,
    effects: async (read) => Number(Boolean((await read('/coupons/1014'))['real_coupon'])),
  },
  'a payment with cash dollars': {
    device: desktop,
    path: '/use_cash_dollar',
    match: 'POST *point_to_cash',
    begin: async (page) => {
      const message = button(page, 'Dismiss message');
      if (await message.isVisible()) await message.click();
      await page.getByLabel('Cash dollars to use').fill('10');
    },
    button: /^(Pay now|Creating code…)$/,
    done: (page) => expect(page.getByRole('dialog', { name: 'Pay with this code' })).toBeVisible(),
    failed: /Should a code have been made/,
    effects: async (read) => (125_000 - Number((await read(''))['balance'])) / 10_000,
    tries: 2,
  },
};

const detail = { detail: 'Coupon is expired.' };
/** All of them, act by act, are in the tables of unit tests; here each act has one, and the pages have all. */
const afterActing: readonly [string, Omit<Fault, 'match'>][] = [
  ['a 500 with a reason', { mode: 'answer_after', value: { status: 500, body: detail } }],
  ['a 503 in HTML', { mode: 'answer_after', value: { status: 503, body: '<html></html>' } }],
  ['a response that is cut', { mode: 'answer_after', value: { status: 201, body: { id: '1' }, cut: true } }],
  ['no response at all', { mode: 'drop_after' }],
];

/** Reads what belongs to the member; '' is the account of points. */
function readAs(site: SiteDriver): Read {
  const own = site.calls(/GET \/customers\/\d+$/).at(-1);
  const customer = own?.path ?? '';
  return async (path) => {
    const url = path === '' ? customer.replace('customers', 'point-accounts') : customer + path;
    const headers = { authorization: own?.headers['authorization'] ?? '' };
    const answer = await fetch(site.stack.addresses.api.origin + url, { headers });
    return record.parse(await answer.json());
  };
}

for (const [index, [name, act]] of Object.entries(acts).entries()) {
  const { match, tries = 1 } = act;
  const call = /POST .*(usage_record|virtual_convert|point_to_cash)$/;

  test.describe(name, () => {
    test.use(act.device);
    test.beforeEach(async ({ site, page }) => {
      await showToCamera(page, 'store-1');
      await site.logInAs('demo-level2', act.path);
      await act.begin(page);
    });

    for (const [answered, fault] of afterActing.slice(index % 4, (index % 4) + 1))
      test(`Q-199 is told as done when it took place, after ${answered}`, async ({ site, page, sandbox }) => {
        await sandbox.fault({ match, ...fault });
        await button(page, act.button).click();
        await act.done(page);
        expect(await act.effects(readAs(site))).toBe(1);
        expect(new Set(site.calls(call).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
      });

    test('Q-199 is told as failed when it did not take place, and another press does it once', async ({
      site,
      page,
      sandbox,
    }) => {
      await sandbox.fault({ match, mode: 'answer', value: { status: 500, body: detail }, times: tries });
      await button(page, act.button).click();
      await expect(page.getByText(act.failed).first()).toBeVisible();
      expect(site.calls(call)).toHaveLength(tries);
      expect(await act.effects(readAs(site))).toBe(0);
      await act.begin(page);
      await button(page, act.button).click();
      await act.done(page);
      expect(await act.effects(readAs(site))).toBe(1);
    });
  });
}

test.describe('while the coupon is read back', () => {
  test.use(desktop);

  test('Q-199 the dialog says so, and a second press sends nothing', async ({ site, page, sandbox }) => {
    await site.logInAs('demo-level2', '/coupon/1001');
    await use('coupon', '1001').begin(page);
    await sandbox.fault({ match: 'usage_record', mode: 'answer', value: { status: 503, body: detail } });
    await sandbox.fault({ match: 'GET */coupons/1001', mode: 'delay', value: 1_500 });
    await pressTwice(button(page, 'Confirm'));
    await expect(page.getByRole('alertdialog', { name: 'The coupon was not used' })).toBeVisible();
    expect(site.calls(/usage_record/)).toHaveLength(1);
  });

  test('Q-199 a partner gets one code, although the first answer was a 500', async ({
    site,
    page,
    sandbox,
  }) => {
    await page.goto(`${site.stack.addresses.partner.origin}/?page=cash&member=demo-level2`);
    const wallet = page.frameLocator('#wallet');
    await sandbox.fault({
      match: 'POST *point_to_cash',
      mode: 'answer_after',
      value: { status: 500, body: detail },
    });
    await payInWallet(wallet);
    await expect(wallet.getByText('Successfully applied').first()).toBeVisible();
    await expect(page.locator('#log li').filter({ hasText: 'APPLY_CASH_CODE' })).not.toHaveCount(0);
    const keys = site.calls(/point_to_cash$/).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });
});
