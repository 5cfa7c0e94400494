import { ApiError } from '@mrw/shared-contracts';
import { setup, storedOf } from './testing/service';
import { RefreshRefusedError } from './token-keeper';

test('S-101 a visit in another language than the last one is told to the installation', async () => {
  const updateInstallation = jest.fn(() => Promise.resolve());
  const { service, state } = setup(storedOf('1', { language: 'zh-Hant' }), { updateInstallation });
  await service.restore();
  expect(updateInstallation.mock.calls).toEqual([['77', 'en']]);
  expect(state.stored?.language).toBe('en');
});

test('S-101 without an installation there is nothing to tell of the language', async () => {
  const updateInstallation = jest.fn(() => Promise.resolve());
  const register = () => new Promise<never>(() => undefined);
  const { service } = setup(storedOf('1', { language: 'zh-Hant', appInstallation: undefined }), {
    updateInstallation,
    register,
  });
  await service.restore();
  expect(updateInstallation).not.toHaveBeenCalled();
});

test('a member who comes back is never shown as a visitor', async () => {
  const { service } = setup(storedOf('1'));
  const kinds: string[] = [];
  service.session$.subscribe(({ kind }) => kinds.push(kind));
  await service.restore();
  expect(kinds).toEqual(['restoring', 'member']);
});

test('S-041 a tab that follows another one leaves the language that was chosen there', async () => {
  const updateInstallation = jest.fn(() => Promise.resolve());
  const { service, state } = setup(storedOf('1'), { updateInstallation });
  await service.restore();
  state.stored = storedOf('1', { language: 'zh-Hant' });
  await service.reloadMember();
  await service.follow();
  expect(state.stored.language).toBe('zh-Hant');
  expect(updateInstallation).not.toHaveBeenCalled();
});

test('a restored session knows its installation without registering again', async () => {
  const { service, register } = setup(storedOf('1'));
  await service.restore();
  expect(service.appInstallation$.value).toBe('77');
  expect(register).not.toHaveBeenCalled();
});

test('a session without an installation registers one when it is restored', async () => {
  const { service, state } = setup(storedOf('1', { appInstallation: undefined }));
  await service.restore();
  await Promise.resolve();
  await Promise.resolve();
  expect(service.appInstallation$.value).toBe('88');
  expect(state.stored?.appInstallation).toBe('88');
});

test('a restored session survives a network that is down', async () => {
  const { service, shown } = setup(storedOf('1'), {
    customer: () => Promise.reject(new ApiError({ kind: 'network' })),
  });
  await service.restore();
  expect(shown()).toBe('1');
});

test('S-010 log out forgets the session, tells the other tabs and revokes the refresh token', async () => {
  const { state, service, revoke, tell, shown } = setup(storedOf('1'));
  await service.restore();
  await service.logout('asked');
  expect(shown()).toBe('visitor');
  expect(state.stored).toBeNull();
  expect(tell.mock.calls).toEqual([['logout']]);
  expect(revoke).toHaveBeenCalledWith('r1');
});

test('subscribers to the log-out can still call in the name of the member, later calls cannot (Q-180)', async () => {
  const { service, bus, tokens } = setup(storedOf('1'));
  await service.restore();
  const held: (string | undefined)[] = [];
  bus.on('logout', () => held.push(tokens.current()?.refresh));
  await service.logout('asked');
  expect(held).toEqual(['r1']);
  expect(tokens.current()).toBeNull();
});

test('a session that the server ended is dropped in every tab while its page stays (Q-173)', async () => {
  const { state, service, tell, happened, shown } = setup(storedOf('1'));
  await service.restore();
  service.endSession();
  await service.reloadMember();
  service.persistLanguage();
  expect(state.stored).toBeNull();
  expect(tell.mock.calls).toEqual([['logout']]);
  expect([shown(), ...happened]).toEqual(['1']);
  await service.logout('deleted');
  expect([shown(), ...happened]).toEqual(['visitor', 'logout deleted']);
});

