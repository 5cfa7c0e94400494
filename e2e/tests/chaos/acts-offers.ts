import { expect } from '../../harness/test';
import { breakCamera } from '../mf-offers/camera';
import { button, logged, type Act, type Scene } from './act';

const participation = /^POST .*campaign_participation_records$/;
const notDone = /not redeemed|redemption failed|nothing was taken|reached the limit|no longer available/i;
const unknown = /result unknown|no answer yet|cannot tell|we got no answer/i;
const offer = { login: 'demo-level2', calls: participation, notDone, unknown } as const;

const gift = {
  login: 'demo-level2',
  path: '/campaign/401',
  calls: /\/acquire$/,
  notDone: /failed to acquire|redemption failed|reached the limit|no longer available/i,
  unknown,
} as const;

export const offerActs: readonly Act[] = [
  {
    ...offer,
    name: 'redeem a coupon',
    path: '/campaign/101',
    points: -500,
    prepare: button('Redeem').press,
    press: button('Redeem', 'alertdialog').press,
    done: /successfully redeemed/i,
    effects: logged('COUPON_REDEEMED'),
  },
  {
    ...offer,
    name: 'get a coupon of one per member',
    path: '/campaign/102',
    points: 0,
    prepare: button('Get').press,
    press: button('Get', 'alertdialog').press,
    done: /successfully redeemed/i,
    effects: logged('COUPON_REDEEMED'),
  },
  {
    ...offer,
    name: 'book a ticket',
    path: '/campaign/205',
    points: -60,
    prepare: async (scene) => {
      await scene.page.getByRole('radio', { disabled: false }).first().check();
      await button('Get ticket').press(scene);
    },
    press: ({ page }) => page.getByRole('button', { name: 'Confirm' }).click(),
    done: /^\/user\/myTicket/,
    effects: logged('TICKET_REDEEMED'),
  },
  {
    ...offer,
    name: 'send the code of a venue',
    path: '/campaign/301',
    phone: true,
    points: 50,
    before: ({ page }) => breakCamera(page, 'NotFoundError', 'no camera'),
    prepare: async (scene) => {
      await button('Scan QR code').press(scene);
      await scene.page.getByRole('textbox', { name: 'Code under the QR code' }).fill('EARN-301');
    },
    press: button('Use this code', 'dialog').press,
    done: /\bCompleted\b|You have just earned this/,
    effects: logged('QR_CODE_SCAN'),
  },
  {
    ...offer,
    name: 'check in',
    again: 'press',
    path: '/campaign/303',
    phone: true,
    points: 30,
    before: async ({ context }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 22.2935, longitude: 114.1686 });
    },
    prepare: ({ page }: Scene) => expect(page.getByRole('button', { name: 'Check in' })).toBeEnabled(),
    press: button('Check in').press,
    done: /\bCompleted\b|You have just earned this/,
    effects: logged('GPS_CHECK_IN'),
  },
  {
    ...gift,
    name: 'open a gift of points',
    again: 'press',
    points: 50,
    prepare: ({ page }) => expect(page.getByRole('button', { name: /^Open the gift at 4/ })).toBeEnabled(),
    press: button(/^Open the gift at 4/).press,
    done: /Opened: gift at 4 stamps, 50 points|You got 50 points/,
    effects: logged('REWARD_EARNED'),
  },
  {
    ...gift,
    name: 'open a gift of a coupon',
    points: 0,
    prepare: button(/^Open the gift at 5/).press,
    press: button('Open', 'alertdialog').press,
    done: /The coupon is yours/,
    effects: logged('REWARD_EARNED'),
  },
];
