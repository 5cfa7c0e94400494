import { showToCamera } from '../tests/mf-offers/camera';
import { dialog, fromMenu, main, type Scene, type Task } from './task';

const member = { login: 'demo-level2', from: '/home' } as const;

const gain = ({ page }: Scene) => page.getByRole('region', { name: /^You (?:have earned it|got)/ });

export const offerTasks: readonly Task[] = [
  {
    name: 'redeem an offer of at most 500 points',
    ...member,
    walk: async (scene) => {
      const { hand, page } = scene;
      await hand.press(main(scene).getByRole('link', { name: /^(?:Coffee )?Harbour Coffee Voucher/ }));
      await hand.press(page.getByRole('button', { name: 'Redeem' }));
      await hand.press(page.getByRole('alertdialog').getByRole('button', { name: 'Redeem' }));
      return page.getByRole('heading', { name: 'Successfully redeemed' });
    },
  },
  {
    name: 'book a ticket with questions',
    ...member,
    walk: async (scene) => {
      const { hand, page } = scene;
      await hand.press(main(scene).getByRole('link', { name: /^(?:Cinema )?Harbour Concert/ }));
      await hand.choose(main(scene).getByRole('radio').first());
      await hand.write(page.getByLabel('Name on the ticket'), 'Mei Ling');
      await hand.select(page.getByLabel('Which gate is nearest to you?'), 'South gate');
      await hand.choose(page.getByRole('checkbox', { name: /crowd photographs/ }));
      await hand.press(main(scene).getByRole('button', { name: 'Choose', exact: true }));
      await hand.choose(dialog(scene).getByRole('checkbox').first());
      await hand.press(dialog(scene).getByRole('button').last());
      await hand.press(page.getByRole('button', { name: 'Get ticket', exact: true }));
      await hand.press(page.getByRole('button', { name: 'Confirm', exact: true }));
      return main(scene).getByRole('heading', { name: 'Booked' });
    },
  },
  {
    name: 'scan, check in, open a stamp gift',
    ...member,
    before: async ({ page, context }) => {
      await showToCamera(page, 'EARN-301');
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 22.2935, longitude: 114.1686 });
    },
    walk: async (scene) => {
      const { hand, page, site, isPhone } = scene;
      // Scanning and checking in are acts of a phone (§2); their offers come from a poster or the list.
      if (isPhone) {
        for (const [path, act] of [
          ['/campaign/301', 'Scan QR code'],
          ['/campaign/303', 'Check in'],
        ] as const) {
          await site.follow(path);
          await hand.press(main(scene).getByRole('button', { name: act }));
          await hand.press(gain(scene).getByRole('button', { name: 'OK' }));
        }
        await hand.press(page.getByRole('navigation').getByRole('link', { name: 'Home' }).last());
      }
      await hand.press(
        main(scene)
          .getByRole('link', { name: /Summer Stamps/ })
          .last(),
      );
      await hand.press(main(scene).getByRole('button', { name: /^Open the gift at 4/ }));
      return gain(scene).getByText('+50 points');
    },
  },
  {
    name: 'invite a friend',
    ...member,
    // The link is on the clipboard; who copied it goes on from the button.
    isOnlyTold: true,
    before: ({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']),
    walk: async (scene) => {
      const { hand, page } = scene;
      await fromMenu(scene, 'My account');
      await hand.press(main(scene).getByRole('button', { name: 'Copy link' }));
      return page.getByText('Copied').last();
    },
  },
  {
    name: 'change the language midway',
    login: 'demo-level2',
    from: '/campaign/201',
    walk: async (scene) => {
      const { hand, page } = scene;
      await hand.choose(main(scene).getByRole('radio').first());
      await hand.write(page.getByLabel('Name on the ticket'), 'Mei Ling');
      await hand.select(page.getByRole('banner').getByRole('combobox'), '繁體中文');
      await main(scene).getByRole('button', { name: '領取門票' }).waitFor();
      return page.getByRole('banner').getByRole('combobox', { name: '語言' });
    },
  },
];
