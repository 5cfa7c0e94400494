import { expect, test } from '../../harness/test';
import { remote, stores, withTwoReleases } from '../federation/two-releases';
import { presses, sees, type Driver } from './driver';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

type Start = (onError: (message: string) => void) => Promise<Driver>;
const browsers: Readonly<Record<string, Start>> = { Firefox: startFirefox, WebKit: startWebKit };

/** `npm run smoke`: the browsers are no part of what `npm test` needs. */
const wanted = process.env['MRW_SMOKE'] ? Object.entries(browsers) : [];

for (const [name, start] of wanted)
  test(`${name}: home, log in, card, coupon, purchase, stores, language`, async ({ stack, sandbox }) => {
    test.setTimeout(180_000);
    const errors: string[] = [];
    const driver = await start((message) => errors.push(message));
    const site = stack.addresses.shell.origin;
    try {
      await driver.open(`${site}/home`);
      await presses(driver, 'button', 'Accept all');
      await sees(driver, 'main h2', 'Featured offers');
      await sees(driver, 'main a[href*="/campaign/"]');

      const code = await sandbox.authorizationCode('demo-level2');
      await driver.open(`${site}/login_callback?token=${code}&redirect_to=%2Fhome`);
      await sees(driver, 'main', '125,000');

      await driver.open(`${site}/user/myCard`);
      await sees(driver, 'main svg[role=img]');
      await presses(driver, 'main button', 'Show at till');
      await presses(driver, '[role=dialog] button', 'Close');

      await driver.open(`${site}/coupon/1001`);
      await sees(driver, 'main svg[role=img]');
      await presses(driver, 'main button', 'Use');
      await sees(driver, '[role=dialog] input');
      await driver.type('[role=dialog] input', '111111');
      await presses(driver, '[role=dialog] button', 'Confirm');
      await sees(driver, '[role=dialog]', 'Coupon used');

      await driver.open(`${site}/campaign/101`);
      await presses(driver, 'main button', 'Redeem');
      await presses(driver, '[role=alertdialog] button', 'Redeem');
      await sees(driver, '[role=dialog]', 'Successfully redeemed');
      await presses(driver, '[role=dialog] button', 'OK');

      await driver.open(`${site}/about/store`);
      await presses(driver, 'main a[href*="/storeDetail/"]');
      await sees(driver, 'main h2', 'Related offers');
      await driver.value(
        `(() => { const choice = document.querySelector('header select'); choice.value = 'zh-Hant'; choice.dispatchEvent(new Event('change', { bubbles: true })); })()`,
      );
      await sees(driver, 'main h2', '相關優惠');

      await driver.open(`${site}/browser-support`);
      await sees(driver, 'h1', 'Please update your browser');
    } finally {
      await driver.stop();
    }
    expect(errors).toEqual([]);
  });

for (const [name, start] of wanted)
  test(`${name}: two releases of a remote in one page`, async ({ stack }) => {
    test.setTimeout(300_000);
    const errors: string[] = [];
    await withTwoReleases(stack.environment, stack.addresses.remotes.origin, async (mounting) => {
      const driver = await start((message) => errors.push(message));
      try {
        await driver.open(stack.addresses.shell.origin + stores);
        await sees(driver, `[data-remote="${remote}"][data-state="ready"]`);
        await driver.value(mounting);
        await sees(driver, '#release-0 [data-changed]');
        await sees(driver, '#release-1 h1');
        expect(await driver.value(changedIn('#release-1'))).toBe(0);
        await presses(driver, '#release-0 a[href*="/storeDetail/"]');
        await sees(driver, '#release-1 dl[data-changed]');
        await sees(driver, '#release-0 dl');
        expect(await driver.value(changedIn('#release-0'))).toBe(0);
      } finally {
        await driver.stop();
      }
    });
    expect(errors).toEqual([]);
  });

const changedIn = (place: string) => `document.querySelectorAll('${place} [data-changed]').length`;
