import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logOf, logPath } from '../../testing/activity-log';
import {
  confirmPurchase,
  openPurchase,
  participation,
  posts,
  purchasePost,
} from '../../testing/open-purchase';
import { sampleCampaign, sampleSession } from '../../testing/samples';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => jest.useFakeTimers());
test('O-049 loads for at least 1 s', async () => {
  openPurchase();
  await confirmPurchase(user);
  const button = within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Redeeming…' });
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(await screen.findByRole('dialog', { name: 'Successfully redeemed' })).toBeInTheDocument();
});

test('O-050 sends campaign and quantity, and leads to the coupons', async () => {
  const { fake } = openPurchase();
  const changed = jest.fn();
  fake.host.bus.on('points-changed', changed);
  await confirmPurchase(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Successfully redeemed' }));
  expect(posts(fake).map(({ body }) => body)).toEqual([{ campaign: '101', desired_coupon_quantity: 1 }]);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(dialog.getByRole('button', { name: 'OK' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'My coupons' }));
  expect(fake.host.navigation.current()).toBe('/user/myCoupon');
});

test.each([
  ['en', 'Redeem', 'Successfully redeemed'],
  ['zh-Hant', '兌換', '兌換成功'],
  ['zh-Hans', '兑换', '兑换成功'],
] as const)('O-142 says in %s that it was redeemed', async (language, button, title) => {
  openPurchase({}, {}, { language });
  await user.click(await screen.findByRole('button', { name: button }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: button }));
  expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
});

test('O-053 names the only store a coupon can be for', async () => {
  const template = {
    name: 'Cup',
    should_use_in_store: true,
    applicable_stores: [{ id: '7', name: 'Pier' }],
    translations: [],
  };
  const { fake } = openPurchase({ coupon_campaign_type_coupon_template: template });
  await confirmPurchase(user);
  await screen.findByRole('dialog', { name: 'Successfully redeemed' });
  expect(posts(fake)[0]?.body).toMatchObject({ desired_coupon_store: '7' });
});

test.each([
  ['O-054', 'Desired coupons are sold out.', /out of stock/],
  ['O-056', 'Exceed campaign per head limit.', /reached the limit/],
  ['O-061', 'Coupon expired.', /coupon campaign has already expired/],
])('%s says what "%s" means', async (_, detail, message) => {
  openPurchase({}, { [purchasePost]: { status: 400, body: { detail } } });
  await confirmPurchase(user);
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('a refusal for the number of tries says when to try again, in no words of the server', async () => {
  const tooMany = { status: 429, headers: { 'retry-after': '90' }, body: { detail: 'Slow down.' } };
  openPurchase({}, { [purchasePost]: tooMany });
  await confirmPurchase(user);
  expect(await screen.findByText('Too many tries. Try again in 2 minutes.')).toBeInTheDocument();
  expect(screen.queryByText(/Slow down/)).not.toBeInTheDocument();
});

test('a refusal that names the points lets the balance and the campaign be read again', async () => {
  const { fake } = openPurchase(
    {},
    { [purchasePost]: { status: 400, body: { detail: 'Insufficient points.' } } },
  );
  const changed = jest.fn(() => {
    fake.session$.next(sampleSession(100));
  });
  fake.host.bus.on('points-changed', changed);
  await confirmPurchase(user);
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Not redeemed' })).getByRole('button', {
      name: 'OK',
    }),
  );
  expect(changed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Redeem' })).toHaveAccessibleDescription('Needs 400 more points');
  expect(fake.requests.filter(({ path }) => path === '/campaigns/101')).toHaveLength(2);
});

test('O-050 says how many were bought, also when fewer are left by then', async () => {
  let stock = 3;
  openPurchase(
    {},
    {
      'GET /campaigns/101': () => ({ body: sampleCampaign({ coupon_campaign_type_coupon_stock: stock }) }),
      [purchasePost]: () => {
        stock = 0;
        return { status: 201, body: participation };
      },
    },
  );
  const more = await screen.findByRole('button', { name: /more|increase|add/i });
  await user.click(more);
  await user.click(more);
  await confirmPurchase(user);
  await screen.findByRole('dialog', { name: 'Successfully redeemed' });
  await screen.findAllByText('Out of stock');
  expect(screen.getByText(/Your 3 coupons are waiting/)).toBeInTheDocument();
});

test('reads the log before it buys: the entry of the purchase must not be counted as there before', async () => {
  const { fake } = openPurchase();
  await confirmPurchase(user);
  await screen.findByRole('dialog', { name: 'Successfully redeemed' });
  const paths = fake.requests.map(({ method, path }) => `${method} ${path}`);
  expect(paths.lastIndexOf(logPath)).toBeLessThan(paths.indexOf(purchasePost));
});

test('O-064 fails when the request never arrived', async () => {
  openPurchase({}, { [purchasePost]: { failure: 'network' } });
  await confirmPurchase(user);
  expect(await screen.findByText(/Redemption failed/)).toBeInTheDocument();
});

test('leads back to where the visit began when asked to', async () => {
  const { fake } = openPurchase({}, {}, { state: { goBackOnSuccess: true, fromPath: '/inbox' } });
  await confirmPurchase(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Successfully redeemed' }));
  await user.click(dialog.getByRole('button', { name: 'OK' }));
  expect(fake.host.navigation.current()).toBe('/inbox');
});

describe('an answer of another form', () => {
  const nothingTaken = /Nothing was taken/;

  test.each([
    ['misses fields', { id: '1', campaign: '101' }],
    ['has a coupon of an unknown kind', { ...participation, coupons: [{ id: '9001', coupon_type: 'NEW' }] }],
  ])('is a purchase when it %s', async (_, body) => {
    const { fake } = openPurchase({}, { [purchasePost]: { status: 201, body } });
    const changed = jest.fn();
    fake.host.bus.on('points-changed', changed);
    await confirmPurchase(user);
    expect(await screen.findByRole('dialog', { name: 'Successfully redeemed' })).toBeInTheDocument();
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a purchase when the coupon is there', true, 'Successfully redeemed'],
    ['none when it is not', false, nothingTaken],
  ])('that cannot be read at all is %s', async (_, works, words) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let bought = false;
    const { fake } = openPurchase(
      {},
      {
        [logPath]: () => logOf('COUPON_REDEEMED', bought),
        [purchasePost]: () => {
          bought = works;
          return { status: 201, body: '<!doctype html><title>Log in' };
        },
      },
    );
    await confirmPurchase(user);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(posts(fake)).toHaveLength(1);
  });
});
