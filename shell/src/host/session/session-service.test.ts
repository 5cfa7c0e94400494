import { ApiError, createBus } from '@mrw/shared-contracts';
import type { Customer } from '@mrw/shared-contracts/api/customers';
import type { MemberApi } from './member-api';
import type { SessionStorage, StoredSession } from './session-cookie';
import { createSessionService } from './session-service';
import { createTokenKeeper } from './token-keeper';

const accessOf = (uid: string, mark = '') => `x.${btoa(JSON.stringify({ sub: uid }))}.${mark}`;

const storedOf = (uid: string, changes: Partial<StoredSession> = {}): StoredSession => ({
  access: accessOf(uid),
  refresh: `r${uid}`,
  receivedAt: 1_000,
  uid,
  memberShipID: `M-${uid}`,
  displayName: 'Member',
  points: null,
  level: null,
  language: 'en',
  appInstallation: '77',
  ...changes,
});

const record = (uid: string, inactive = false): Customer => ({
  uid,
  membership_id: `M-${uid}`,
  first_name: 'Ming',
  last_name: 'Chan',
  nickname: '',
  gender: '',
  date_of_birth: '',
  address: '',
  company: '',
  email_address: '',
  mobile_phone_number_country_code: '',
  mobile_phone_number_subscriber_number: '',
  temporary_email_address: '',
  temporary_country_code: '',
  temporary_phone_number: '',
  referral_code: '',
  referred_by_campaign: null,
  referrer: null,
  has_agreed_direct_marketing: false,
  direct_marketing_via_email: false,
  number_of_coupons: 0,
  number_of_coupons_about_to_expire: 0,
  sign_up_method: 'BOTH',
  login_type: 'BOTH',
  is_forced_inactive: inactive,
  allowed_edit_fields: null,
  user_custom_data: {},
});

const setup = (stored: StoredSession | null, api: Partial<MemberApi> = {}) => {
  const state = { stored };
  const storage: SessionStorage = {
    read: () => state.stored,
    write: (session) => {
      state.stored = session;
    },
    clear: () => {
      state.stored = null;
    },
  };
  const revoke = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
  const register = jest.fn<Promise<string>, [object]>(() => Promise.resolve('88'));
  const server: MemberApi = {
    exchange: () => Promise.resolve({ access: accessOf('1'), refresh: 'r1' }),
    refresh: () => Promise.reject(new ApiError({ kind: 'network' })),
    customer: (uid) => Promise.resolve(record(uid)),
    points: () => Promise.reject(new ApiError({ kind: 'timeout' })),
    levels: () => Promise.resolve(),
    unreadCount: () => Promise.resolve(0),
    updateInstallation: () => Promise.resolve(),
    revoke,
    register,
    ...api,
  };
  const tokens = createTokenKeeper({
    storage,
    refresh: server.refresh,
    onRenewed: () => undefined,
    exclusively: (work) => work(),
    now: () => 1_000,
  });
  const bus = createBus(() => undefined);
  const happened: string[] = [];
  bus.on('login', ({ uid }) => happened.push(`login ${uid}`));
  bus.on('logout', ({ reason }) => happened.push(`logout ${reason}`));
  const tell = jest.fn();
  const service = createSessionService({
    storage,
    tokens,
    api: server,
    bus,
    tabs: { tell },
    language: () => 'en',
    deviceId: 'd',
    now: () => 1_000,
  });
  const shown = () => {
    const session = service.session$.value;
    return session.kind === 'member' ? session.member.uid : session.kind;
  };
  return { state, service, revoke, register, tell, happened, shown };
};

test('a login is stored with its installation and told to the other tabs', async () => {
  const { state, service, tell, shown } = setup(null);
  expect(await service.logIn('code')).toBe('member');
  expect(shown()).toBe('1');
  expect(state.stored).toMatchObject({ uid: '1', appInstallation: '88' });
  expect(tell.mock.calls).toEqual([['login']]);
});

test('S-099 an exchange that times out leaves a visitor', async () => {
  const late = jest.fn(() => Promise.reject(new ApiError({ kind: 'timeout' })));
  const { service, shown, tell } = setup(null, { exchange: late });
  expect(await service.logIn('code')).toBe('failed');
  expect(shown()).toBe('visitor');
  expect(tell).not.toHaveBeenCalled();
});

test('a disabled account is logged out at once', async () => {
  const { state, service, happened } = setup(null, { customer: () => Promise.resolve(record('1', true)) });
  expect(await service.logIn('code')).toBe('inactive');
  expect(happened).toEqual(['logout inactive']);
  expect(state.stored).toBeNull();
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

test('a session that the server ended is dropped in every tab while its page stays (Q-173)', async () => {
  const { state, service, tell, happened, shown } = setup(storedOf('1'));
  await service.restore();
  service.endSession();
  await service.reloadMember();
  service.persist();
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
  service.persist();
  expect(state.stored).toMatchObject({ refresh: 'newer', receivedAt: 2_000 });
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
