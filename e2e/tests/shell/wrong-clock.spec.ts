import type { Locator, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { phone } from '../../harness/devices';
import type { SandboxControl } from '../../harness/sandbox';
import { expect, test } from '../../harness/test';
import { readCode } from '../mf-wallet/read-code';

test.use(phone);

const minute = 60_000;
const day = 24 * 60 * minute;
const hongKong = 8 * 60 * minute;
const dayOf = (instant: number) => new Date(instant + hongKong).toISOString().slice(0, 10);
/** The start of D + n in Hong Kong, as the demo data names it. */
const startOf = (days: number) => Date.parse(`${dayOf(Date.now())}T00:00:00+08:00`) + days * day;

/** Moves the server to an instant, and the device to one that is wrong by so many milliseconds. */
async function at(
  { sandbox, page }: { sandbox: SandboxControl; page: Page },
  instant: number,
  wrong: number,
) {
  const ahead = instant - Date.now();
  await sandbox.clock(ahead / 1_000);
  await page.addInitScript((by) => {
    globalThis.Date = new Proxy(Date, {
      construct: (real, given: unknown[]): Date =>
        Reflect.construct(real, given.length > 0 ? given : [real.now() + by]) as Date,
      get: (real, name): unknown => (name === 'now' ? () => real.now() + by : Reflect.get(real, name)),
    });
  }, ahead + wrong);
}

for (const minutes of [-45, -3, 3, 45]) {
  const wrong = minutes * minute;
  /** By a slow clock nothing has started yet, by a fast one everything has: the server says the opposite. */
  const hasStarted = minutes < 0;
  const near = (start: number) => start + (hasStarted ? minute : -minute);

  const isPossible = (button: Locator) =>
    hasStarted ? expect(button).toBeEnabled() : expect(button).toBeDisabled();
  const usable = (page: Page) => isPossible(page.getByRole('button', { name: 'Use', exact: true }));

  test.describe(`a device whose clock is wrong by ${minutes} minutes`, () => {
    test('coupon, claim and the code of the card go by the server', async ({ site, page, sandbox }) => {
      const now = near(startOf(10));
      await at({ sandbox, page }, now, wrong);
      await site.logInAs('demo-level2', '/coupon/1010');
      await usable(page);
      // The last or the first minute of a day in Hong Kong.
      await site.open('/transaction/create');
      await expect(page.getByLabel('Issue date')).toHaveAttribute('max', dayOf(now));
      await site.open('/user/myCard');
      const code = page.getByRole('img', { name: 'Member QR code' });
      await expect
        .poll(async () => {
          const { time } = z.object({ time: z.int() }).parse(JSON.parse((await readCode(code))?.text ?? ''));
          return Math.abs(time - now / 1_000);
        })
        .toBeLessThan(100);
    });

    test('a ticket can be used from its start, not before', async ({ site, page, sandbox }) => {
      await at({ sandbox, page }, near(startOf(12)), wrong);
      await site.logInAs('demo-level2', '/ticket/2002');
      await usable(page);
    });

    test('a campaign opens at its start, not before', async ({ site, page, sandbox }) => {
      await at({ sandbox, page }, near(startOf(7)), wrong);
      await site.logInAs('demo-level2', '/campaign/108');
      const name = hasStarted ? 'Redeem' : /^Available on/;
      await isPossible(page.getByRole('main').getByRole('button', { name }));
    });
  });
}
