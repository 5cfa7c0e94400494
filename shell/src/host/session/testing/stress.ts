import { createBus } from '@mrw/shared-contracts';
import { AxiosError, AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { connectSession } from '../connect-session';
import type { SessionStorage } from '../session-cookie';
import type { exclusivelyOverTabs } from '../token-keeper';
import { storedOf } from './service';

/** The response of `POST /auth/token` instead of new tokens. */
export type RefreshFault = { status: number; body?: unknown } | 'network' | 'timeout' | 'hang';

type Sent = { url: string; bearer: string | null };

const tokenOf = (uid: string, generation: number) =>
  `x.${btoa(JSON.stringify({ sub: uid }))}.${String(generation)}`;

const respond = (config: InternalAxiosRequestConfig, status: number, data: unknown): AxiosResponse => {
  const response = { data, status, statusText: '', headers: new AxiosHeaders(), config };
  if (status < 400) return response;
  throw new AxiosError('refused', AxiosError.ERR_BAD_RESPONSE, config, null, response);
};

/** A server with one session; all access tokens expire at once. */
export function sessionServer() {
  let generation = 0;
  let oldestGood = 0;
  let uid = '1';
  let fault: RefreshFault | null = null;
  const sent: Sent[] = [];
  const refreshes: string[] = [];
  /** A response that is released by the test. */
  let deliver = <Value>(answer: Value): Promise<Value> => Promise.resolve(answer);

  const refresh = (config: InternalAxiosRequestConfig): AxiosResponse => {
    refreshes.push(String(config.data));
    if (fault === 'network') throw new AxiosError('network', AxiosError.ERR_NETWORK, config);
    if (fault === 'timeout') throw new AxiosError('timeout', AxiosError.ECONNABORTED, config);
    if (fault && fault !== 'hang') return respond(config, fault.status, fault.body);
    generation += 1;
    return respond(config, 200, { access: tokenOf(uid, generation), refresh: `r${String(generation)}` });
  };

  const call = (config: InternalAxiosRequestConfig): AxiosResponse => {
    const bearer = config.headers.get('Authorization');
    const named = typeof bearer === 'string' ? bearer.replace('Bearer ', '') : null;
    sent.push({ url: config.url ?? '', bearer: named });
    const [, subject, mark] = named?.split('.') ?? [];
    const isGood = subject === tokenOf(uid, 0).split('.')[1] && Number(mark) >= oldestGood;
    return respond(config, named === null || isGood ? 200 : 401, {});
  };

  return {
    sent,
    refreshes,
    adapter: async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
      await deliver(null);
      if (config.url === '/auth/token' && fault === 'hang') return new Promise(() => undefined);
      const answer = config.url === '/auth/token' ? refresh : call;
      return answer(config);
    },
    deliverWith: (scheduled: typeof deliver) => {
      deliver = scheduled;
    },
    failRefresh: (next: RefreshFault | null) => {
      fault = next;
    },
    /** Expires every access token. */
    expire: () => {
      oldestGood = generation + 1;
    },
    access: () => tokenOf(uid, generation),
    logIn: (next: string) => {
      uid = next;
      generation += 1;
      return { access: tokenOf(uid, generation), refresh: `r${String(generation)}` };
    },
  };
}

export type SessionServer = ReturnType<typeof sessionServer>;

/** One storage that several tabs share, as they share the cookie. */
export function sharedStorage(server: SessionServer): SessionStorage {
  let stored = storedOf('1', { access: server.access(), refresh: 'r0' });
  let isThere = true;
  return {
    read: () => (isThere ? stored : null),
    write: (session) => {
      stored = session;
      isThere = true;
    },
    clear: () => {
      isThere = false;
    },
  };
}

/** A tab with a member, connected as in the host. */
export function openTab(
  server: SessionServer,
  storage: SessionStorage,
  clock: { now: number },
  exclusively: typeof exclusivelyOverTabs = (work) => work(),
) {
  const ends: string[] = [];
  const bus = createBus(() => undefined);
  bus.on('logout', ({ reason }) => ends.push(reason));
  const tab = connectSession({
    origin: 'http://api.test',
    storage,
    bus,
    tabs: { tell: () => undefined },
    language: () => 'en',
    deviceId: 'd',
    heard: () => undefined,
    send: server.adapter,
    now: () => clock.now,
    exclusively,
  });
  const stored = storage.read();
  if (stored)
    tab.tokens.set({ access: stored.access, refresh: stored.refresh, receivedAt: stored.receivedAt });
  return { ...tab, ends };
}
