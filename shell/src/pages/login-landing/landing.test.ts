import redirects from '@mrw/shared-contracts/testing/corpora/redirects.json';
import { readLanding } from './landing';

const read = (query: string) => readLanding(new URLSearchParams(query));

test.each([
  ['', { code: null, redirectTo: '/home', registration: null }],
  ['token=C', { code: 'C', redirectTo: '/home', registration: null }],
  ['token=C&redirect_to=/user/myCoupon', { code: 'C', redirectTo: '/user/myCoupon', registration: null }],
  ['redirect_to=/about/store', { code: null, redirectTo: '/about/store', registration: null }],
  ['token=&redirect_to=', { code: null, redirectTo: '/home', registration: null }],
  ['redirect_to=//evil.example', { code: null, redirectTo: '/home', registration: null }],
  ['redirect_to=https://evil.example', { code: null, redirectTo: '/home', registration: null }],
  ['redirect_to=/%255c%255cevil.example', { code: null, redirectTo: '/home', registration: null }],
  [
    'redirect_to=/offer/LATEST&redirect_to=https://evil.example',
    { code: null, redirectTo: '/offer/LATEST', registration: null },
  ],
])('the query %p is read', (query, landing) => {
  expect(read(query)).toEqual(landing);
});

test('an event registration brings its credential and the contact', () => {
  expect(
    read(
      'is_event_register=true&verify_credential=V&country_code=852&mobile=60000001&redirect_to=/campaign/203',
    ),
  ).toEqual({
    code: null,
    redirectTo: '/campaign/203',
    registration: { verifyCredential: 'V', countryCode: '852', mobile: '60000001', email: null },
  });
});

test.each(['is_event_register=true', 'verify_credential=V', 'is_event_register=false&verify_credential=V'])(
  'the query %p registers no guest',
  (query) => {
    expect(read(query).registration).toBeNull();
  },
);

test('none of the known tricks in redirect_to leads away from the site, also after another decoding', () => {
  const site = 'https://rewards.example';
  for (const trick of redirects) {
    const { redirectTo } = readLanding(new URLSearchParams({ token: 'C', redirect_to: trick }));
    const landed = [redirectTo, decodeURIComponent(redirectTo)].map((path) => new URL(path, site).origin);
    expect([trick, ...landed]).toEqual([trick, site, site]);
  }
  expect(redirects.length).toBeGreaterThan(50);
});
