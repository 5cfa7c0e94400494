import type { OfferData, StoreData } from '../host/page-meta';
import { structuredData } from './structured-data';

const facts = {
  url: 'https://site.test/campaign/101?locale=en',
  description: 'Two for one',
  picture: 'https://img.test/1.jpg',
};
const offer: OfferData = {
  kind: 'offer',
  name: 'Coffee',
  from: '2026-11-01T00:00:00+08:00',
  until: '2026-12-01T00:00:00+08:00',
  inStock: true,
  brand: 'Harbour Coffee',
};
const store: StoreData = {
  kind: 'store',
  name: 'Harbour Coffee Central',
  isOnline: false,
  address: '1 Queen’s Road',
  district: 'Central',
  latitude: 22.28,
  longitude: 114.16,
  phone: '+852 3000 0000',
  email: 'central@example.test',
  brand: 'Harbour Coffee',
};
const page = { url: facts.url, description: 'Two for one', image: 'https://img.test/1.jpg' };
const context = { '@context': 'https://schema.org' };

test.each<[string, OfferData | StoreData, object]>([
  [
    'an offer',
    offer,
    {
      '@type': 'Offer',
      name: 'Coffee',
      validFrom: '2026-11-01T00:00:00+08:00',
      validThrough: '2026-12-01T00:00:00+08:00',
      availability: 'https://schema.org/InStock',
      offeredBy: { '@type': 'Organization', name: 'Harbour Coffee' },
    },
  ],
  [
    'an offer without end, brand and stock',
    { ...offer, until: null, brand: null, inStock: false, from: '' },
    { '@type': 'Offer', name: 'Coffee', availability: 'https://schema.org/OutOfStock' },
  ],
  [
    'a store',
    store,
    {
      '@type': 'LocalBusiness',
      name: 'Harbour Coffee Central',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Queen’s Road',
        addressLocality: 'Central',
        addressRegion: 'HK',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 22.28, longitude: 114.16 },
      telephone: '+852 3000 0000',
      email: 'central@example.test',
      brand: { '@type': 'Brand', name: 'Harbour Coffee' },
    },
  ],
  [
    'an online store of which only the name is known',
    {
      ...store,
      isOnline: true,
      address: null,
      district: null,
      latitude: null,
      phone: null,
      email: null,
      brand: null,
    },
    { '@type': 'OnlineStore', name: 'Harbour Coffee Central' },
  ],
])('%s in the vocabulary of schema.org', (_, data, expected) => {
  expect(JSON.parse(structuredData(data, facts))).toEqual({ ...context, ...expected, ...page });
});

test('a hostile name cannot end the script element, and is read as it was', () => {
  const name = '</script><script>alert(1)</script><!--';
  const text = structuredData({ ...offer, name }, { ...facts, picture: null });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ name });
});
