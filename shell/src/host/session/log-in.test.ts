import { ApiError } from '@mrw/shared-contracts';
import { record, setup, storedOf } from './testing/service';
import { RefreshRefusedError } from './token-keeper';

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
