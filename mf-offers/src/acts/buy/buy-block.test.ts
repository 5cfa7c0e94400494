import { inDays, sampleCampaign } from '../../testing/samples';
import { buyBlock } from './buy-block';

test.each([
  ['nothing', {}, 0, null],
  ['nothing while the balance is unknown', {}, null, null],
  ['nothing after the end: the press says so', { end_date: inDays(-1) }, 0, null],
  ['O-045 a balance below zero', {}, -1_200, 'missing-points'],
  ['O-046 an empty stock', { coupon_campaign_type_coupon_stock: 0 }, -1, 'out-of-stock'],
  ['O-047 an inactive campaign', { is_active: false }, 0, 'inactive'],
  ['O-065 a start to come', { start_date: inDays(7) }, 0, 'not-started'],
  ['a limit of 0', { coupon_campaign_type_per_head_limit: 0 }, 0, 'nothing-left'],
] as const)('is %s', (_, fields, balanceAfter, kind) => {
  expect(buyBlock(sampleCampaign(fields), Date.now(), balanceAfter)?.kind ?? null).toBe(kind);
});
