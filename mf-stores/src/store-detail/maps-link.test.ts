import { mapsLink } from './maps-link';

const service = 'https://maps.test/search/';

test.each([
  [{ latitude: 22.2935, longitude: 114.1686, address: '1 Pier Road' }, '22.2935,114.1686'],
  [{ latitude: 0, longitude: 0, address: '1 Pier Road' }, '0,0'],
  [{ latitude: null, longitude: null, address: '1 Pier Road' }, '1 Pier Road'],
  [{ latitude: 22.2935, longitude: null, address: '碼頭道 1 號' }, '碼頭道 1 號'],
])('%j is searched as %s', (place, query) => {
  const link = new URL(mapsLink(service, place));
  expect(link.origin + link.pathname).toBe(service);
  expect(link.searchParams.get('query')).toBe(query);
});
