import { refuseConvert, refuseUse } from './rules';

const now = new Date('2026-11-21T12:00:00+08:00');
const coupon = {
  is_used: false,
  is_forced_inactive: false,
  reclaimed_at: null,
  effective_date: null,
  expiry_date: null,
  real_coupon_id: null,
};
const staff = (text: string, storeId: number | null = 1) => ({ kind: 'staff_code' as const, text, storeId });
const qr = (text: string, storeId: number | null) => ({ kind: 'store_qr_code' as const, text, storeId });
const attempt = { coupon, isBlackedOut: false, code: staff('111111'), allowedStoreIds: null, now };
const past = new Date('2026-11-20T12:00:00+08:00');
const future = new Date('2026-11-22T12:00:00+08:00');

test.each([
  ['a good staff code', {}, null],
  ['an expiry at this very moment', { coupon: { ...coupon, expiry_date: now } }, null],
  [
    'a disabled coupon',
    { coupon: { ...coupon, is_forced_inactive: true, is_used: true } },
    'Coupon has been disabled',
  ],
  ['a reclaimed coupon', { coupon: { ...coupon, reclaimed_at: past } }, 'Coupon has been disabled'],
  ['a coupon that was made real', { coupon: { ...coupon, real_coupon_id: 7 } }, 'Coupon has been disabled'],
  [
    'a used and expired coupon',
    { coupon: { ...coupon, is_used: true, expiry_date: past } },
    'Coupon is used.',
  ],
  ['an expired coupon', { coupon: { ...coupon, expiry_date: past } }, 'Coupon is expired.'],
  ['a coupon of tomorrow', { coupon: { ...coupon, effective_date: future } }, 'Coupon is not effective yet'],
  ['a blackout day', { isBlackedOut: true, code: staff('0') }, 'The Coupon cannot be used today.'],
  ['a coupon of this very moment', { coupon: { ...coupon, effective_date: now } }, null],
  ['a coupon of yesterday', { coupon: { ...coupon, effective_date: past } }, null],
  ['five digits', { code: staff('11111') }, 'Invalid staff code'],
  ['seven digits', { code: staff('1111111') }, 'Invalid staff code'],
  ['letters before six digits', { code: staff('x111111') }, 'Invalid staff code'],
  ['an unknown staff code', { code: staff('000000', null) }, 'Invalid staff code'],
  ['an unknown store QR', { code: qr('STORE-XXX', null) }, 'Invalid store QR code'],
  ['another store', { allowedStoreIds: [2] }, 'Must be used in another store.'],
  ['the right store', { allowedStoreIds: [2, 1] }, null],
  ['the right store QR', { code: qr('STORE-2', 2), allowedStoreIds: [2] }, null],
])('B-041 use with %s', (_case, change, detail) => {
  expect(refuseUse({ ...attempt, ...change })).toBe(detail);
});

const virtual = { ...coupon, virtual_real_type: 'VIRTUAL' as const };

test.each([
  ['stock', { coupon: virtual, place: { stock: 1 } }, null],
  ['unlimited stock', { coupon: virtual, place: { stock: null } }, null],
  ['no store needed', { coupon: virtual, place: 'not_needed' as const }, null],
  ['no stock', { coupon: virtual, place: { stock: 0 } }, 'Oops, coupon is out of stock...'],
  [
    'a disabled one',
    { coupon: { ...virtual, is_forced_inactive: true }, place: { stock: 1 } },
    'Coupon has been disabled',
  ],
  [
    'a reclaimed one',
    { coupon: { ...virtual, reclaimed_at: past }, place: { stock: 1 } },
    'Coupon has been disabled',
  ],
  ['a used one', { coupon: { ...virtual, is_used: true }, place: { stock: 1 } }, 'Coupon is used.'],
  [
    'an expired one',
    { coupon: { ...virtual, expiry_date: past }, place: { stock: 1 } },
    'Coupon is expired.',
  ],
  ['a strange store', { coupon: virtual, place: 'none' as const }, 'Store is not applicable.'],
  [
    'a converted one',
    { coupon: { ...virtual, real_coupon_id: 5 }, place: { stock: 0 } },
    'Coupon is already converted.',
  ],
  [
    'a real one',
    { coupon: { ...virtual, virtual_real_type: 'REAL' as const }, place: { stock: 1 } },
    'Coupon is already converted.',
  ],
])('B-041 conversion with %s', (_case, change, detail) => {
  expect(refuseConvert({ now, ...change })).toBe(detail);
});
