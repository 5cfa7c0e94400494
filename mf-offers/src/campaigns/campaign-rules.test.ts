import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { QueryClient } from '@tanstack/react-query';
import { sampleCampaign } from '../testing/samples';
import { affordabilityOf, rewardOf } from './affordability';
import { availabilityOf } from './availability';
import { campaignChanged, listKeys } from './campaign-changed';
import { campaignKey } from './use-campaign';
import { readCampaignRoute } from './campaign-route';
import { campaignName, campaignPhotos, formatOf } from './campaign-texts';
import { cardStatus } from './card-status';
import { dotFills } from './dot-fills';

const ticket: Partial<Campaign> = { type: 'TICKET_CAMPAIGN', ticket_campaign_type_required_points: 900 };
const rule = { id: '1', type: 'GPS_CHECK_IN', points: 0, tpe: 0, stamps: 0, coupon_template: null } as const;
const earning = (fields: Partial<Campaign['earning_campaign_type_earning_rule'] & object>) => ({
  type: 'EARNING_CAMPAIGN' as const,
  earning_campaign_type_earning_rule: { ...rule, ...fields },
});

test.each<[string, Partial<Campaign>, number | null, ReturnType<typeof affordabilityOf>]>([
  ['points are missing', {}, 120, { kind: 'missing', points: 380 }],
  ['one point is missing', {}, 499, { kind: 'missing', points: 1 }],
  ['the points are enough', {}, 500, { kind: 'within-reach' }],
  ['a debt adds to what is missing', {}, -20, { kind: 'missing', points: 520 }],
  ['a ticket has a price too', ticket, 1_000, { kind: 'within-reach' }],
  ['a free offer needs nothing', { coupon_campaign_type_required_points: 0 }, 10, null],
  ['an offer without stock is out of reach for all', { coupon_campaign_type_coupon_stock: 0 }, 900, null],
  ['an offer that is earned has no price', earning({ points: 30 }), 10, null],
  ['the balance is not known', {}, null, null],
])('%s', (_, fields, balance, expected) => {
  expect(affordabilityOf(sampleCampaign(fields), balance)).toEqual(expected);
});

const coupon_template = { id: '9', name: 'Tea' };
test.each<[string, Partial<Campaign>, ReturnType<typeof rewardOf>]>([
  ['points', earning({ points: 30, coupon_template }), { kind: 'points', count: 30 }],
  ['stamps', earning({ stamps: 2, coupon_template }), { kind: 'stamps', count: 2 }],
  ['a coupon', earning({ coupon_template }), { kind: 'coupon' }],
  ['nothing that has a name', earning({ tpe: 5 }), null],
  ['a rule that is missing', { type: 'EARNING_CAMPAIGN' }, null],
  ['an offer with a price', {}, null],
])('an earning campaign gives %s', (_, fields, expected) => {
  expect(rewardOf(sampleCampaign(fields))).toEqual(expected);
});

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

test('lets campaign and cards be read again, and nothing else', () => {
  const queries = new QueryClient();
  const keys = [
    [...campaignKey('401'), '2', 'en'],
    [...campaignKey('402'), '2', 'en'],
    [listKeys.home, 'is_featured', '2', 'en'],
    [listKeys.offers, 'LATEST', '2', 'en'],
    ['homepage-banners', 'en'],
  ];
  for (const key of keys) queries.setQueryData(key, []);
  campaignChanged(queries, '401');
  expect(keys.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
});

test.each([
  ['O-031 the state of /campaign/detail', 'detail', { campaignID: '101' }, '101'],
  ['a campaign in the state of /campaign/detail', 'detail', { campaign: { id: 102, name: 'Tea' } }, '102'],
  [
    'a campaign beside fields that are empty',
    'detail',
    { campaignID: null, campaign: { id: '104' }, fromPath: null, registration: null },
    '104',
  ],
  ['the id of the address before the state', '103', { campaignID: '101' }, '103'],
  ['nothing', 'detail', null, null],
  ['nothing in a foreign state', 'detail', { idx: 3 }, null],
] as const)('takes the campaign from %s', (_, id, state, expected) => {
  expect(readCampaignRoute(id, state).id).toBe(expected);
});

test('reads where to go back to, and what the sign-on site said of a guest', () => {
  const registration = { verifyCredential: 'c', countryCode: '852', mobile: '60000002', email: null };
  expect(readCampaignRoute('101', { goBackOnSuccess: true, fromPath: '/inbox', registration })).toEqual({
    id: '101',
    goBackOnSuccess: true,
    fromPath: '/inbox',
    registration,
  });
});

const both = [
  { language: 'en', name: 'Tea', photos: ['en.jpg'] },
  { language: 'zh-Hant', name: '茶', photos: ['hant.jpg'] },
  { language: 'zh-Hans', name: '', photos: [] },
];
const tea = { name: 'Server tea', translations: both, cover_photo_url: 'cover.jpg' };
const plain = { ...tea, translations: [] };

test.each([
  ['O-036 the language of the page', tea, 'zh-Hant', '茶'],
  ['English where the language has none', tea, 'zh-Hans', 'Tea'],
  ['the name of the record where nothing is translated', plain, 'zh-Hant', 'Server tea'],
] as const)('names a campaign in %s', (_, campaign, language, name) => {
  expect(campaignName(campaign, language)).toBe(name);
});

test.each([
  ['O-036 of the language', tea, 'zh-Hant', ['hant.jpg']],
  ['of English where the language has none', tea, 'zh-Hans', ['en.jpg']],
  ['of the cover where there are none', plain, 'en', ['cover.jpg']],
  ['of nothing without a cover', { ...plain, cover_photo_url: null }, 'en', []],
] as const)('shows the pictures %s', (_, campaign, language, photos) => {
  expect(campaignPhotos(campaign, language)).toEqual(photos);
});

test.each([
  ['Buy 1 < 2 and > 0', 'plain'],
  ['<p>Show it</p>', 'html'],
] as const)('reads "%s" as %s', (text, format) => {
  expect(formatOf(text)).toBe(format);
});

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

test.each([
  [5, 10, [1, 1, 0.5, 0, 0]],
  [0, 10, [0, 0, 0, 0, 0]],
  [1, 10, [0.5, 0, 0, 0, 0]],
  [10, 10, [1, 1, 1, 1, 1]],
  [4, 6, [1, 1, 1, expect.closeTo(1 / 3), 0]],
  [2, 3, [1, 1, 0]],
])('%d of %d stamps are drawn as they are, not rounded', (earned, total, fills) => {
  expect(dotFills(earned, total)).toEqual(fills);
});
