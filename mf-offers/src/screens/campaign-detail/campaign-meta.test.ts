import { sampleCampaign } from '../../testing/samples';
import { campaignMeta } from './campaign-meta';

const now = Date.parse('2026-11-20T12:00:00+08:00');
const ended = '2026-11-19T00:00:00+08:00';
const base = {
  is_active: true,
  is_only_for_you: false,
  end_date: '2026-12-01T00:00:00+08:00',
  translations: [{ language: 'zh-Hant', name: '咖啡券', photos: ['http://img.test/zh.jpg'] }],
};

test('a campaign presents itself in the language, with its first picture', () => {
  const campaign = sampleCampaign({ ...base, short_description: 'Two for one', brand: null });
  expect(campaignMeta(campaign, 'zh-Hant', now)).toEqual({
    title: '咖啡券',
    description: 'Two for one',
    picture: { url: 'http://img.test/zh.jpg', alt: '咖啡券' },
    kind: 'product',
    address: `/campaign/${campaign.id}`,
    unlisted: false,
    data: {
      kind: 'offer',
      name: '咖啡券',
      from: campaign.start_date,
      until: base.end_date,
      inStock: true,
      brand: null,
    },
  });
});

test.each([
  ['has ended', { end_date: ended }],
  ['is inactive', { is_active: false }],
  ['is only for some members', { is_only_for_you: true }],
])('a campaign that %s is not listed', (_, changes) => {
  expect(campaignMeta(sampleCampaign({ ...base, ...changes }), 'en', now).unlisted).toBe(true);
});

test.each([
  [0, false],
  [null, true],
  [3, true],
])('with a stock of %p it is in stock: %p', (stock, inStock) => {
  const campaign = sampleCampaign({ ...base, coupon_campaign_type_coupon_stock: stock });
  expect(campaignMeta(campaign, 'en', now).data).toMatchObject({ inStock });
});
