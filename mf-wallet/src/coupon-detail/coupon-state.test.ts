import { sampleCoupon } from '../testing/samples';
import { couponState, type CouponState } from './coupon-state';

const start = '2026-03-04T12:00:00+08:00';
const end = '2026-04-04T12:00:00+08:00';
const now = Date.parse(start);
const template = { is_within_blackout_period: true };

type Changes = Parameters<typeof sampleCoupon>[0];

test.each<[string, Changes, CouponState]>([
  ['usable', {}, { kind: 'usable' }],
  ['usable from now on', { effective_date: start }, { kind: 'usable' }],
  ['used on a known day', { is_used: true, date_of_use: start }, { kind: 'used', date: start }],
  ['used on an unknown day', { is_used: true, date_of_use: null }, { kind: 'used', date: null }],
  ['used and expired', { is_used: true, is_expired: true }, { kind: 'used', date: null }],
  ['expired', { is_expired: true, expiry_date: end }, { kind: 'expired', date: end }],
  ['expired before its start', { is_expired: true, effective_date: end }, { kind: 'expired', date: null }],
  ['not started', { effective_date: end }, { kind: 'not-yet', from: end }],
  [
    'not started and without a store',
    { effective_date: end, virtual_real_type: 'VIRTUAL' },
    { kind: 'not-yet', from: end },
  ],
  ['without a store', { virtual_real_type: 'VIRTUAL' }, { kind: 'virtual' }],
  ['without a store on a blackout day', { virtual_real_type: 'VIRTUAL', template }, { kind: 'virtual' }],
  ['usable on another day', { template }, { kind: 'blackout' }],
])('a coupon that is %s has its own actions', (_, changes, state) => {
  const coupon = sampleCoupon({ effective_date: null, expiry_date: null, ...changes });
  expect(couponState(coupon, now, false)).toEqual(state);
});

test('what the server lists as available has started, whatever the clock says (Q-191)', () => {
  expect(couponState(sampleCoupon({ effective_date: end }), now, true).kind).toBe('usable');
});
