import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import axios, { AxiosError, AxiosHeaders } from 'axios';
import { createHttp } from '../../http/create-http';
import { createMemberApi } from '../member-api';
import type { StoredSession } from '../session-cookie';
import { createTokenKeeper, RefreshRefusedError } from '../token-keeper';
import { storedOf } from './service';

/** What `POST /auth/token` answers in place of new tokens. */
export type RefreshFault = { status: number; body?: unknown } | 'network' | 'timeout' | 'hang';

type Sent = { path: string; bearer: string | null };

const tokenOf = (uid: string, generation: number) =>
  `x.${btoa(JSON.stringify({ sub: uid }))}.${String(generation)}`;

const respond = (config: InternalAxiosRequestConfig, status: number, data: unknown): AxiosResponse => {
  const response = { data, status, statusText: '', headers: new AxiosHeaders(), config };
  if (status < 400) return response;
  throw new AxiosError('refused', AxiosError.ERR_BAD_RESPONSE, config, null, response);
};

/** A server that knows one session: only its newest access token is good, and every refresh token works once. */
export function sessionServer() {
  let generation = 0;
  let uid = '1';
  let fault: RefreshFault | null = null;
  const sent: Sent[] = [];
  const refreshes: string[] = [];
  /** Lets a test decide when an answer arrives. */
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
    sent.push({ path: config.url ?? '', bearer: named });
    const isGood = named === null || named === tokenOf(uid, generation);
    return respond(config, isGood ? 200 : 401, {});
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
    /** The access token of everybody is too old now. */
    expire: () => {
      generation += 1;
    },
    access: () => tokenOf(uid, generation),
    logIn: (next: string) => {
      uid = next;
      generation += 1;
      return { access: tokenOf(uid, generation), refresh: `r${String(generation)}` };
    },
  };
}
