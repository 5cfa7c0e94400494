import { ApiError, createBus } from '@mrw/shared-contracts';
import type { Customer } from '@mrw/shared-contracts/api/customers';
import { sampleCustomer } from '@mrw/shared-contracts/testing';
import type { MemberApi } from '../member-api';
import type { SessionStorage, StoredSession } from '../session-cookie';
import { createSessionService, type Recall } from '../session-service';
import { createTokenKeeper } from '../token-keeper';

const accessOf = (uid: string, mark = '') => `x.${btoa(JSON.stringify({ sub: uid }))}.${mark}`;

export const storedOf = (uid: string, changes: Partial<StoredSession> = {}): StoredSession => ({
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

export const record = (uid: string, inactive = false): Customer =>
  sampleCustomer({
    uid,
    membership_id: `M-${uid}`,
    first_name: 'Ming',
    last_name: 'Chan',
    is_forced_inactive: inactive,
  });

/** A session service over storage and server of this test. */
export const setup = (
  stored: StoredSession | null,
  api: Partial<MemberApi> = {},
  memberOnDevice: Recall = () => undefined,
) => {
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
    memberOnDevice,
  });
  const shown = () => {
    const session = service.session$.value;
    return session.kind === 'member' ? session.member.uid : session.kind;
  };
  return { state, service, tokens, bus, revoke, register, tell, happened, shown };
};
