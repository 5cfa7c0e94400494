import type { StampBadge } from '@mrw/shared-contracts/api/stamps';
import { giftPress, stampSlots } from './stamp-slots';

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
