import { randomInt } from 'node:crypto';
import { addDays } from '../../platform/calendar/hong-kong';
import type { Db } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import { coupons } from '../../platform/db/schema/coupons';

/** How a coupon came to the member decides which of the three dates is set (contract §4.2). */
type Acquisition = 'date_of_purchase' | 'date_of_earning' | 'date_of_grant';

export type NewCoupons = {
  memberId: number;
  template: Row<'coupon_templates'>;
  quantity: number;
  acquired: Acquisition;
  now: Date;
  campaignId?: number;
  slotId?: number;
  storeId?: number | null;
};

const randomDigits = (length: number): string => Array.from({ length }, () => randomInt(10)).join('');

export async function createCoupons(tx: Db, given: NewCoupons): Promise<Row<'coupons'>[]> {
  const { template, now, acquired } = given;
  const wait = template.effective_after_days;
  const row = {
    member_id: given.memberId,
    coupon_type: template.coupon_type,
    template_id: template.id,
    campaign_id: given.campaignId ?? null,
    slot_id: given.slotId ?? null,
    store_id: given.storeId ?? null,
    virtual_real_type: template.virtual_real_type,
    usage_medium: template.medium_type,
    [acquired]: now,
    effective_date: addDays(now, wait),
    expiry_date: template.validity_days === null ? null : addDays(now, wait + template.validity_days),
  };
  const rows = Array.from({ length: given.quantity }, () => ({ ...row, code: newCode(template) }));
  return rows.length === 0 ? [] : tx.insert(coupons).values(rows).returning();
}

/** A code that the barcode kind of the template can carry. */
export function newCode({ barcode_format: format, coupon_type: type }: Row<'coupon_templates'>): string {
  switch (format) {
    case 'EAN13':
      return withCheckDigit(`2${randomDigits(11)}`);
    case 'UPCA':
      return withCheckDigit(`4${randomDigits(10)}`);
    case 'CODE39':
    case 'CODE128':
    case null:
      return `${type === 'TICKET' ? 'T' : 'C'}${randomDigits(11)}`;
  }
}

/** Appends the GS1 check digit: from the right, digits count 3, 1, 3, 1 … */
export function withCheckDigit(digits: string): string {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
