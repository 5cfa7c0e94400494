import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { renderWithHost, type FakeHostOptions, type FakeRoutes } from '@mrw/shared-contracts/testing';
import { act, configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import CampaignDetailPage from '../campaign-detail/campaign-detail-page';
import { inDays, sampleCampaign, sampleSession } from '../testing/samples';

const participation = { id: '1', campaign: '101', coupons: [], tickets: [], points: 0, tpe: 0, stamps: 0 };
const post = 'POST /customers/2/campaign_participation_records';
configure({ asyncUtilTimeout: 4_000 });
jest.setTimeout(20_000);
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

function open(campaign: Partial<Campaign> = {}, routes: FakeRoutes = {}, options: FakeHostOptions = {}) {
  return renderWithHost(
    <Routes>
      <Route path="/campaign/:id" element={<CampaignDetailPage />} />
      <Route path="*" element={<h1>Elsewhere</h1>} />
    </Routes>,
    {
      path: '/campaign/101',
      session: sampleSession(),
      api: {
        'GET /campaigns/101': { body: sampleCampaign(campaign) },
        'GET /campaigns/101/blackout_check': { body: { in_blackout_period: false } },
        'GET /customers/2/coupons': { body: [] },
        [post]: { status: 201, body: participation },
        ...routes,
      },
      ...options,
    },
  );
}
const redeem = () => screen.findByRole('button', { name: 'Redeem' });
const idle = () => screen.findByRole('button', { name: 'Redeem', busy: false });
const panel = () => screen.findByRole('region', { name: 'Get this offer' });
const posts = (fake: ReturnType<typeof open>['fake']) =>
  fake.requests.filter(({ method }) => method === 'POST');

async function confirmPurchase() {
  await user.click(await redeem());
  const dialog = await screen.findByRole('alertdialog', { name: 'Please confirm' });
  await user.click(within(dialog).getByRole('button', { name: 'Redeem' }));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

describe('the panel', () => {
  it('O-038 shows points required, quantity, total, available points and balance', async () => {
    open();
    const rows = within(await panel());
    const value = (name: string) => rows.getByText(name).nextElementSibling?.textContent;
    expect(rows.getByRole('status')).toHaveTextContent('1');
    expect(['Points required', 'Total', 'Available points', 'Balance'].map(value)).toEqual([
      '500',
      '500',
      '125,000',
      '124,500',
    ]);
  });

  it('O-039 O-040 keeps the quantity between 1 and the per-head limit', async () => {
    open();
    const rows = within(await panel());
    const more = rows.getByRole('button', { name: /more|increase|add/i });
    const [less] = rows.getAllByRole('button');
    expect(less).toBeDisabled();
    for (const press of [1, 2, 3, 4]) {
      await user.click(more);
      expect(rows.getByRole('status')).toHaveTextContent(String(press + 1));
    }
    expect(more).toBeDisabled();
  });

  it('O-041 says Get when nothing has to be paid', async () => {
    open({ coupon_campaign_type_required_points: 0 });
    expect(await screen.findByRole('button', { name: 'Get' })).toBeEnabled();
  });

  it.each([
    [
      'O-045 too few points',
      { coupon_campaign_type_required_points: 5_000_000 },
      'Needs 4,875,000 more points',
    ],
    ['O-046 no stock', { coupon_campaign_type_coupon_stock: 0 }, 'Out of stock'],
    ['O-047 inactive', { is_active: false }, 'This campaign is no longer available.'],
    [
      'a limit of 0',
      { coupon_campaign_type_per_head_limit: 0 },
      'You have reached the limit of this campaign.',
    ],
  ])('%s disables the button and says why', async (_, campaign, reason) => {
    open(campaign);
    expect(await redeem()).toBeDisabled();
    expect(await redeem()).toHaveAccessibleDescription(reason);
  });

  it('O-065 names the day an offer starts on its disabled button', async () => {
    open({ start_date: '2099-11-28T00:00:00+08:00' });
    expect(await screen.findByRole('button', { name: 'Available on 28 Nov 2099' })).toBeDisabled();
  });
});

describe('the press', () => {
  it('O-057 says that today is a blackout day, and sells nothing', async () => {
    const { fake } = open(
      {},
      { 'GET /campaigns/101/blackout_check': { body: { in_blackout_period: true } } },
    );
    await user.click(await redeem());
    await idle();
    expect(fake.host.notify.messages$.value.at(-1)?.text).toMatch(/not available today/);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('O-060 says that the campaign has expired', async () => {
    const { fake } = open({ end_date: inDays(-1) });
    await user.click(await redeem());
    await idle();
    expect(fake.host.notify.messages$.value.at(-1)?.text).toMatch(/already expired/);
    expect(fake.requests.some(({ path }) => path.endsWith('blackout_check'))).toBe(false);
  });

  it.each([
    ['asks to confirm', false, true],
    ['stops', true, false],
  ])('O-143 %s by the loaded flag when the check fails', async (_, is_within_blackout_period, asks) => {
    open({ is_within_blackout_period }, { 'GET /campaigns/101/blackout_check': { status: 500, body: {} } });
    const button = await redeem();
    await act(async () => {
      button.click();
      await jest.advanceTimersByTimeAsync(50);
    });
    expect(await idle()).toBeEnabled();
    const dialog = screen.findByRole('alertdialog').then(
      () => true,
      () => false,
    );
    expect(await dialog).toBe(asks);
  });

  it('O-067 sends visitors to the login and back here', async () => {
    const { fake } = open({}, {}, { session: { kind: 'visitor' } });
    await user.click(await redeem());
    await idle();
    expect(fake.logins).toEqual([{ redirectTo: '/campaign/101' }]);
  });

  it('O-126 asks visitors inside another site to log in there', async () => {
    const embed = { isOpenInOtherSite: true, partnerOrigin: 'http://partner.test' } as const;
    const { fake } = open({}, {}, { session: { kind: 'visitor' }, embed });
    await user.click(await redeem());
    await idle();
    expect(fake.logins).toHaveLength(0);
    expect(fake.host.notify.messages$.value.at(-1)?.text).toMatch(/log in on the partner site/);
  });

  it('O-048 asks first, and cancel sends nothing', async () => {
    const { fake } = open();
    await user.click(await redeem());
    const dialog = await screen.findByRole('alertdialog', { name: 'Please confirm' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(posts(fake)).toHaveLength(0);
  });
});

describe('the purchase', () => {
  it('O-049 loads for at least 1 s', async () => {
    open();
    await confirmPurchase();
    const button = within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Redeeming…' });
    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(button).toHaveAttribute('aria-busy', 'true');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(await screen.findByRole('dialog', { name: 'Successfully redeemed' })).toBeInTheDocument();
  });

  it('O-050 O-142 sends campaign and quantity, and succeeds', async () => {
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

  it('O-064 fails when the request never arrived', async () => {
    open({}, { [post]: { failure: 'network' } });
    await confirmPurchase();
    expect(await screen.findByText(/Redemption failed/)).toBeInTheDocument();
  });

  it('O-145 succeeds when only the answer was lost', async () => {
    let bought = false;
    const coupons = () => ({ body: bought ? [{ id: '9001' }] : [] });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { fake } = open(
      {},
      {
        'GET /customers/2/coupons': coupons,
        [post]: () => {
          bought = true;
          return { failure: 'timeout' };
        },
      },
    );
    await confirmPurchase();
    expect(await screen.findByRole('dialog', { name: 'Successfully redeemed' })).toBeInTheDocument();
    expect(posts(fake)).toHaveLength(1);
    jest.restoreAllMocks();
  });

  it('shows the result later when nothing could be read, as soon as the network is back', async () => {
    let offline = false;
    let bought = false;
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    open(
      {},
      {
        'GET /customers/2/coupons': () =>
          offline ? { failure: 'network' } : { body: bought ? [{ id: '9001' }] : [] },
        [post]: () => {
          bought = true;
          offline = true;
          return { failure: 'network' };
        },
      },
    );
    await confirmPurchase();
    expect(await screen.findByText(/We got no answer/, undefined, { timeout: 5_000 })).toBeInTheDocument();
    offline = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('dialog', { name: 'Successfully redeemed' })).toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('leads back to where the visit began when asked to', async () => {
    const { fake } = open({}, {}, { state: { goBackOnSuccess: true, fromPath: '/inbox' } });
    await confirmPurchase();
    const dialog = within(await screen.findByRole('dialog', { name: 'Successfully redeemed' }));
    await user.click(dialog.getByRole('button', { name: 'OK' }));
    expect(fake.host.navigation.current()).toBe('/inbox');
  });
});

describe('a free coupon for a guest', () => {
  const guest = { ignore_login: true, coupon_campaign_type_required_points: 0 };
  const visitor = { session: { kind: 'visitor' } } as const;

  it('goes through the sign-on site, which asks for a contact only', async () => {
    const { fake } = open(guest, {}, visitor);
    await user.click(await screen.findByRole('button', { name: 'Get' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Please confirm' });
    await user.click(within(dialog).getByRole('button', { name: 'Get' }));
    expect(fake.logins).toEqual([{ redirectTo: '/campaign/101', event: { enableOtp: false } }]);
  });

  it('takes it once after the return and shows the entry code', async () => {
    sessionStorage.setItem('mrw.offers.draft.101', '{"coupon":true}');
    const registration = { verifyCredential: 'VC', countryCode: '852', mobile: '60000009', email: null };
    const { fake } = open(
      guest,
      {
        'POST /customers/ticket_campaign_participation_records': {
          status: 201,
          body: { sso_uid: '9003', membership_id: 'G-9003', tickets: [] },
        },
      },
      { ...visitor, state: { registration } },
    );
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
    expect(fake.host.navigation.current()).toBe('/campaign/101/register_success');
    expect(posts(fake)[0]?.body).toEqual({
      verify_credential: 'VC',
      email: null,
      mobile: '+85260000009',
      campaign: '101',
    });
    expect(sessionStorage.getItem('mrw.offers.draft.101')).toBeNull();
  });
});
