import {
  type FakeHostOptions,
  fakeProfile,
  renderRemote,
  renderWithHost,
  sampleCustomer,
  samplePointAccount,
} from '@mrw/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inDays, sampleCampaign, sampleMember, sampleSession } from '../../testing/samples';
import { MemberRow } from './member-row';
import slot from '../../slot-member-offers';
import { CampaignCard } from '../../campaigns/campaign-card';
import { giftsToOpen } from '../../campaigns/gifts/stamp-rewards';
import { stampCard } from '../../testing/open-stamps';
import { HomePage } from './home-page';
// Loaded before the tests, which then do not wait for them.
import '../../campaigns/gifts/gift-count';
import './gift-strip';
import { SignUpBanner } from './sign-up-banner';

const draw = (coupons: number, points: number) =>
  renderWithHost(
    <MemberRow
      member={{
        uid: '2',
        membershipId: 'M-0002',
        displayName: 'Peter',
        customer: sampleCustomer({ number_of_coupons_about_to_expire: coupons }),
        pointAccount: samplePointAccount({
          points_about_to_expire: points,
          points_coming_expiry_date: points === 0 ? null : '2099-03-04T12:00:00+08:00',
        }),
      }}
      busy={false}
      onRefresh={jest.fn()}
    />,
  );

test.each([
  ['coupons alone', 1, 0, '1 coupon expires soon', '/user/myCoupon'],
  ['points alone', 0, 500, '500 points expire on 4 Mar 2099', '/reward_status'],
  ['both', 3, 500, 'Expiring: 500 points, 3 coupons', '/expiry_centre'],
])('one line says what expires soon, and leads to it: %s', (_, coupons, points, name, to) => {
  draw(coupons, points);
  const lines = screen.getAllByRole('link', { name: /expires? |Expiring/ });
  expect(lines.map((line) => [line.textContent, line.getAttribute('href')])).toEqual([[name, to]]);
});

test('without anything that expires there is no line', () => {
  draw(0, 0);
  expect(screen.queryByRole('link', { name: /expires? |Expiring/ })).not.toBeInTheDocument();
});

test('points without a date of expiry are not announced', () => {
  const pointAccount = samplePointAccount({ points_about_to_expire: 500, points_coming_expiry_date: null });
  renderWithHost(
    <MemberRow member={{ ...sampleMember(), pointAccount }} busy={false} onRefresh={jest.fn()} />,
  );
  expect(screen.queryByRole('link', { name: /expires? |Expiring/ })).not.toBeInTheDocument();
});

test.each([
  ['', true],
  [' no', false],
])('a deployment with%s levels names the level of the member: %p', (_, levels) => {
  renderWithHost(<MemberRow member={sampleMember()} busy={false} onRefresh={jest.fn()} />, {
    config: { flags: { ...fakeProfile.flags, levels } },
  });
  expect(screen.queryAllByText('Silver')).toHaveLength(levels ? 1 : 0);
  expect(screen.getByText('Your points')).toBeInTheDocument();
});

test('has the member card one press away', () => {
  renderWithHost(<MemberRow member={sampleMember()} busy={false} onRefresh={jest.fn()} />);
  expect(screen.getByRole('link', { name: 'Show my card' })).toHaveAttribute('href', '/user/myCard');
});

test('points that could not be read name no level, and the other try is busy while it runs', async () => {
  const onRefresh = jest.fn();
  const row = (busy: boolean) => (
    <MemberRow member={{ ...sampleMember(), pointAccount: null }} busy={busy} onRefresh={onRefresh} />
  );
  const { unmount } = renderWithHost(row(false));
  expect(screen.getByText('We could not read your points.')).toBeInTheDocument();
  expect(screen.queryByText('Silver')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRefresh).toHaveBeenCalledTimes(1);
  unmount();
  renderWithHost(row(true));
  expect(screen.getByRole('button', { busy: true })).toBeInTheDocument();
});

test('says how old the points are, or that they are new when the host does not know', () => {
  const member = sampleMember();
  const old = { ...member, pointsReadAt: Date.now() - 5 * 60_000 };
  renderWithHost(<MemberRow member={old} busy={false} onRefresh={jest.fn()} />);
  expect(screen.getByRole('button', { name: /^Updated 5 min ago/ })).toBeInTheDocument();
  renderWithHost(<MemberRow member={member} busy={false} onRefresh={jest.fn()} />);
  expect(screen.getByRole('button', { name: /^Updated just now/ })).toBeInTheDocument();
});

const tea = sampleCampaign({ id: '102', name: 'Free Welcome Tea', translations: [] });
const mount = (offers: readonly unknown[], options: FakeHostOptions = {}) =>
  renderRemote(slot, { session: sampleSession(), api: { 'GET /campaigns': { body: offers } }, ...options });

test('shows on the page of another remote what is only for the member', async () => {
  const { unmount } = await mount([tea]);
  const section = within(await screen.findByRole('region', { name: 'Only for you' }));
  expect(section.getByRole('link', { name: /Free Welcome Tea/ })).toHaveAttribute('href', '/campaign/102');
  await unmount();
});

test('stays empty when there is nothing', async () => {
  const { fake, unmount } = await mount([]);
  await waitFor(() => expect(fake.requests).toHaveLength(1));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  await unmount();
});

test('requests nothing for a visitor', async () => {
  const { fake, unmount } = await mount([tea], { session: { kind: 'visitor' } });
  expect(fake.requests).toHaveLength(0);
  await unmount();
});

