import * as z from 'zod/mini';
import { dialog, fromMenu, main, type Scene, type Task } from './task';

const payments = z.array(z.object({ code: z.string(), state: z.string() }));
const member = { login: 'demo-level2', from: '/home' } as const;

async function confirmAtTill({ sandbox }: Scene): Promise<void> {
  const list = payments.parse(await sandbox.get('/sandbox/look-up?list=payments&member=demo-level2'));
  const code = list.find(({ state }) => state === 'CREATED')?.code;
  for (const event of ['scan', 'confirm']) await sandbox.post(`/sandbox/staff/${event}`, { code });
}

const toCoupons = (scene: Scene) => fromMenu(scene, 'My coupons');

export const walletTasks: readonly Task[] = [
  {
    name: 'pay with cash dollars',
    ...member,
    walk: async (scene) => {
      const { hand, page } = scene;
      await hand.press(main(scene).getByRole('link', { name: /^Cash dollars/ }));
      await hand.press(page.getByRole('button', { name: '10', exact: true }));
      await hand.press(page.getByRole('button', { name: 'Pay now' }));
      await page.getByRole('dialog', { name: 'Pay with this code' }).waitFor();
      await confirmAtTill(scene);
      return dialog(scene).getByText('HK$10').first();
    },
  },
  {
    name: 'use a coupon with a staff code',
    ...member,
    walk: async (scene) => {
      const { hand, page } = scene;
      await toCoupons(scene);
      await hand.press(main(scene).getByRole('link', { name: 'Hand-brewed coffee' }));
      await hand.press(page.getByRole('button', { name: 'Use', exact: true }));
      await hand.write(page.getByLabel('6-digit staff code'), '111111');
      // On a phone the last digit sends it.
      if (!scene.isPhone) await hand.press(page.getByRole('button', { name: 'Confirm' }));
      return page.getByRole('heading', { name: 'Coupon used' });
    },
  },
  {
    name: 'choose a pick-up store',
    ...member,
    from: '/coupon/1014',
    walk: async (scene) => {
      const { hand, page } = scene;
      const select = { name: 'Select store' };
      await hand.press(main(scene).getByRole('link', select).or(main(scene).getByRole('button', select)));
      await hand.choose(page.getByRole('radio').first());
      // The pictures of the page behind the dialog have one, too.
      await hand.press(page.getByRole('button', { name: 'Next' }).last());
      await hand.press(page.getByRole('button', { name: 'Confirm' }));
      return page.getByText(/^Store chosen: /);
    },
  },
  {
    name: 'show a coupon without network',
    ...member,
    walk: async (scene) => {
      const { hand, context } = scene;
      await toCoupons(scene);
      await main(scene).getByRole('article').first().waitFor();
      await context.setOffline(true);
      await hand.press(
        main(scene)
          .getByRole('button', { name: /^Show .* at the till$/ })
          .first(),
      );
      return dialog(scene).getByRole('img', { name: /code/i }).first();
    },
  },
  {
    name: 'partner wallet',
    from: 'partner',
    walk: async (scene) => {
      const { hand, page } = scene;
      const wallet = page.frameLocator('#wallet');
      await hand.press(wallet.getByRole('button', { name: 'Use', exact: true }));
      return wallet.getByText(/^The shop has added the coupon/);
    },
  },
];
