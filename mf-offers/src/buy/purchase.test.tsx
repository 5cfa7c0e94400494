import { act, configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openCampaign } from '../testing/open-campaign';

const participation = { id: '1', campaign: '101', coupons: [], tickets: [], points: 0, tpe: 0, stamps: 0 };
const post = 'POST /customers/2/campaign_participation_records';
configure({ asyncUtilTimeout: 4_000 });
jest.setTimeout(20_000);
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const open = (...[campaign = {}, routes = {}, options = {}]: Partial<Parameters<typeof openCampaign>>) =>
  openCampaign(
    campaign,
    { 'GET /customers/2/coupons': { body: [] }, [post]: { status: 201, body: participation }, ...routes },
    options,
  );
const posts = (fake: ReturnType<typeof open>['fake']) =>
  fake.requests.filter(({ method }) => method === 'POST');

async function confirmPurchase() {
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Please confirm' });
  await user.click(within(dialog).getByRole('button', { name: 'Redeem' }));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('O-049 loads for at least 1 s', async () => {
  open();
  await confirmPurchase();
  const button = within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Redeeming…' });
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(await screen.findByRole('dialog', { name: 'Successfully redeemed' })).toBeInTheDocument();
});

it('O-050 sends campaign and quantity, and leads to the coupons', async () => {
  const { fake } = open();
  const changed = jest.fn();
  fake.host.bus.on('points-changed', changed);
  await confirmPurchase();
  const dialog = within(await screen.findByRole('dialog', { name: 'Successfully redeemed' }));
  expect(posts(fake).map(({ body }) => body)).toEqual([{ campaign: '101', desired_coupon_quantity: 1 }]);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(dialog.getByRole('button', { name: 'OK' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'My coupons' }));
  expect(fake.host.navigation.current()).toBe('/user/myCoupon');
});

it.each([
  ['en', 'Redeem', 'Successfully redeemed'],
  ['zh-Hant', '換領', '換領成功'],
  ['zh-Hans', '兑换', '兑换成功'],
] as const)('O-142 says in %s that it was redeemed', async (language, button, title) => {
  open({}, {}, { language });
  await user.click(await screen.findByRole('button', { name: button }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: button }));
  expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
});

it('O-053 names the only store a coupon can be for', async () => {
  const template = {
    name: 'Cup',
    should_use_in_store: true,
    applicable_stores: [{ id: '7', name: 'Pier' }],
    translations: [],
  };
  const { fake } = open({ coupon_campaign_type_coupon_template: template });
  await confirmPurchase();
  await screen.findByRole('dialog', { name: 'Successfully redeemed' });
  expect(posts(fake)[0]?.body).toMatchObject({ desired_coupon_store: '7' });
});

it.each([
  ['O-054', 'Desired coupons are sold out.', /out of stock/],
  ['O-056', 'Exceed campaign per head limit.', /reached the limit/],
  ['O-061', 'Coupon expired.', /coupon campaign has already expired/],
])('%s says what "%s" means', async (_, detail, message) => {
  open({}, { [post]: { status: 400, body: { detail } } });
  await confirmPurchase();
  expect(await screen.findByText(message)).toBeInTheDocument();
});

it('asks for the coupons before it buys: one of the purchase must not be counted as there before', async () => {
  const { fake } = open();
  await confirmPurchase();
  await screen.findByRole('dialog', { name: 'Successfully redeemed' });
  const paths = fake.requests.map(({ method, path }) => `${method} ${path}`);
  expect(paths.lastIndexOf('GET /customers/2/coupons')).toBeLessThan(paths.indexOf(post));
});

it('O-064 fails when the request never arrived', async () => {
  open({}, { [post]: { failure: 'network' } });
  await confirmPurchase();
  expect(await screen.findByText(/Redemption failed/)).toBeInTheDocument();
});

