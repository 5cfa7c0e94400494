import { inDays, sampleCoupon } from '../testing/samples';
import { couponCardData, hasTillCode } from './coupon-card-data';

const now = Date.now();
const card = (changes: Parameters<typeof sampleCoupon>[0]) =>
  couponCardData(sampleCoupon(changes), now, false);

test.each([
  ['a date of expiry', { expiry_date: '2027-01-31T23:59:59+08:00' }, 'expire'],
  ['a start in the future', { effective_date: inDays(10) }, 'start'],
  ['no dates', { effective_date: null, expiry_date: null }, 'always'],
] as const)('W-014 names the right date of a coupon with %s', (_, changes, kind) => {
  expect(card(changes).date.kind).toBe(kind);
});

test.each([
  ['23 hours ago', inDays(-23 / 24), true],
  ['25 hours ago', inDays(-25 / 24), false],
] as const)('W-010 a coupon acquired %s: new is %s', (_, date_of_purchase, isNew) => {
  expect(card({ date_of_purchase }).isNew).toBe(isNew);
});

test('counts the age of a coupon from the earning before the purchase and the grant', () => {
  const acquired = { date_of_earning: inDays(-9), date_of_purchase: inDays(0), date_of_grant: inDays(0) };
  expect(card(acquired).isNew).toBe(false);
});

test.each([
  ['in 6 days', 6, true],
  ['in 7 days', 7, false],
  ['today', 0, true],
] as const)('W-012 a coupon that ends %s: highlighted is %s', (_, days, highlighted) => {
  const end = new Date(now + days * 86_400_000);
  const endOfDay = `${new Date(end.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)}T23:59:59+08:00`;
  expect(card({ expiry_date: endOfDay }).soonOver !== null).toBe(highlighted);
});

test('shows a used coupon as used only, also after its end', () => {
  const used = card({
    is_used: true,
    is_expired: true,
    virtual_real_type: 'VIRTUAL',
    date_of_purchase: inDays(0),
  });
  expect(used).toMatchObject({ isUsed: true, isExpired: false, isNew: false, isVirtualCoupon: false });
});

test.each([
  ['usable otherwise', {}, true],
  ['used', { is_used: true }, false],
  ['not yet effective', { effective_date: inDays(1) }, false],
])('on a blackout day a coupon that is %s is marked so: %s', (_, changes, notToday) => {
  expect(card({ ...changes, template: { is_within_blackout_period: true } }).notToday).toBe(notToday);
  expect(card(changes).notToday).toBe(false);
});

test('marks a coupon that has not started as unavailable', () => {
  expect(card({ effective_date: inDays(1) }).unavailable).toBe(true);
  expect(card({ effective_date: inDays(-1) }).unavailable).toBe(false);
});

test('a coupon that the server lists as available has started, whatever the clock says (Q-191)', () => {
  const coupon = sampleCoupon({ effective_date: inDays(1), expiry_date: null });
  expect(couponCardData(coupon, now, true)).toMatchObject({ unavailable: false, date: { kind: 'always' } });
  expect([hasTillCode(coupon, now, true), hasTillCode(coupon, now, false)]).toEqual([true, false]);
});

test.each([
  [2_000, false],
  [2_001, true],
])('%i ms before the start of a coupon it waits for it: %s (Q-191)', (ahead, unavailable) => {
  expect(card({ effective_date: new Date(now + ahead).toISOString() }).unavailable).toBe(unavailable);
});
