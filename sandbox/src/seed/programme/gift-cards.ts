import type { SeedRows } from '../../db/seed-contract';
import type { Moments } from '../moments';
import { memberIds } from '../members/ids';

/** GIFT-NONE stays unknown on purpose. */
export const giftCards = (moments: Moments): NonNullable<SeedRows['gift_cards']> => [
  { code: 'GIFT-FRESH-50', cash_value: 50 },
  { code: 'GIFT-FRESH-1', cash_value: 1 },
  {
    code: 'GIFT-USED',
    cash_value: 20,
    redeemed_by: memberIds['demo-level4'],
    redeemed_at: moments.at(-12, 17),
  },
  { code: 'GIFT-TARGET', cash_value: 30, designated_member_ids: [memberIds['demo-giftowner']] },
  { code: 'GIFT-RACE', cash_value: 10 },
];
