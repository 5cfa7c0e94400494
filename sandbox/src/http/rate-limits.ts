import type { Api } from '../context';
import { refused } from './refusal';

/** Calls of one address per minute: all of them, and those that try codes, tokens or passwords. */
export type RateLimits = Readonly<{ all: number; attempts: number }>;

/** Generous, because on one machine every browser has the same address. */
export const defaultRateLimits: RateLimits = { all: 6_000, attempts: 300 };

const minute = 60_000;
const isAttempt = (method: string, path: string): boolean =>
  (method === 'POST' && path.startsWith('/auth/')) ||
  (method !== 'GET' && path.endsWith('/password')) ||
  path.endsWith('/update-login-method') ||
  path.includes('gift_card/');

/** Counts calls in whole minutes; true while the caller is within the limit. */
export function createCounter(limit: number, realTime: () => number = Date.now) {
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

/** Answers 429 beyond the limits; the sandbox's own calls and preflights are not counted. */
export function limitRates(api: Api, limits: RateLimits | null): void {
  if (limits === null) return;
  const all = createCounter(limits.all);
  const attempts = createCounter(limits.attempts);
  api.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (request.method === 'OPTIONS' || /^\/(sandbox|console)(\/|$)/.test(path)) return;
    const isWithin = all(request.ip) && (!isAttempt(request.method, path) || attempts(request.ip));
    if (isWithin) return;
    reply.header('retry-after', '60');
    throw refused('Too many requests.', 429);
  });
}
