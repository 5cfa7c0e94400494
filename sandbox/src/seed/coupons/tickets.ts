import type { Moments } from '../moments';
import { couponRow } from './coupons';
import type { CouponRow } from './coupons';

/** Tickets of demo-level2: 2001 to 2005 one per state, then 22 available and 3 used. */
export function ticketRows(moments: Moments): CouponRow[] {
  const ticket = (id: number, template: number, campaign: number, more: Partial<CouponRow> = {}) =>
    couponRow(id, template, moments, { coupon_type: 'TICKET', campaign_id: campaign, ...more });
  const used = (day: number, record: number): Partial<CouponRow> => ({
    is_used: true,
    date_of_use: moments.at(day, 19, 25),
    usage_record_id: record,
    used_store_id: 13,
  });
  const acquired = moments.at(-45, 15);
  const fillers = Array.from({ length: 25 }, (_, index) =>
    ticket(2006 + index, 806, 206, {
      expiry_date: moments.end(10 + index),
      ...(index < 22 ? {} : used(-10 - index, 9106 + index)),
    }),
  );
  return [
    ticket(2001, 801, 201),
    ticket(2002, 802, 205, { effective_date: moments.start(12), expiry_date: moments.end(40) }),
    ticket(2003, 803, 202, used(-5, 9103)),
    ticket(2004, 804, 204, {
      date_of_purchase: acquired,
      effective_date: acquired,
      expiry_date: moments.end(-4),
      expiry_logged: true,
    }),
    ticket(2005, 805, 207),
    ...fillers,
  ];
}