test('when another tab logged out this one follows, without a call and without telling it back', async () => {
  const { state, service, revoke, tell, happened, shown } = setup(storedOf('1'));
  await service.restore();
  state.stored = null;
  await service.follow();
  expect(shown()).toBe('visitor');
  expect(happened).toEqual(['logout other-tab']);
  expect(tell).not.toHaveBeenCalled();
  expect(revoke).not.toHaveBeenCalled();
});

test('when another tab logged in this one follows', async () => {
  const { state, service, happened, shown } = setup(null);
  state.stored = storedOf('1');
  await service.follow();
  expect(shown()).toBe('1');
  expect(happened).toEqual(['login 1']);
});

test('when another member logged in the first one is forgotten, and the stored session stays', async () => {
  const { state, service, happened, shown } = setup(storedOf('1'));
  await service.restore();
  state.stored = storedOf('2');
  await service.follow();
  expect(shown()).toBe('2');
  expect(happened).toEqual(['logout other-tab', 'login 2']);
  expect(state.stored.uid).toBe('2');
});

test('newer tokens of another tab are not overwritten with older ones', async () => {
  const { state, service } = setup(storedOf('1'));
  await service.restore();
  state.stored = storedOf('1', { refresh: 'newer', receivedAt: 2_000 });
  service.persistLanguage();
  expect(state.stored).toMatchObject({ refresh: 'newer', receivedAt: 2_000 });
});

test.each([
  ['logged out', null],
  ['logged in as another member', storedOf('2')],
])('what was on its way when another tab %s does not bring the session back', async (_, stored) => {
  const { state, service } = setup(storedOf('1'));
  await service.restore();
  state.stored = stored;
  await service.reloadMember();
  service.persistLanguage();
  expect(state.stored).toEqual(stored);
});

test('a balance that could not be read again keeps its age', async () => {
  const points = jest
    .fn()
    .mockResolvedValueOnce({ balance: 5, current_level_data: { name: 'Classic' } })
    .mockRejectedValue(new Error('away'));
  const { service } = setup(storedOf('1'), { points });
  await service.restore();
  await service.reloadMember();
  expect(service.session$.value).toMatchObject({
    member: { pointAccount: { balance: 5 }, pointsReadAt: 1_000 },
  });
});

test('a visitor stays a visitor', async () => {
  const { service, happened, shown } = setup(null);
  await service.follow();
  expect(shown()).toBe('visitor');
  expect(happened).toEqual([]);
});

describe('with the card of the member on the device', () => {
  const onDevice = { displayName: 'As on the card' };
  const name = (service: ReturnType<typeof setup>['service']) => {
    const session = service.session$.value;
    return session.kind === 'member' ? session.member.displayName : session.kind;
  };
  const never = () => new Promise<never>(() => undefined);
  const read = (uid: string) => (uid === '1' ? Promise.resolve(onDevice) : undefined);

  beforeEach(() => {
    jest.useFakeTimers();
  });
  test('a server that does not answer keeps the member waiting for one second and no longer', async () => {
    const { service } = setup(storedOf('1'), { customer: never }, read);
    void service.restore();
    await jest.advanceTimersByTimeAsync(999);
    expect(name(service)).toBe('restoring');
    await jest.advanceTimersByTimeAsync(1);
    expect(name(service)).toBe('As on the card');
  });

  test('a missing network is reported at once, and the card shows what it has', async () => {
    const away = () => Promise.reject(new ApiError({ kind: 'network' }));
    const { service } = setup(storedOf('1'), { customer: away, points: away }, read);
    await service.restore();
    expect(name(service)).toBe('As on the card');
  });

  test('a refusal that comes later ends the session as always', async () => {
    let refuse: (reason: unknown) => void = () => undefined;
    const late = () => new Promise<never>((_, reject) => (refuse = reject));
    const { service, state } = setup(storedOf('1'), { customer: late }, read);
    const restored = service.restore();
    await jest.advanceTimersByTimeAsync(1_000);
    refuse(new RefreshRefusedError());
    await restored;
    expect(name(service)).toBe('visitor');
    expect(state.stored).toBeNull();
  });

  test('without one the session is validated before anything is shown (Q-023)', async () => {
    const { service } = setup(storedOf('2'), { customer: never }, read);
    void service.restore();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(name(service)).toBe('restoring');
  });
});
