import { readAddresses } from '@mrw/shared-contracts/addresses';
import redirects from '@mrw/shared-contracts/testing/corpora/redirects.json';
import { landingPages, readRedirectUrl } from './redirect-allow-list';

const allowed = landingPages(readAddresses({}));

describe('readRedirectUrl', () => {
  test.each([
    'http://localhost:8080/login_callback',
    'http://localhost:8080/login_callback?redirect_to=%2Fuser%2FmyCoupon#top',
    'http://localhost:8080/',
    'http://localhost:8080',
    'http://LOCALHOST:8080/login_callback',
    'http://localhost:4004/?page=myCoupon',
  ])('accepts %s', (value) => {
    expect(readRedirectUrl(value, allowed)?.href).toBe(new URL(value).href);
  });

  test.each(redirects)('leads to no other place: %j', (value) => {
    expect(readRedirectUrl(value, allowed)).toBeNull();
    const likeOurs = value.replaceAll('https://shell.example', 'http://localhost:8080');
    expect(readRedirectUrl(likeOurs, allowed)).toBeNull();
    // The rest after our own address may be a query or a fragment, and stays on our site.
    expect(readRedirectUrl(`http://localhost:8080${value}`, allowed)?.origin ?? null).toBe(
      /^(\s*$|[?#])/.test(value) ? 'http://localhost:8080' : null,
    );
  });

  test.each([
    undefined,
    '',
    '/login_callback',
    '//localhost:8080/login_callback',
    'http://evil.test/login_callback',
    'https://localhost:8080/login_callback',
    'http://localhost:8081/login_callback',
    'http://localhost:8080.evil.test/login_callback',
    'http://localhost:8080@evil.test/login_callback',
    'http://user:secret@localhost:8080/login_callback',
    'http://evil.test\\@localhost:8080/login_callback',
    'http://evil.test#@localhost:8080/login_callback',
    'http://localhost:8080/login_callback/../evil',
    'http://localhost:8080/login_callback%2F..%2Fevil',
    'http://localhost:8080//evil.test',
    'http://[::1]:8080/login_callback',
    'javascript:alert(1)//http://localhost:8080/login_callback',
    'data:text/html,http://localhost:8080/login_callback',
    'blob:http://localhost:8080/login_callback',
    'file:///login_callback',
    'http://localhost:8080/user/myCard',
  ])('refuses %s', (value) => {
    expect(readRedirectUrl(value, allowed)).toBeNull();
  });
});
