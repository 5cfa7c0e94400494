import { renderWithHost, type FakeHostOptions } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { CampaignCard } from '../../campaigns/campaign-card';
import { giftsToOpen } from '../../campaigns/gifts/stamp-rewards';
import { stampCard } from '../../testing/open-stamps';
import { inDays, sampleCampaign, sampleSession } from '../../testing/samples';
import { HomePage } from './home-page';
// Loaded before the tests, which then do not wait for them.
import '../../campaigns/gifts/gift-count';
import './gift-strip';

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

test('home says nothing of gifts to visitors, and when all are opened', async () => {
  const { unmount, fake } = home({ session: { kind: 'visitor' } });
  await screen.findByRole('link', { name: /Harbour Coffee Voucher/ });
  expect(fake.requests.some(({ path }) => path.includes('stamp_rewards'))).toBe(false);
  unmount();
  home({ ...asMember, api: { [rewards]: { body: stampCard(['b3', 'b4', 'b5']) } } });
  await screen.findAllByRole('link', { name: /Harbour Coffee Voucher/ });
  expect(screen.queryByText(/to open/)).not.toBeInTheDocument();
});
