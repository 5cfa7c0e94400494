import * as z from 'zod/mini';
import { desktop } from '../../harness/devices';
import { expect } from '../../harness/test';
import { showToCamera } from '../mf-wallet/camera';
import { button, logged, type Act, type Scene } from './act';

const payments = z.array(z.object({ code: z.string(), state: z.string() }));
const coupon = z.object({ real_coupon: z.nullable(z.string()) });
const giftCards = z.array(z.object({ code: z.string(), state: z.string() }));

const paymentsOf = async ({ sandbox }: Scene, login: string, states: RegExp) =>
  payments
    .parse(await sandbox.get(`/sandbox/look-up?list=payments&member=${login}`))
    .filter(({ state }) => states.test(state));

const openCode = async (scene: Scene) => {
  await scene.page.getByLabel('Cash dollars to use').fill('10');
  await button('Pay now').press(scene);
  await expect(code(scene)).toBeVisible();
};
const code = ({ page }: Scene) => page.getByRole('dialog', { name: 'Pay with this code' });

const use = {
  login: 'demo-level2',
  calls: /^POST \/coupons\/\d+\/usage_record$/,
  points: 0,
  done: /Coupon used/,
  notDone: /was not used|still unused|Already used/,
  unknown: /whether the coupon was used|result unknown|no answer yet/i,
  effects: logged('COUPON_USED'),
} as const;

const cash = {
  login: 'demo-level2',
  path: '/use_cash_dollar',
  // The last is what a refusal of a test says, which is shown as it is.
  notDone: /The code could not be made|No Internet Connection|Something went wrong\./,
  unknown: /We could not reach the shop system|Checking the payment/,
} as const;

export const walletActs: readonly Act[] = [
  {
    ...use,
    name: 'use a coupon with a staff code',
    path: '/coupon/1001',
    prepare: async (scene) => {
      await button('Use').press(scene);
      await scene.page.getByLabel('6-digit staff code').fill('111111');
    },
    press: ({ page }) => page.getByRole('button', { name: 'Confirm' }).click(),
  },
  {
    ...use,
    name: 'use a coupon at the code of a store',
    path: '/coupon/1002',
    phone: true,
    before: ({ page }) => showToCamera(page, 'store-1'),
    prepare: ({ page }) => expect(page.getByRole('button', { name: 'Scan store QR code' })).toBeEnabled(),
    press: button('Scan store QR code').press,
  },
  {
    name: 'choose the store of a coupon',
    login: 'demo-level2',
    path: '/coupon/1014/select_store',
    phone: true,
    calls: /\/virtual_convert$/,
    points: 0,
    prepare: async (scene) => {
      await scene.page.getByRole('radio').first().check();
      await button('Next').press(scene);
    },
    press: button('Confirm').press,
    done: /Selected store|Your store is saved/,
    notDone: /Nothing was changed|could not be saved|out of stock there|Something went wrong\./,
    unknown: /Whether your choice was saved/,
    effects: async (truth) => (coupon.parse(await truth.read('coupons/1014')).real_coupon === null ? 0 : 1),
  },
  {
    ...cash,
    name: 'hold points for a payment code',
    endsByItself: true,
    again: 'press',
    calls: /^POST .*\/point_to_cash$/,
    points: -10_000,
    prepare: ({ page }) => page.getByLabel('Cash dollars to use').fill('10'),
    press: button('Pay now').press,
    done: /Pay with this code/,
    effects: async (_, scene) => (await paymentsOf(scene, 'demo-level2', /CREATED|SCANNED|CONFIRMED/)).length,
  },
  {
    ...cash,
    name: 'pay at a till',
    // A code whose end is not known is closed with the word when its points come back.
    endsByItself: true,
    again: 'never',
    // What the shop does is no call of the page: it hears of it by the next refresh.
    calls: /\/point_to_cash\/refresh$/,
    // The code holds them since before.
    points: 0,
    before: ({ page }) => page.clock.install(),
    prepare: openCode,
    press: async (scene) => {
      const [payment] = await paymentsOf(scene, 'demo-level2', /CREATED/);
      for (const event of ['scan', 'confirm'])
        await scene.sandbox.post(`/sandbox/staff/${event}`, { code: payment?.code });
      await scene.page.clock.fastForward(121_000);
    },
    done: /Successfully applied/,
    unknown: /We could not reach the shop system|Getting a new code|Checking the payment/,
    effects: logged('CASH_DOLLAR_USED'),
  },
  {
    name: 'redeem a gift card',
    login: 'demo-giftowner',
    path: '/redeem-gift-card?code=GIFT-FRESH-50',
    calls: /\/redeem_gift_card\//,
    points: 50_000,
    prepare: async ({ page }) => {
      const frame = page.frameLocator('iframe');
      await frame.getByRole('textbox').first().fill('demo-giftowner');
      await frame.locator('input[type=password]').fill('Demo1234');
      await frame.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Redeem' })).toBeEnabled();
    },
    press: button('Redeem', 'alertdialog').press,
    done: /Redemption successful/,
    notDone: /Redemption failed|Nothing was added/,
    unknown: /Result unknown|We are still checking/,
    effects: async (_, { sandbox }) =>
      giftCards
        .parse(await sandbox.get('/sandbox/look-up?list=gift_cards'))
        .filter(({ code: name, state }) => name === 'GIFT-FRESH-50' && state !== '').length,
  },
  {
    ...cash,
    name: 'pay at a partner',
    endsByItself: true,
    path: '/?page=cash&member=demo-level2',
    calls: /^POST .*\/(?:shopify_)?point_to_cash$/,
    points: -10_000,
    before: ({ page }) => page.setViewportSize(desktop.viewport),
    prepare: async ({ page }) => {
      const wallet = page.frameLocator('#wallet');
      await wallet.getByRole('button', { name: 'Choose a store' }).click();
      await wallet.getByRole('list', { name: 'Stores' }).getByRole('button').first().click();
      await wallet.getByLabel('Cash dollars to use').fill('10');
    },
    press: ({ page }) => page.frameLocator('#wallet').getByRole('button', { name: 'Pay now' }).click(),
    done: /Successfully applied|The shop has your code/,
    unknown: /Sent to the shop|Waiting for the shop|has not answered|We could not reach the shop system/,
    effects: async (_, scene) => (await paymentsOf(scene, 'demo-level2', /CREATED|SCANNED|CONFIRMED/)).length,
    view: (page) => page.frameLocator('#wallet').locator('body'),
  },
];
