import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPurchase as open } from '../../testing/open-purchase';
import { inDays } from '../../testing/samples';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const redeem = () => screen.findByRole('button', { name: 'Redeem' });
const idle = () => screen.findByRole('button', { name: 'Redeem', busy: false });
const panel = () => screen.findByRole('region', { name: 'Get this offer' });
const posts = (fake: ReturnType<typeof open>['fake']) =>
  fake.requests.filter(({ method }) => method === 'POST');

beforeEach(() => jest.useFakeTimers());
describe('the panel', () => {
  test('O-038 shows points required, quantity, total, available points and balance', async () => {
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

  test('O-039 stops at the per-head limit', async () => {
    open();
    const rows = within(await panel());
    const more = rows.getByRole('button', { name: /more|increase|add/i });
    for (const press of [1, 2, 3, 4]) {
      await user.click(more);
      expect(rows.getByRole('status')).toHaveTextContent(String(press + 1));
    }
    expect(more).toHaveAttribute('aria-disabled', 'true');
  });

  test('O-040 stays at 1 when less is pressed', async () => {
    open();
    const rows = within(await panel());
    const [less] = rows.getAllByRole('button');
    if (less) await user.click(less);
    expect(less).toHaveAttribute('aria-disabled', 'true');
    expect(rows.getByRole('status')).toHaveTextContent('1');
  });

  test('O-041 says Get when nothing has to be paid', async () => {
    open({ coupon_campaign_type_required_points: 0 });
    expect(await screen.findByRole('button', { name: 'Get' })).toBeEnabled();
  });

  test.each([
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

  test('O-065 names the day an offer starts on its disabled button', async () => {
    open({ start_date: '2099-11-28T00:00:00+08:00' });
    const button = await screen.findByRole('button', { name: 'Available on 28 Nov 2099' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('This campaign has not started yet.');
  });
});

describe('the press', () => {
  test('O-057 says that today is a blackout day, and sells nothing', async () => {
    const { fake } = open(
      {},
      { 'GET /campaigns/101/blackout_check': { body: { in_blackout_period: true } } },
    );
    await user.click(await redeem());
    await idle();
    expect(fake.host.notify.messages$.value.at(-1)?.text).toMatch(/not available today/);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('O-060 says that the campaign has expired', async () => {
    const { fake } = open({ end_date: inDays(-1) });
    await user.click(await redeem());
    await idle();
    expect(fake.host.notify.messages$.value.at(-1)?.text).toMatch(/already expired/);
    expect(fake.requests.some(({ path }) => path.endsWith('blackout_check'))).toBe(false);
  });

  test.each([
    ['that is open', {}, null],
    ['that has ended', { end_date: inDays(-1) }, 'Ended'],
    ['on a blackout day', { is_within_blackout_period: true }, 'Not today'],
  ])('Q-066 the look of an offer %s tells it before, its button stays enabled', async (_, fields, tag) => {
    open({ tags: [], ...fields });
    const button = await redeem();
    expect(button).toBeEnabled();
    expect(button.classList.contains('muted')).toBe(tag !== null);
    for (const words of ['Ended', 'Not today']) {
      expect(screen.queryAllByText(words)).toHaveLength(words === tag ? 1 : 0);
    }
  });

  test.each([
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

  test('O-067 sends visitors to the login and back here', async () => {
    const { fake } = open({}, {}, { session: { kind: 'visitor' } });
    await user.click(await redeem());
    await idle();
    expect(fake.logins).toEqual([{ redirectTo: '/campaign/101' }]);
  });

  test('O-126 asks visitors inside another site to log in there', async () => {
    const embed = { isOpenInOtherSite: true, partnerOrigin: 'http://partner.test' } as const;
    const { fake } = open({}, {}, { session: { kind: 'visitor' }, embed });
    await user.click(await redeem());
    await idle();
    expect(fake.logins).toHaveLength(0);
    expect(fake.host.notify.messages$.value.at(-1)?.text).toMatch(/log in on the partner site/);
  });

  test('waits for the network, and says so', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    open();
    await redeem();
    act(() => {
      online.mockReturnValue(false);
      window.dispatchEvent(new Event('offline'));
    });
    expect(await redeem()).toBeDisabled();
    expect(await redeem()).toHaveAccessibleDescription(/You are offline/);
    act(() => {
      online.mockReturnValue(true);
      window.dispatchEvent(new Event('online'));
    });
    expect(await redeem()).toBeEnabled();
  });

  test('O-048 asks first, and cancel sends nothing', async () => {
    const { fake } = open();
    await user.click(await redeem());
    const dialog = await screen.findByRole('alertdialog', { name: 'Please confirm' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(posts(fake)).toHaveLength(0);
  });
});

describe('a free coupon for a guest', () => {
  const guest = { ignore_login: true, coupon_campaign_type_required_points: 0 };
  const visitor = { session: { kind: 'visitor' } } as const;

  test('goes through the sign-on site, which requests a contact only', async () => {
    const { fake } = open(guest, {}, visitor);
    await user.click(await screen.findByRole('button', { name: 'Get' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Please confirm' });
    await user.click(within(dialog).getByRole('button', { name: 'Get' }));
    expect(fake.logins).toEqual([{ redirectTo: '/campaign/101', event: { enableOtp: false } }]);
    expect(sessionStorage.getItem('mrw_member_offers_draft_101')).toBe('{"coupon":true,"quantity":1}');
  });

  test('takes it once after the return and shows the entry code', async () => {
    sessionStorage.setItem('mrw_member_offers_draft_101', '{"coupon":true,"quantity":2}');
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
      desired_ticket_quantity: 2,
    });
    expect(sessionStorage.getItem('mrw_member_offers_draft_101')).toBeNull();
  });

  test('cannot be taken again while the outcome is unknown, and the button shows why', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    sessionStorage.setItem('mrw_member_offers_draft_101', '{"coupon":true,"quantity":1}');
    const registration = { verifyCredential: 'VC', countryCode: '852', mobile: '60000009', email: null };
    open(
      guest,
      { 'POST /customers/ticket_campaign_participation_records': { failure: 'network' } },
      { ...visitor, state: { registration } },
    );
    await screen.findByText(/We got no answer/);
    const button = screen.getByRole('button', { name: 'Get' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('No answer yet');
  });
});
