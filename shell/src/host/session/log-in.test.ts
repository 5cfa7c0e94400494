import { ApiError } from '@mrw/shared-contracts';
import redirects from '@mrw/shared-contracts/testing/corpora/redirects.json';
import { record, setup, storedOf } from './testing/service';
import { RefreshRefusedError } from './token-keeper';
import { readLanding } from '../../pages/login-landing/landing';
import { signOnAddress } from './sign-on-address';

/** The script for a log-in has come and made its first calls. */
const begun = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 20);
  });

test('a login is stored with its installation and told to the other tabs', async () => {
  const { state, service, tell, shown } = setup(null);
  expect(await service.logIn('code')).toBe('member');
  expect(shown()).toBe('1');
  expect(state.stored).toMatchObject({ uid: '1', appInstallation: '88' });
  expect(tell.mock.calls).toEqual([['login']]);
});

test('who logs in anew goes on with the new tokens, not with those that are still stored', async () => {
  const held: (string | undefined)[] = [];
  const { service, state, tokens } = setup(storedOf('1', { refresh: 'old' }), {
    customer: async (uid) => {
      held.push((await tokens.fresh())?.refresh);
      return record(uid);
    },
  });
  await service.restore();
  expect(await service.logIn('code')).toBe('member');
  expect(held).toEqual(['old', 'r1']);
  expect(state.stored?.refresh).toBe('r1');
});

test('S-099 an exchange that times out leaves a visitor', async () => {
  const late = jest.fn(() => Promise.reject(new ApiError({ kind: 'timeout' })));
  const { service, shown, tell } = setup(null, { exchange: late });
  expect(await service.logIn('code')).toBe('failed');
  expect(shown()).toBe('visitor');
  expect(tell).not.toHaveBeenCalled();
});

test('Q-026 a login that fails ends the session that was there, in every tab', async () => {
  const { state, service, tell, happened, shown } = setup(storedOf('1'), {
    exchange: () => Promise.reject(new ApiError({ kind: 'timeout' })),
  });
  await service.restore();
  expect(await service.logIn('used')).toBe('failed');
  expect([shown(), ...happened]).toEqual(['visitor', 'logout refresh-refused']);
  expect(state.stored).toBeNull();
  expect(tell.mock.calls).toEqual([['logout']]);
});

test.each([undefined, { showsRestoring: true }])(
  'Q-026 tokens that name no user are a failed login (%j): nothing is waited for any more',
  async (options) => {
    const exchange = () => Promise.resolve({ access: 'opaque', refresh: 'r1' });
    const { state, service, tokens, shown } = setup(null, { exchange });
    expect(await service.logIn('code', options)).toBe('failed');
    expect(shown()).toBe('visitor');
    expect(tokens.current()).toBeNull();
    expect(state.stored).toBeNull();
  },
);

test.each([
  [undefined, 'visitor'],
  [{ showsRestoring: false }, 'visitor'],
  [{ showsRestoring: true }, 'restoring'],
])('while a code is exchanged (%j) the session is %s', async (options, kind) => {
  let answer: (tokens: { access: string; refresh: string }) => void = () => undefined;
  const exchange = () => new Promise<{ access: string; refresh: string }>((resolve) => (answer = resolve));
  const { service, shown } = setup(null, { exchange });
  const result = service.logIn('code', options);
  expect(shown()).toBe(kind);
  await begun();
  answer({ access: storedOf('1').access, refresh: 'r1' });
  expect(await result).toBe('member');
});

test('a code that is refused after another tab has logged in leaves that login as it is', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const { state, service, shown, happened } = setup(null, {
    exchange: () => new Promise((_, reject) => (refuse = reject)),
  });
  const result = service.logIn('code');
  await begun();
  state.stored = storedOf('2');
  await service.follow();
  refuse(new ApiError({ kind: 'timeout' }));
  expect(await result).toBe('failed');
  expect([shown(), ...happened]).toEqual(['2', 'login 2']);
  expect(state.stored.uid).toBe('2');
});

test('a login that another tab overtakes at its end has failed, and the other one stays', async () => {
  let register: (id: string) => void = () => undefined;
  const {
    state,
    service,
    shown,
    tell,
    register: registered,
  } = setup(null, {
    register: () => new Promise((resolve) => (register = resolve)),
  });
  expect(registered).not.toHaveBeenCalled();
  const result = service.logIn('code');
  await begun();
  state.stored = storedOf('2');
  await service.follow();
  register('88');
  expect(await result).toBe('failed');
  expect(shown()).toBe('2');
  expect(state.stored.uid).toBe('2');
  expect(tell).not.toHaveBeenCalled();
});

test('the unread messages of one member are not shown to the next', async () => {
  const unreadCount = jest
    .fn()
    .mockResolvedValueOnce(7)
    .mockRejectedValue(new ApiError({ kind: 'network' }));
  const { service, bus } = setup(storedOf('2'), { unreadCount });
  await service.restore();
  await Promise.resolve();
  expect(bus.unreadCount$.value).toBe(7);
  expect(await service.logIn('code')).toBe('member');
  expect(bus.unreadCount$.value).toBe(0);
});

test('what is found out late about the old tokens does not end a session that began meanwhile', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const refused = new Promise<never>((_, reject) => {
    refuse = reject;
  });
  const customer = jest.fn().mockReturnValueOnce(refused).mockResolvedValue(record('1'));
  const { state, service, happened, shown } = setup(storedOf('1'), { customer });
  const restored = service.restore();
  expect(await service.logIn('code')).toBe('member');
  refuse(new RefreshRefusedError());
  await restored;
  expect(shown()).toBe('1');
  expect(happened).toEqual(['login 1']);
  expect(state.stored).not.toBeNull();
});

test('a disabled account is logged out at once', async () => {
  const { state, service, happened } = setup(null, { customer: () => Promise.resolve(record('1', true)) });
  expect(await service.logIn('code')).toBe('inactive');
  expect(happened).toEqual(['logout inactive']);
  expect(state.stored).toBeNull();
});

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
