import { refuseAcquire } from './rules';

const now = new Date('2026-11-21T12:00:00+08:00');
const attempt = {
  now,
  campaign: { is_active: true, end_date: new Date('2026-12-31T00:00:00+08:00') },
  badge: { required_stamps: 5, quantity: 2, stock: 2 },
  earned: 5,
  isOpened: false,
};

test.each([
  ['enough stamps', {}, null],
  ['unlimited stock', { badge: { ...attempt.badge, stock: null } }, null],
  [
    'an ended card',
    { campaign: { is_active: true, end_date: new Date('2026-11-01') }, isOpened: true },
    'Coupon expired.',
  ],
  ['a card that ends at this very moment', { campaign: { is_active: true, end_date: now } }, null],
  ['a card without an end', { campaign: { is_active: true, end_date: null } }, null],
  [
    'a card that was closed',
    { campaign: { is_active: false, end_date: null } },
    'Campaign is no longer available.',
  ],
  ['an opened gift', { isOpened: true, earned: 0 }, 'Reward already acquired.'],
  ['four stamps', { earned: 4 }, 'Not enough stamps.'],
  ['half the stock', { badge: { ...attempt.badge, stock: 1 } }, 'Desired coupons are sold out.'],
])('B-041 opening a gift with %s', (_case, change, detail) => {
  expect(refuseAcquire({ ...attempt, ...change })).toBe(detail);
});
