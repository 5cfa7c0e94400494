import type { Activity } from '@mrw/shared-contracts/api/activity-log';
import { isProven, kindOf, monthsOf, withBalance } from './timeline-rules';

let last = 0;
const entry = (
  activity_type: string,
  points?: number,
  activity_time = '2026-11-20T10:00:00+08:00',
): Activity => ({
  id: String((last += 1)),
  activity_type,
  activity_time,
  log_info: points === undefined ? {} : { points },
});

test('the balance is calculated back, entry by entry, whatever sign a burn was sent with', () => {
  const log = [
    entry('COUPON_REDEEMED', 500),
    entry('LOGIN'),
    entry('CASH_DOLLAR_USED', -2_000),
    entry('GENERAL_PURCHASE', 420),
  ];
  expect(withBalance(log, 1_000).map(({ points, after }) => [points, after])).toEqual([
    [-500, 1_000],
    [0, 1_500],
    [-2_000, 1_500],
    [420, 3_500],
  ]);
});

test.each([
  [
    'a whole log that begins at 0',
    [entry('COUPON_REDEEMED', -20), entry('GIFT_CARD_POINTS', 100)],
    80,
    true,
    true,
  ],
  ['a log with older entries', [entry('GIFT_CARD_POINTS', 100)], 100, false, false],
  ['a log that begins above 0', [entry('GIFT_CARD_POINTS', 100)], 150, true, false],
  [
    'a log that falls below 0',
    [entry('GIFT_CARD_POINTS', 100), entry('POINTS_EXPIRED', -100), entry('GIFT_CARD_POINTS', 80)],
    80,
    true,
    false,
  ],
  ['an empty log', [], 0, true, false],
])('%s: proven is %4$p', (_, log, balance, complete, proven) => {
  expect(isProven(withBalance(log, balance), complete)).toBe(proven);
});

test.each([
  ['COUPON_REDEEMED', -10, 'points'],
  ['COUPON_USED', undefined, 'coupons'],
  ['TICKET_EXPIRED', undefined, 'coupons'],
  ['STAMP_EARNED', undefined, 'stamps'],
  ['STAMP_EARNED', 5, 'points'],
  ['POINTS_EXPIRED', 0, 'points'],
  ['SOMETHING_NEW', undefined, 'other'],
])('%s with %p points is about %s', (type, points, kind) => {
  expect(kindOf(entry(type, points))).toBe(kind);
});

test('a month without points is between the others, over the end of a year too', () => {
  const log = [
    entry('GENERAL_PURCHASE', 7, '2027-02-03T10:00:00+08:00'),
    entry('POINTS_EXPIRED', 5, '2026-11-03T10:00:00+08:00'),
  ];
  expect(monthsOf(log)).toEqual([
    { month: '2026-11', earned: 0, used: 5 },
    { month: '2026-12', earned: 0, used: 0 },
    { month: '2027-01', earned: 0, used: 0 },
    { month: '2027-02', earned: 7, used: 0 },
  ]);
});

test('months are those of Hong Kong, the oldest first, without entries that move nothing', () => {
  const log = [
    entry('GENERAL_PURCHASE', 100, '2026-10-31T17:00:00Z'),
    entry('POINTS_EXPIRED', 30, '2026-10-31T15:00:00Z'),
    entry('GENERAL_PURCHASE', 50, '2026-10-01T10:00:00+08:00'),
    entry('LOGIN', undefined, '2026-09-01T10:00:00+08:00'),
    entry('GENERAL_PURCHASE', 9, 'unreadable'),
  ];
  expect(monthsOf(log)).toEqual([
    { month: '2026-10', earned: 50, used: 30 },
    { month: '2026-11', earned: 100, used: 0 },
  ]);
});
