import { sampleCoupon } from '../../testing/coupons';
import { byPeriod, expiringCoupons, expiringPoints, periodOf, soonestFirst } from './expiring';

const now = Date.parse('2026-11-21T12:00:00+08:00');

test('points of one day in Hong Kong are one entry', () => {
  const statuses = [
    { points: 300, expiration_date: '2026-12-03T01:00:00+08:00' },
    { points: 200, expiration_date: '2026-12-02T23:30:00Z' },
    { points: 50, expiration_date: '2026-12-04T00:00:00+08:00' },
  ];
  expect(expiringPoints(statuses, now)).toMatchObject([
    { id: '2026-12-03', points: 500 },
    { id: '2026-12-04', points: 50 },
  ]);
});

test('what has no end, is over or is nothing does not expire', () => {
  expect(
    expiringPoints(
      [
        { points: 10, expiration_date: null },
        { points: 10, expiration_date: '2026-11-20T00:00:00+08:00' },
        { points: 0, expiration_date: '2026-12-20T00:00:00+08:00' },
        { points: 10, expiration_date: 'soon' },
      ],
      now,
    ),
  ).toEqual([]);
  expect(expiringCoupons([sampleCoupon('1', { expiry_date: null })], now)).toEqual([]);
});

test('a ticket is told from a coupon', () => {
  const list = [sampleCoupon('1'), sampleCoupon('2', { coupon_type: 'TICKET' })];
  expect(expiringCoupons(list, now).map(({ kind }) => kind)).toEqual(['coupon', 'ticket']);
});

test.each([
  ['2026-11-21T23:59:59+08:00', 'week'],
  ['2026-11-28T23:59:59+08:00', 'week'],
  ['2026-11-29T00:00:00+08:00', 'month'],
  ['2026-12-21T00:00:00+08:00', 'month'],
  ['2026-12-22T00:00:00+08:00', 'later'],
] as const)('%s is in the period %s', (end, period) => {
  expect(periodOf(end, now)).toBe(period);
});

test('the soonest is first, and a period without entries is absent', () => {
  const items = expiringCoupons(
    [
      sampleCoupon('late', { expiry_date: '2027-12-25T23:59:59+08:00' }),
      sampleCoupon('soon', { expiry_date: '2026-11-22T23:59:59+08:00' }),
    ],
    now,
  );
  const groups = byPeriod(soonestFirst(items), now);
  expect(groups.map(({ period, items: [first] }) => [period, first?.id])).toEqual([
    ['week', 'soon'],
    ['later', 'late'],
  ]);
});

test('of one name or amount, each has its place by its end', () => {
  const points = (id: string, end: string) => ({ kind: 'points', id, end, points: 50 }) as const;
  const coupon = (id: string, end: string, name: string) => ({ kind: 'coupon', id, end, name }) as const;
  const listed = soonestFirst([
    coupon('c', '2026-12-03T00:00:00Z', 'Tea'),
    points('b', '2026-12-02T00:00:00Z'),
    coupon('a', '2026-12-01T00:00:00Z', 'Tea'),
    points('d', '2026-12-04T00:00:00Z'),
    coupon('e', '2026-12-05T00:00:00Z', 'Kite'),
  ]);
  expect(listed.map(({ id, place }) => [id, place])).toEqual([
    ['a', 1],
    ['b', 1],
    ['c', 2],
    ['d', 2],
    ['e', null],
  ]);
});
