import { sampleCampaign } from '../testing/samples';
import { cardStatus } from './card-status';

// 12:00 in Hong Kong.
const now = Date.parse('2026-11-21T12:00:00+08:00');
const base = { start_date: '2026-11-01T00:00:00+08:00' };

test.each([
  ['O-008 last day', { end_date: '2026-11-21T23:59:59+08:00' }, 3, 'ending'],
  ['O-008 three days left', { end_date: '2026-11-24T23:59:59+08:00' }, 3, 'ending'],
  ['six days left on home', { end_date: '2026-11-27T23:59:59+08:00' }, 3, 'none'],
  ['six days left in a list', { end_date: '2026-11-27T23:59:59+08:00' }, 6, 'ending'],
  ['seven days left', { end_date: '2026-11-28T23:59:59+08:00' }, 6, 'none'],
  ['ended this morning', { end_date: '2026-11-21T11:59:59+08:00' }, 3, 'ending'],
  ['no end', { end_date: null }, 6, 'none'],
  ['an unreadable end', { end_date: '' }, 6, 'none'],
  [
    'O-010 no stock, also on the last day',
    { end_date: '2026-11-21T23:59:59+08:00', coupon_campaign_type_coupon_stock: 0 },
    3,
    'out-of-stock',
  ],
  ['unlimited stock', { end_date: null, coupon_campaign_type_coupon_stock: null }, 3, 'none'],
  ['a start to come', { start_date: '2026-11-28T00:00:00+08:00', end_date: null }, 3, 'coming'],
] as const)('%s', (_, fields, within, kind) => {
  expect(cardStatus(sampleCampaign({ ...base, ...fields }), now, within).kind).toBe(kind);
});
