import type { Claim } from '@mrw/shared-contracts/api/claims';

/** A claim that waits for approval, of a store without a brand. */
export const sampleClaim = (id: string, changes: Partial<Claim> = {}): Claim => ({
  id,
  customer: { membership_id: 'M100000012' },
  offline_event_type: 'WAITING_FOR_APPROVAL',
  status: 'WAITING_FOR_APPROVAL',
  store: { id: '1', name: `Store ${id}`, translations: [], brand: null, icon_url: null },
  invoice_id: `INV-${id}`,
  date: '2026-11-18T00:00:00+08:00',
  creation_date: '2026-11-19T10:00:00+08:00',
  last_modified_date: '2026-11-20T11:00:00+08:00',
  total_value: 261.25,
  rewards: { points_rewards: [], coupons_rewards: [], stamps_rewards: [] },
  receipt_image_url: 'http://api.test/media/claims/a.jpg',
  credit_card_slip_image_url: null,
  ...changes,
});
