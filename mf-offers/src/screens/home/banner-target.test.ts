import type { HomepageBanner } from '@mrw/shared-contracts/api/campaigns';
import { bannerTarget } from './banner-target';

const banner = (fields: Partial<HomepageBanner>): HomepageBanner => ({
  id: '1',
  url: null,
  cover_photo_url: 'b.jpg',
  translations: [],
  content_type: 'NONE',
  content_reference_id: null,
  ...fields,
});
const site = 'http://site.test';

test.each([
  [
    'O-002 a campaign',
    { content_type: 'CAMPAIGN', content_reference_id: '101' },
    { kind: 'page', to: '/campaign/101' },
  ],
  [
    'O-144 a store',
    { content_type: 'STORE', content_reference_id: '1' },
    { kind: 'page', to: '/storeDetail/1' },
  ],
  [
    'O-144 an offer category',
    { content_type: 'OFFER_CATEGORY', content_reference_id: '2' },
    { kind: 'page', to: '/offer/Travel%20%26%20Sea?id=2' },
  ],
  [
    'another site',
    { content_type: 'EXTERNAL_URL', url: 'https://www.test/x' },
    { kind: 'outside', href: 'https://www.test/x' },
  ],
  [
    'an address of this site',
    { content_type: 'EXTERNAL_URL', url: 'http://site.test/about/store?a=1' },
    { kind: 'outside', href: 'http://site.test/about/store?a=1' },
  ],
  [
    'an address that could act',
    { content_type: 'EXTERNAL_URL', url: 'javascript:alert(1)' },
    { kind: 'none' },
  ],
  ['a campaign without an id', { content_type: 'CAMPAIGN' }, { kind: 'none' }],
  ['nothing', {}, { kind: 'none' }],
] as const)('leads to %s', (_, fields, target) => {
  expect(bannerTarget(banner(fields), site, () => 'Travel & Sea')).toEqual(target);
});

test('still lists the category by its id while its name is unknown', () => {
  const unnamed = banner({ content_type: 'OFFER_CATEGORY', content_reference_id: '2' });
  expect(bannerTarget(unnamed, site, () => null)).toEqual({ kind: 'page', to: '/offer/LATEST?id=2' });
});