it('leads back to where the visit began when asked to', async () => {
  const { fake } = open({}, {}, { state: { goBackOnSuccess: true, fromPath: '/inbox' } });
  await confirmPurchase();
  const dialog = within(await screen.findByRole('dialog', { name: 'Successfully redeemed' }));
  await user.click(dialog.getByRole('button', { name: 'OK' }));
  expect(fake.host.navigation.current()).toBe('/inbox');
});

describe('an answer of another form', () => {
  const nothingTaken = /Nothing was taken/;

  it.each([
    ['misses fields', { id: '1', campaign: '101' }],
    ['has a coupon of an unknown kind', { ...participation, coupons: [{ id: '9001', coupon_type: 'NEW' }] }],
  ])('is a purchase when it %s', async (_, body) => {
    const { fake } = open({}, { [post]: { status: 201, body } });
    const changed = jest.fn();
    fake.host.bus.on('points-changed', changed);
    await confirmPurchase();
    expect(await screen.findByRole('dialog', { name: 'Successfully redeemed' })).toBeInTheDocument();
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a purchase when the coupon is there', true, 'Successfully redeemed'],
    ['none when it is not', false, nothingTaken],
  ])('that cannot be read at all is %s', async (_, works, words) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let bought = false;
    const { fake } = open(
      {},
      {
        'GET /customers/2/coupons': () => ({ body: bought ? [{ id: '9001' }] : [] }),
        [post]: () => {
          bought = works;
          return { status: 201, body: '<!doctype html><title>Log in' };
        },
      },
    );
    await confirmPurchase();
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(posts(fake)).toHaveLength(1);
  });
});

describe('a lost answer', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  /** A server that does the work and loses its answer; then nothing can be read until the network is back. */
  function openOffline(works: boolean) {
    const server = { offline: false, bought: false };
    const { fake } = open(
      {},
      {
        'GET /customers/2/coupons': () =>
          server.offline ? { failure: 'network' } : { body: server.bought ? [{ id: '9001' }] : [] },
        [post]: () => {
          server.bought = works;
          server.offline = true;
          return { failure: 'network' };
        },
      },
    );
    return { fake, server };
  }
  const success = () => screen.findByRole('dialog', { name: 'Successfully redeemed' });
  const question = () => screen.findByRole('alertdialog', { name: 'No answer yet' });

  it('O-145 is a success when the server did the work', async () => {
    let bought = false;
    const { fake } = open(
      {},
      {
        'GET /customers/2/coupons': () => ({ body: bought ? [{ id: '9001' }] : [] }),
        [post]: () => {
          bought = true;
          return { failure: 'timeout' };
        },
      },
    );
    await confirmPurchase();
    expect(await success()).toBeInTheDocument();
    expect(posts(fake)).toHaveLength(1);
  });

  it.each([
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['5 s have passed', () => jest.advanceTimersByTime(5_000)],
  ])('shows the result as soon as %s', async (_, comeBack) => {
    const { fake, server } = openOffline(true);
    await confirmPurchase();
    await question();
    server.offline = false;
    act(() => {
      comeBack();
    });
    expect(await success()).toBeInTheDocument();
    expect(posts(fake)).toHaveLength(1);
  });

  it('keeps the question open after its dialog is closed, and never sends a second purchase', async () => {
    const { fake, server } = openOffline(true);
    await confirmPurchase();
    await user.click(within(await question()).getByRole('button', { name: 'OK' }));
    await user.click(await screen.findByRole('button', { name: 'Redeem' }));
    const again = within(await question());
    server.offline = false;
    await user.click(again.getByRole('button', { name: 'Check again' }));
    expect(await success()).toBeInTheDocument();
    expect(posts(fake)).toHaveLength(1);
  });

  it('says that nothing was taken when the server never did the work', async () => {
    const { server } = openOffline(false);
    await confirmPurchase();
    await question();
    server.offline = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/Nothing was taken from your points/)).toBeInTheDocument();
  });
});
