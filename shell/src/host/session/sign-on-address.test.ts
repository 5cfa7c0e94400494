import redirects from '@mrw/shared-contracts/testing/corpora/redirects.json';
import { readLanding } from '../../pages/login-landing/landing';
import { signOnAddress } from './sign-on-address';

const site = {
  signOn: 'http://sign-on.test',
  origin: 'http://shop.test',
  language: 'en',
  redirectTo: '/home',
} as const;
const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

test('log in goes to the sign-on page with redirect_url, locale and the channel', () => {
  const address = signOnAddress({ ...site, redirectTo: '/offer/Dining?id=1' });
  expect(address).toMatch(/^http:\/\/sign-on\.test\/auth\/login\?/);
  expect(queryOf(address)).toEqual({
    redirect_url: 'http://shop.test/login_callback?redirect_to=%2Foffer%2FDining%3Fid%3D1',
    locale: 'en',
    sign_up_channel: 'WEBSITE',
  });
});

test.each([
  ['zh-Hans', '/home', 'zh-Hans'],
  ['en', '/family_booking', 'zh-Hant'],
  ['zh-Hans', '/family_booking?x=1', 'zh-Hant'],
  ['zh-Hans', '/family_booking/1', 'zh-Hant'],
  ['zh-Hans', '/family_booking-x', 'zh-Hans'],
  ['zh-Hans', '/offer/family_booking', 'zh-Hans'],
] as const)('in %p from %p the locale is %p', (language, redirectTo, locale) => {
  expect(queryOf(signOnAddress({ ...site, language, redirectTo }))['locale']).toBe(locale);
});

test('event registration, registration info and refer code are handed on', () => {
  const query = queryOf(
    signOnAddress({
      ...site,
      referCode: 'M-1002',
      options: { event: { enableOtp: true }, fromRegistration: { email: 'guest@example.test' } },
    }),
  );
  expect(query).toMatchObject({
    refer_code: 'M-1002',
    is_event_register: 'true',
    enable_otp: 'true',
    from_sso_register: 'true',
    email: 'guest@example.test',
  });
  expect(query).not.toHaveProperty('mobile');
});

test('a registration for an event needs neither one-time codes nor what is known of a registration', () => {
  const query = queryOf(signOnAddress({ ...site, options: { event: { enableOtp: false } } }));
  expect(query).toMatchObject({ is_event_register: 'true' });
  expect(query).not.toHaveProperty('enable_otp');
  expect(query).not.toHaveProperty('from_sso_register');
  const registered = queryOf(
    signOnAddress({ ...site, options: { fromRegistration: { mobile: '60000012' } } }),
  );
  expect(registered).toMatchObject({ from_sso_register: 'true', mobile: '60000012' });
  expect(registered).not.toHaveProperty('is_event_register');
});

test('none of the known tricks for a path leads away, neither to the sign-on page nor back from it', () => {
  for (const trick of redirects) {
    const address = new URL(signOnAddress({ ...site, redirectTo: trick }));
    const back = new URL(address.searchParams.get('redirect_url') ?? '');
    const { redirectTo } = readLanding(back.searchParams);
    const landed = new URL(decodeURIComponent(redirectTo), back).origin;
    expect([trick, address.origin, back.origin + back.pathname, landed]).toEqual([
      trick,
      site.signOn,
      `${site.origin}/login_callback`,
      site.origin,
    ]);
  }
  expect(redirects.length).toBeGreaterThan(50);
});
