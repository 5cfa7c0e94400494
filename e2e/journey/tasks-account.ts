import * as z from 'zod/mini';
import { photo } from '../harness/acts';
import { dialog, fromMenu, main, type Scene, type Task } from './task';

const outbox = z.array(z.object({ code: z.optional(z.nullable(z.string())) }));
const member = { login: 'demo-level2', from: '/home' } as const;

async function logIn(
  { hand, page }: Scene,
  view: 'log-in' | 'sign-up',
  texts: Readonly<Record<string, string>>,
) {
  const form = page.locator(`#${view}`);
  for (const [name, text] of Object.entries(texts)) await hand.write(form.locator(`[name="${name}"]`), text);
  await hand.press(form.getByRole('button').last());
}

export const accountTasks: readonly Task[] = [
  {
    name: 'first visit and sign-up',
    from: '/home',
    before: ({ context }) => context.clearCookies(),
    walk: async (scene) => {
      const { hand, page } = scene;
      await hand.press(page.getByRole('button', { name: 'Accept all' }));
      await hand.press(page.getByRole('button', { name: 'Sign up / Log in' }).first());
      await hand.press(page.getByRole('navigation').getByRole('link', { name: 'Sign up' }));
      await logIn(scene, 'sign-up', { first_name: 'Anna', email: 'anna@example.test', password: 'Demo1234' });
      return main(scene).getByRole('heading', { name: /Anna/ }).first();
    },
  },
  {
    name: 'log in and show the card at a till',
    from: '/user/myCard',
    walk: async (scene) => {
      const { hand } = scene;
      await logIn(scene, 'log-in', { login: 'demo-level2', password: 'Demo1234' });
      await hand.press(main(scene).getByRole('button', { name: 'Show at till' }));
      return dialog(scene).getByRole('img', { name: /code/i }).first();
    },
  },
  {
    name: 'claim a receipt',
    ...member,
    walk: async (scene) => {
      const { hand, page, isPhone } = scene;
      if (isPhone)
        await hand.press(page.getByRole('navigation').getByRole('link', { name: 'Me', exact: true }));
      else await fromMenu(scene, 'My profile');
      await hand.press(main(scene).getByRole('link', { name: /^Reward claims/ }));
      await hand.press(main(scene).getByRole('link', { name: 'Upload receipt' }));
      for (const kind of ['Receipt photo', 'Credit card slip photo'])
        await hand.photo(
          page.getByRole('button', { name: `Choose a photo – ${kind}` }),
          photo('receipt.png'),
        );
      await hand.press(page.getByRole('button', { name: 'Choose a store' }));
      await hand.press(dialog(scene).getByRole('list').getByRole('button').first());
      await hand.write(page.getByLabel('Receipt number'), 'JOURNEY-1');
      await page.getByLabel('Issue date').fill('2026-01-02');
      await hand.write(page.getByLabel('Amount'), '45');
      await hand.press(page.getByRole('button', { name: 'Submit' }));
      return page.getByText(/Claim submitted|JOURNEY-1/).first();
    },
  },
  {
    name: 'read and delete messages',
    ...member,
    walk: async (scene) => {
      const { hand, page, isPhone } = scene;
      await hand.press(
        page
          .getByRole('banner')
          .getByRole('link', { name: /^Inbox/ })
          .first(),
      );
      await hand.press(
        main(scene)
          .getByRole('list', { name: 'Messages' })
          .getByRole('listitem')
          .first()
          .getByRole(isPhone ? 'link' : 'button'),
      );
      if (isPhone) await hand.press(page.getByRole('button', { name: 'Back' }));
      await hand.press(main(scene).getByRole('button', { name: 'Edit' }));
      await hand.choose(main(scene).getByRole('checkbox').nth(1));
      await hand.press(main(scene).getByRole('button', { name: 'Delete' }));
      await hand.press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
      return page.getByText('1 message deleted.').last();
    },
  },
  {
    name: 'find out why points fell',
    ...member,
    walk: async (scene) => {
      const { hand, page, isPhone } = scene;
      if (isPhone)
        await hand.press(page.getByRole('navigation').getByRole('link', { name: 'Me', exact: true }));
      else await fromMenu(scene, 'My profile');
      await hand.press(main(scene).getByRole('link', { name: 'Why did my balance change?' }));
      return main(scene)
        .getByText(/^[−-][\d,]+ pts$/)
        .first();
    },
  },
  {
    name: 'change the mobile number',
    login: 'demo-contact',
    from: '/home',
    walk: async (scene) => {
      const { hand, page, sandbox } = scene;
      await fromMenu(scene, 'My account');
      await hand.press(page.getByRole('button', { name: /– Mobile number$/ }));
      await hand.write(dialog(scene).getByLabel('New mobile number'), '66000088');
      await hand.press(dialog(scene).getByRole('button', { name: 'Send code' }));
      await dialog(scene)
        .getByText(/has been sent/)
        .waitFor();
      const sent = outbox.parse(await sandbox.get('/sandbox/outbox'));
      await hand.write(
        dialog(scene).getByLabel('Verification code'),
        sent.find(({ code }) => code)?.code ?? '',
      );
      await hand.press(dialog(scene).getByRole('button', { name: 'Confirm' }));
      return page.getByRole('group', { name: 'Login and contact' }).getByText(/66000088|6600 0088/);
    },
  },
  {
    name: 'the nearest store on the map',
    ...member,
    before: async ({ context }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 22.2935, longitude: 114.1686 });
    },
    walk: async (scene) => {
      const { hand, page, isPhone } = scene;
      if (isPhone) await hand.press(page.getByRole('navigation').getByRole('link', { name: 'Stores' }));
      else {
        await hand.press(page.getByRole('banner').getByRole('button', { name: 'About' }));
        await hand.press(page.getByRole('link', { name: 'Store directory' }));
      }
      if (isPhone) await hand.press(page.getByRole('tab', { name: 'Map' }));
      else await hand.press(page.getByRole('tab', { name: 'List' }), 'ArrowRight');
      await hand.press(page.getByRole('button', { name: 'Near me' }));
      return main(scene)
        .getByText(/^\d+ m$|^[\d.]+ km$/)
        .first();
    },
  },
  {
    name: 'redeem a gift card',
    from: '/redeem-gift-card?code=GIFT-FRESH-50',
    walk: async ({ hand, page }) => {
      const frame = page.frameLocator('iframe');
      await hand.write(frame.getByRole('textbox').first(), 'demo-giftowner');
      await hand.write(frame.locator('input[type=password]'), 'Demo1234');
      await hand.press(frame.getByRole('button', { name: 'Log in' }));
      await hand.press(page.getByRole('alertdialog').getByRole('button', { name: 'Redeem' }));
      return page.getByRole('heading', { name: 'Redemption successful' });
    },
  },
  {
    name: 'delete the account',
    login: 'demo-delete-me',
    from: '/home',
    walk: async (scene) => {
      const { hand, page } = scene;
      await fromMenu(scene, 'My account');
      await hand.press(main(scene).getByRole('button', { name: 'Delete account' }));
      await hand.write(dialog(scene).getByLabel('Your password'), 'Demo1234');
      await hand.press(dialog(scene).getByRole('button', { name: 'Delete my account' }));
      return page.getByText(/^Your account has been deleted/).first();
    },
  },
  {
    name: 'family booking',
    ...member,
    walk: async (scene) => {
      const { hand, page, context, isPhone } = scene;
      const opened = context.waitForEvent('page');
      if (isPhone) await fromMenu(scene, 'Family booking');
      else await hand.press(page.getByRole('banner').getByRole('link', { name: 'Family booking' }));
      hand.page = await opened;
      return hand.page.locator('h1').first();
    },
  },
];
