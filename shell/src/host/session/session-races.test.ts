import { ApiError } from '@mrw/shared-contracts';
import { record, setup, storedOf } from './testing/service';
import { RefreshRefusedError } from './token-keeper';

const account = { balance: 5, current_level_data: { name: 'Classic' } };
const away = () => Promise.reject(new ApiError({ kind: 'network' }));
const settle = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** A response that arrives when the test says so. */
function later<Value>() {
  let answer: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    answer = resolve;
  });
  return { answer, call: () => promise };
}

test.each([
  ['asked', true],
  ['inactive', true],
  ['other-tab', true],
  ['refresh-refused', false],
  ['deleted', false],
] as const)('a log-out for the reason "%s" revokes the tokens: %p', async (reason, revokes) => {
  const { service, revoke, happened } = setup(storedOf('1'));
  await service.restore();
  await service.logout(reason);
  expect(revoke).toHaveBeenCalledTimes(revokes ? 1 : 0);
  expect(happened).toEqual([`logout ${reason}`]);
  expect(service.appInstallation$.value).toBeNull();
});

test('a log-out without a member revokes nothing, and one that does not reach the server is still done', async () => {
  const visitor = setup(null);
  await visitor.service.logout('asked');
  expect(visitor.revoke).not.toHaveBeenCalled();
  const { service, shown } = setup(storedOf('1'), { revoke: away });
  await service.restore();
  await expect(service.logout('asked')).resolves.toBeUndefined();
  expect(shown()).toBe('visitor');
});

test('a member who was disabled meanwhile is logged out when the session is restored, and not counted for', async () => {
  const unreadCount = jest.fn(() => Promise.resolve(7));
  const { service, state, happened, register } = setup(storedOf('1', { appInstallation: undefined }), {
    customer: () => Promise.resolve(record('1', true)),
    unreadCount,
  });
  await service.restore();
  await settle();
  expect(happened).toEqual(['logout inactive']);
  expect(state.stored).toBeNull();
  expect(unreadCount).not.toHaveBeenCalled();
  expect(register).not.toHaveBeenCalled();
});

test('a session that the server has ended is left when it is restored', async () => {
  const { service, happened } = setup(storedOf('1'), {
    customer: () => Promise.reject(new RefreshRefusedError()),
  });
  await service.restore();
  expect(happened).toEqual(['logout refresh-refused']);
});

test('a session that another tab ended between the start of the page and its restoring leaves a visitor', async () => {
  const { service, state, shown } = setup(storedOf('1'));
  expect(shown()).toBe('restoring');
  state.stored = null;
  await service.restore();
  expect(shown()).toBe('visitor');
});

test('what was read for a member who is gone is not shown', async () => {
  const answer = later<ReturnType<typeof record>>();
  const { service, shown } = setup(storedOf('1'), { customer: answer.call });
  const restored = service.restore();
  await service.logout('asked');
  answer.answer(record('1'));
  await restored;
  expect(shown()).toBe('visitor');
});

test('a number of unread messages that arrives after the log-out is dropped', async () => {
  const answer = later<number>();
  const { service, bus } = setup(storedOf('1'), { unreadCount: answer.call });
  await service.restore();
  await service.logout('asked');
  answer.answer(7);
  await settle();
  expect(bus.unreadCount$.value).toBe(0);
});

test('unread messages that cannot be counted leave the number as it was; a visitor has none', async () => {
  const unreadCount = jest.fn().mockResolvedValueOnce(7).mockImplementation(away);
  const { service, bus } = setup(storedOf('1'), { unreadCount });
  await service.countUnread();
  expect(unreadCount).not.toHaveBeenCalled();
  await service.restore();
  await settle();
  await service.countUnread();
  expect(bus.unreadCount$.value).toBe(7);
  expect(unreadCount.mock.calls).toEqual([['1'], ['1']]);
});

test('a registration that comes after the log-out is not kept, one that fails is made next time', async () => {
  const answer = later<string>();
  const { service } = setup(storedOf('1', { appInstallation: undefined }), {
    register: answer.call,
  });
  await service.restore();
  await service.logout('asked');
  answer.answer('88');
  await settle();
  expect(service.appInstallation$.value).toBeNull();

  const failing = setup(storedOf('1', { appInstallation: undefined }), { register: away });
  await failing.service.restore();
  await settle();
  expect(failing.service.appInstallation$.value).toBeNull();
  expect(failing.state.stored).not.toHaveProperty('appInstallation');
});

test('a registration names member, device and language', async () => {
  const { service, register } = setup(storedOf('1', { appInstallation: undefined }));
  await service.restore();
  expect(register.mock.calls).toEqual([[{ uid: '1', deviceId: 'd', language: 'en' }]]);
});

test('an installation that cannot be told of the language is told next time', async () => {
  const updateInstallation = jest.fn(away);
  const { service, shown } = setup(storedOf('1', { language: 'zh-Hant' }), { updateInstallation });
  await service.restore();
  await settle();
  expect(shown()).toBe('1');
  const same = setup(storedOf('1', { language: 'en' }), { updateInstallation });
  await same.service.restore();
  expect(updateInstallation).toHaveBeenCalledTimes(1);
});

test('a tab whose session is the stored one validates it again, without a log-in', async () => {
  const { service, state, happened, shown } = setup(storedOf('1'));
  await service.restore();
  state.stored = storedOf('1', { refresh: 'newer' });
  await service.follow();
  expect(shown()).toBe('1');
  expect(happened).toEqual([]);
});

test('a session of another tab that turns out to be over is no log-in', async () => {
  const { service, state, happened, shown } = setup(null, {
    customer: () => Promise.reject(new RefreshRefusedError()),
  });
  state.stored = storedOf('1');
  await service.follow();
  expect(shown()).toBe('visitor');
  expect(happened).toEqual(['logout refresh-refused']);
});

test('while the session of another tab is read, no member is shown', async () => {
  const answer = later<ReturnType<typeof record>>();
  const { service, state, shown } = setup(null, { customer: answer.call });
  state.stored = storedOf('1');
  const followed = service.follow();
  expect(shown()).toBe('restoring');
  answer.answer(record('1'));
  await followed;
  expect(shown()).toBe('1');
});

test('a login stands although levels and points cannot be read, and has its own points when they can', async () => {
  const poor = setup(null, { levels: away });
  expect(await poor.service.logIn('code')).toBe('member');
  expect(poor.service.session$.value).toMatchObject({ member: { pointAccount: null } });
  expect(poor.happened).toEqual(['login 1']);
  const rich = setup(null, { points: () => Promise.resolve(account as never) });
  expect(await rich.service.logIn('code')).toBe('member');
  expect(rich.service.session$.value).toMatchObject({
    member: { pointAccount: { balance: 5 }, pointsReadAt: 1_000 },
  });
});

test('a member who logs in anew keeps the number of unread messages until it is counted again', async () => {
  const unreadCount = jest.fn().mockResolvedValueOnce(7).mockImplementation(away);
  const { service, bus } = setup(storedOf('1'), { unreadCount });
  await service.restore();
  await settle();
  expect(await service.logIn('code')).toBe('member');
  await settle();
  expect(bus.unreadCount$.value).toBe(7);
});

test('of a visitor nothing is read again', async () => {
  const customer = jest.fn(() => Promise.resolve(record('1')));
  const { service } = setup(null, { customer });
  await service.reloadMember();
  expect(customer).not.toHaveBeenCalled();
});
