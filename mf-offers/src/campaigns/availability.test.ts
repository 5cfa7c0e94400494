import { sampleCampaign } from '../testing/samples';
import { availabilityOf } from './availability';

const now = Date.parse('2026-11-21T12:00:00+08:00');
const past = '2026-11-01T00:00:00+08:00';
const future = '2026-11-28T00:00:00+08:00';
const open = { start_date: past, end_date: future };

test.each([
  ['open', {}, 'open'],
  ['without an end', { end_date: null }, 'open'],
  ['O-047 inactive before anything else', { is_active: false, start_date: future }, 'inactive'],
  ['O-065 not started', { start_date: future }, 'not-started'],
  [
    'within 2 s of its start, where the server decides (Q-191)',
    { start_date: '2026-11-21T12:00:02+08:00' },
    'open',
  ],
  ['2.1 s before its start', { start_date: '2026-11-21T12:00:02.1+08:00' }, 'not-started'],
  ['O-046 out of stock', { coupon_campaign_type_coupon_stock: 0 }, 'out-of-stock'],
  [
    'out of stock also after its end',
    { coupon_campaign_type_coupon_stock: 0, end_date: past },
    'out-of-stock',
  ],
  ['O-060 ended', { end_date: '2026-11-20T23:59:59+08:00' }, 'ended'],
  ['a ticket campaign without stock', { type: 'TICKET_CAMPAIGN', ticket_total_stock: 0 }, 'out-of-stock'],
  ['O-043 unlimited stock', { coupon_campaign_type_coupon_stock: null }, 'open'],
  ['dates that cannot be read', { start_date: '', end_date: '' }, 'open'],
] as const)('%s', (_, fields, kind) => {
  expect(availabilityOf(sampleCampaign({ ...open, ...fields }), now).kind).toBe(kind);
});
