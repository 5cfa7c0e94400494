import type { Language } from '@mrw/shared-contracts';
import { timeouts, type ApiClient } from '@mrw/shared-contracts/constants';
import { deviceNow } from '@mrw/shared-contracts/device/now';
import type { PrefetchedResponse } from '@mrw/shared-contracts/manifest';
import axios, {
  isAxiosError,
  type AxiosAdapter,
  type AxiosInstance,
  type InternalAxiosRequestConfig,
} from 'axios';
import { hearAnswers } from '../clock/hear-answers';
import type { Heard } from '../clock/server-clock';
import { answersInDocument } from './answers-in-document';
import { prefetchedResponses } from './prefetched-responses';
import { sendKeepalive } from './send-keepalive';
import { retryReads } from './retry-reads';

type Bearer = { access: string };

type Parts = {
  api: string;
  /** Tokens of the session: `fresh` refreshes those that are about to expire, `renew` replaces refused ones. */
  tokens: {
    current(): Bearer | null;
    fresh(): Promise<Bearer | null>;
    renew(refused: string): Promise<Bearer>;
  };
  language: () => Language;
  /** The server refuses a new token too: the session is over. */
  onRefused: () => void;
  /** The time of the server, from every answer of the network. */
  heard: Heard;
  /** The transport; that of the browser by default. */
  send?: AxiosAdapter;
};

/** Ids are digits: `unread_messages_count` is not a member. */
const customerPath = /^\/customers\/\d+\/?$/;
/** The email setting of an unsubscribe link uses the token of the link, independent of the login (§6). */
const byToken = '/customers/subscribe/';
/** Calls that create, renew and end tokens have no language. */
const tokenPath = /^\/auth\/(access_token|token|revoke)(\/|$)/;

/** One axios client per kind of call (§7, Q-020): bearer, language, timeout, and one shared refresh. */
export function createHttp(parts: Parts): Record<ApiClient, AxiosInstance> {
  const adapter = adapterWithSession(parts);
  const client = (name: ApiClient) =>
    axios.create({ baseURL: parts.api, timeout: timeouts[name], withCredentials: false, adapter });
  return {
    campaign: client('campaign'),
    store: client('store'),
    signOn: client('signOn'),
    coupon: client('coupon'),
    other: client('other'),
  };
}

function adapterWithSession(parts: Parts): AxiosAdapter {
  const usual = retryReads(sendOf(parts), {
    isOnline: () => navigator.onLine,
    random: Math.random,
  });
  const send: AxiosAdapter = (config) =>
    config.fetchOptions?.['keepalive'] === true ? sendKeepalive(config) : usual(config);
  return async (config) => {
    if (!tokenPath.test(config.url ?? '')) config.headers.set('Accept-Language', parts.language());
    // A token of the caller (gift card, log-out) is not renewed by the session; one in the address needs none.
    if (config.headers.has('Authorization') || config.url?.startsWith(byToken)) return send(config);
    const tokens = await parts.tokens.fresh();
    if (!tokens) return send(config);
    try {
      return await send(withBearer(config, tokens.access));
    } catch (error) {
      if (!isExpiry(error)) throw error;
      return sendAgain(config, tokens.access, send, parts);
    }
  };
}

let ahead: PrefetchedResponse[] | undefined;

/** The calls that were sent before their page is there, and are not used yet. */
export const sentAhead = () =>
  (ahead ??= window.__MRW_PREFETCHED__ ?? answersInDocument(document, deviceNow()));

function sendOf({ send, heard }: Pick<Parts, 'send' | 'heard'>): AxiosAdapter {
  const network = hearAnswers(send ?? axios.getAdapter(axios.defaults.adapter), heard);
  return send ? network : prefetchedResponses(sentAhead(), network, { now: deviceNow, heard });
}

async function sendAgain(
  config: InternalAxiosRequestConfig,
  refused: string,
  send: AxiosAdapter,
  { tokens, onRefused }: Parts,
) {
  const renewed = await tokens.renew(refused);
  try {
    return await send(withBearer(config, renewed.access));
  } catch (error) {
    // Only once, and not for a session that has ended or was replaced meanwhile.
    if (isExpiry(error) && tokens.current()?.access === renewed.access) onRefused();
    throw error;
  }
}

function withBearer(config: InternalAxiosRequestConfig, access: string): InternalAxiosRequestConfig {
  config.headers.setAuthorization(`Bearer ${access}`);
  return config;
}

/** 401 of any call; 403 only of the member's own record, where it means an expired token (§4, Q-028). */
function isExpiry(error: unknown): boolean {
  if (!isAxiosError(error)) return false;
  const status = error.response?.status;
  if (status === 401) return true;
  return status === 403 && error.config?.method === 'get' && customerPath.test(error.config.url ?? '');
}
