import { guestUrl, memberUrl } from './success-url';

const landing = new URL(
  'http://localhost:8080/login_callback?redirect_to=%2Foffer%2FLATEST%3Fid%3D2&token=old#top',
);

describe('memberUrl', () => {
  test('appends the code, keeps the query and replaces a token that was already there', () => {
    const url = new URL(memberUrl(landing, 'a+b/c=&d'));
    expect(url.searchParams.get('redirect_to')).toBe('/offer/LATEST?id=2');
    expect(url.searchParams.getAll('token')).toEqual(['a+b/c=&d']);
    expect(url.hash).toBe('#top');
  });

  test('leaves the address it was given alone', () => {
    memberUrl(landing, 'code');
    expect(landing.searchParams.get('token')).toBe('old');
  });
});

describe('guestUrl', () => {
  test.each([
    [
      { method: 'mobile' as const, countryCode: '852', mobile: '60000002' },
      'redirect_to=/campaign/203&is_event_register=true&verify_credential=V 1&country_code=852&mobile=60000002',
    ],
    [
      { method: 'email' as const, email: 'a+b@example.test' },
      'redirect_to=/campaign/203&is_event_register=true&verify_credential=V 1&email=a+b@example.test',
    ],
  ])('carries the credential and the contact of %o', (contact, readable) => {
    const start = new URL(
      'http://localhost:8080/login_callback?redirect_to=/campaign/203&email=old@example.test&token=t',
    );
    const url = new URL(guestUrl(start, contact, 'V 1'));
    expect([...url.searchParams].map(([name, value]) => `${name}=${value}`).join('&')).toBe(readable);
  });
});
