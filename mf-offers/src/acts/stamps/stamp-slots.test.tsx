import { type StampBadge, stampRewards } from '@mrw/shared-contracts/api/stamps';
import type { Page } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { type InfiniteData, QueryClient } from '@tanstack/react-query';
import fs from 'node:fs';
import path from 'node:path';
import { layout } from '@mrw/shared-contracts/constants';
import { screen } from '@testing-library/react';
import { giftPress, nextGift, stampSlots } from './stamp-slots';
import { listKeys } from '../../campaigns/campaign-changed';
import { sampleCampaign } from '../../testing/samples';
import { stampsEarned } from './stamps-earned';
import { openStamps, stampCard } from '../../testing/open-stamps';

const badge = (id: string, required_stamps: number, reward_type: StampBadge['reward_type']): StampBadge => ({
  id,
  required_stamps,
  reward_type,
  points: reward_type === 'POINTS' ? 50 : null,
  coupon_template: null,
  quantity: 1,
});
const badges = [
  badge('a', 3, 'POINTS'),
  badge('b', 4, 'POINTS'),
  badge('c', 5, 'COUPON'),
  badge('d', 10, 'COUPON'),
];
const card = { badges, earnedStamps: 5, redeemedRewards: ['a'] };

test('O-111 has 10 places: 1 to 5 active, 3, 4, 5 and 10 gifts, 3 opened', () => {
  const slots = stampSlots(10, card);
  const numbers = (wanted: (slot: (typeof slots)[number]) => boolean) =>
    slots.filter(wanted).map((slot) => slot.number);
  expect(slots).toHaveLength(10);
  expect(numbers((slot) => slot.active)).toEqual([1, 2, 3, 4, 5]);
  expect(numbers((slot) => slot.gift !== null)).toEqual([3, 4, 5, 10]);
  expect(numbers((slot) => slot.gift?.opened === true)).toEqual([3]);
});

test('O-121 has no active place without stamps', () => {
  expect(stampSlots(10, { ...card, earnedStamps: 0 }).some((slot) => slot.active)).toBe(false);
});

test.each([
  ['a place without a gift', 1, 'nothing'],
  ['an opened gift', 3, 'nothing'],
  ['O-113 points', 4, 'acquire'],
  ['O-114 a coupon', 5, 'confirm'],
  ['O-115 a gift that is not active', 10, 'nothing'],
])('a press on %s', (_, number, press) => {
  const slot = stampSlots(10, card)[number - 1];
  expect(slot && giftPress(slot)).toBe(press);
});

const stampCampaign = (id: string) => sampleCampaign({ id, type: 'STAMP_CAMPAIGN', earned_stamps: 5 });
const list = () => ({
  pages: [
    { items: [stampCampaign('402')], next: null },
    { items: [stampCampaign('401')], next: null },
  ],
  pageParams: [null],
});

test.each([
  ['home', '2', [5, 7]],
  ['offers', '2', [5, 7]],
  ['home', 'visitor', [5, 5]],
] as const)('raises the count on the cards in the list %s of %s', (name, who, counts) => {
  const queries = new QueryClient();
  const key = [listKeys[name], 'LATEST', who, 'en'];
  queries.setQueryData(key, list());
  stampsEarned(queries, { uid: '2', campaignId: '401', taskId: 't1', stamps: 2 });
  const pages = queries.getQueryData<InfiniteData<Page<Campaign>>>(key)?.pages ?? [];
  expect(pages.flatMap((page) => page.items.map((item) => item.earned_stamps))).toEqual(counts);
});

test('adds nothing where nothing was read', () => {
  const queries = new QueryClient();
  stampsEarned(queries, { uid: '2', campaignId: '401', taskId: 't1', stamps: 2 });
  expect(queries.getQueryCache().getAll()).toEqual([]);
});

const style = fs.readFileSync(path.join(__dirname, 'stamp-card.module.css'), 'utf8');

test('O-112 has 3 stamps in a row, and 4 from 769 px', () => {
  const [narrow = '', wide = ''] = style.split(`@media (min-width: ${layout.narrowBelow}px)`);
  expect(narrow).toContain(`repeat(${layout.stampsPerRow.narrow},`);
  expect(wide).toContain(`repeat(${layout.stampsPerRow.wide},`);
});

const config = { firstSteps: true };

test('the card says how many stamps are missing to the next gift', async () => {
  openStamps({}, {}, { config });
  expect(await screen.findByText('5 more stamps to your next gift: 2 × Tea')).toBeVisible();
});

test('a deployment without first steps does not', async () => {
  openStamps();
  await screen.findByRole('region', { name: 'Stamp card' });
  expect(screen.queryByText(/next gift/)).not.toBeInTheDocument();
});

test.each([
  [0, 'b3', 3],
  [4, 'b5', 1],
  [10, undefined, undefined],
])('with %i stamps the next gift is %p, %p stamps away', (earned, badge, missing) => {
  const slots = stampSlots(10, stampRewards.parse(stampCard([], earned)));
  const next = nextGift(slots, earned);
  expect([next?.badge.id, next?.missing]).toEqual([badge, missing]);
});