describe('gifts to open', () => {
  const stamps = sampleCampaign({ id: '401', type: 'STAMP_CAMPAIGN', total_stamps: 10, earned_stamps: 5 });
  const rewards = 'GET /stamp_campaigns/401/stamp_rewards';
  const asMember: FakeHostOptions = { session: sampleSession(), api: { [rewards]: { body: stampCard() } } };

  test.each([
    [['b3'], 5, 2],
    [[], 5, 3],
    [['b3', 'b4', 'b5'], 5, 0],
    [[], 2, 0],
    [[], 10, 4],
  ])('with %j opened and %d stamps %d gifts can be opened', (opened, earned, count) => {
    const card = stampCard(opened, earned);
    expect(
      giftsToOpen({
        ...card,
        badges: card.badges.map((badge) => ({ ...badge, reward_type: 'POINTS', coupon_template: null })),
        redeemedRewards: [...card.redeemedRewards],
      }),
    ).toBe(count);
  });

  const draw = (campaign = stamps, options = asMember) =>
    renderWithHost(<CampaignCard campaign={campaign} now={Date.now()} within={3} />, options);

  test('the card of a member with gifts that wait says how many', async () => {
    draw();
    expect(await screen.findByText('2 gifts to open')).toBeVisible();
  });

  test.each<[string, typeof stamps]>([
    ['without stamps', { ...stamps, earned_stamps: 0 }],
    ['that has ended', { ...stamps, end_date: inDays(-1) }],
    ['of another kind', sampleCampaign()],
  ])('a card %s does not ask for gifts', (_, campaign) => {
    const { fake } = draw(campaign);
    expect(fake.requests).toEqual([]);
  });

  test('a card that does not know what the member has says how long it is', () => {
    draw({ ...stamps, earned_stamps: null });
    expect(screen.getByText('Card of 10 stamps')).toBeVisible();
    expect(screen.queryByText(/\d\/10/)).not.toBeInTheDocument();
  });

  const home = (options: FakeHostOptions) =>
    renderWithHost(<HomePage />, {
      path: '/home',
      ...options,
      api: { 'GET /homepage_banners': { body: [] }, 'GET /campaigns': { body: [stamps] }, ...options.api },
    });

  test('home says of each stamp card once how many gifts wait, with the way there', async () => {
    home(asMember);
    const link = await screen.findByRole('link', { name: /^2 gifts to open/ });
    expect(link).toHaveAttribute('href', '/campaign/401');
    expect(screen.getAllByRole('link', { name: /^2 gifts to open/ })).toHaveLength(1);
  });

  const placeOfGifts = () => document.querySelector<HTMLElement>('[style*="min-height"]')?.style.minHeight;

  test('home keeps for the gifts a place as high as they were, also before the session is known', async () => {
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(76);
    const first = home(asMember);
    await screen.findByRole('link', { name: /^2 gifts to open/ });
    await waitFor(() => expect(placeOfGifts()).toBe('76px'));
    first.unmount();
    const { unmount } = home({ session: { kind: 'restoring' } });
    expect(placeOfGifts()).toBe('76px');
    unmount();
    home({ ...asMember, api: { 'GET /campaigns': { status: 500, body: {} } } });
    await screen.findAllByText(/Seems there is an error here/);
    expect(placeOfGifts()).toBe('76px');
    height.mockRestore();
  });

  test('the place is gone when there are no gifts any more, and visitors have none', async () => {
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(76);
    const first = home(asMember);
    await waitFor(() => expect(placeOfGifts()).toBe('76px'));
    first.unmount();
    const visit = home({ session: { kind: 'visitor' } });
    expect(placeOfGifts()).toBeUndefined();
    visit.unmount();
    height.mockReturnValue(0);
    const second = home({ ...asMember, api: { [rewards]: { body: stampCard(['b3', 'b4', 'b5']) } } });
    await waitFor(() => expect(placeOfGifts()).toBe('0'));
    second.unmount();
    home(asMember);
    expect(placeOfGifts()).toBeUndefined();
    height.mockRestore();
  });

  test('home says nothing of gifts to visitors, and when all are opened', async () => {
    const { unmount, fake } = home({ session: { kind: 'visitor' } });
    await screen.findByRole('link', { name: /Harbour Coffee Voucher/ });
    expect(fake.requests.some(({ path }) => path.includes('stamp_rewards'))).toBe(false);
    unmount();
    home({ ...asMember, api: { [rewards]: { body: stampCard(['b3', 'b4', 'b5']) } } });
    await screen.findAllByRole('link', { name: /Harbour Coffee Voucher/ });
    expect(screen.queryByText(/to open/)).not.toBeInTheDocument();
  });
});

test('invites a visitor, and leads to the login', async () => {
  const { fake } = renderWithHost(<SignUpBanner />);
  const invitation = screen.getByRole('region', { name: 'Earn points on every visit' });
  expect(invitation).toHaveTextContent(/Join for free/);
  expect(invitation).not.toHaveTextContent(/partner site/);
  await userEvent.click(screen.getByRole('button', { name: 'Sign up / Log in' }));
  expect(fake.logins).toHaveLength(1);
});

test('asks a visitor inside a partner site to log in there', () => {
  renderWithHost(<SignUpBanner />, {
    embed: { isOpenInOtherSite: true, partnerOrigin: 'http://partner.test' },
  });
  const invitation = screen.getByRole('region', { name: 'Earn points on every visit' });
  expect(invitation).toHaveTextContent(/log in on the partner site/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
