import { withCheckDigit } from '../../coupons/create';

/** The code of each coupon, in the form that its kind can carry. */
const codes: Readonly<Record<number, string>> = {
  1003: 'POS-7731-2046',
  1004: withCheckDigit('489710020041'),
  1005: withCheckDigit('70452001005'),
  1006: 'MRW-1006-39',
  1007: 'Mrw1007-c128/A',
  1008: 'HARBOUR-40-K7QX',
};

export const codeOf = (coupon: number): string => codes[coupon] ?? `MRW${coupon}${(coupon * 7919) % 90_000}`;
