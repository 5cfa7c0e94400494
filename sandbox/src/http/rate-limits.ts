import type { FastifyRequest } from 'fastify';
import type { Api } from '../context';
import { refused } from './refusal';

/** Calls of one address per minute: all of them, and those that try codes, tokens or passwords. */
export type RateLimits = Readonly<{ all: number; attempts: number }>;

/** Generous, because on one machine every browser has the same address. */
export const defaultRateLimits: RateLimits = { all: 6_000, attempts: 300 };

const minute = 60_000;
const isAttempt = (method: string, path: string): boolean =>
  (method === 'POST' && (path.startsWith('/auth/') || path === '/login')) ||
  (method !== 'GET' && path.endsWith('/password')) ||
  path.endsWith('/update-login-method') ||
  path.includes('gift_card/');

/** Counts calls in whole minutes; true while the caller is within the limit. */
function createCounter(limit: number, realTime: () => number = Date.now) {
  let window = 0;
  let counts = new Map<string, number>();
  return (caller: string): boolean => {
    const current = Math.floor(realTime() / minute);
    if (current !== window) [window, counts] = [current, new Map<string, number>()];
    const count = (counts.get(caller) ?? 0) + 1;
    counts.set(caller, count);
    return count <= limit;
  };
}

/** Every refusal of this kind names the seconds to wait. */
export const waitSeconds = '60';

type Call = Pick<FastifyRequest, 'ip' | 'method' | 'url'>;

/** True while the caller of a request is within the limits; preflights and `/sandbox/*` are not counted. */
export function createRateCheck(limits: RateLimits | null): (call: Call) => boolean {
  if (limits === null) return () => true;
  const all = createCounter(limits.all);
  const attempts = createCounter(limits.attempts);
  return ({ ip, method, url }) => {
    const path = url.split('?', 1)[0] ?? '';
    if (method === 'OPTIONS' || path.startsWith('/sandbox/')) return true;
    return all(ip) && (!isAttempt(method, path) || attempts(ip));
  };
}

/** Answers 429 beyond the limits. */
export function limitRates(api: Api, limits: RateLimits | null): void {
  const isWithin = createRateCheck(limits);
  api.addHook('onRequest', async (request, reply) => {
    if (isWithin(request)) return;
    reply.header('retry-after', waitSeconds);
    throw refused('Too many requests.', 429);
  });
}
