import { ApiError } from '@mrw/shared-contracts';
import { record, setup, storedOf } from './testing/service';
import { RefreshRefusedError } from './token-keeper';

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
