import type { FastifyRequest } from 'fastify';
import type { Api } from '../context';
import { createCounter, tooMany, type RateLimits } from './limits';

type Call = Pick<FastifyRequest, 'ip' | 'method' | 'url'>;

/** Throws beyond the limit of all calls; preflights and `/sandbox/*` are not counted. */
function createRateCheck(limits: RateLimits | null): (call: Call) => void {
  if (limits === null) return () => undefined;
  const calls = createCounter(limits.all, 60, Date.now);
  return ({ ip, method, url }) => {
    if (method === 'OPTIONS' || url.startsWith('/sandbox/')) return;
    const wait = calls.wait(ip);
    if (wait > 0) throw tooMany(wait);
    calls.add(ip);
  };
}

/** Answers 429 beyond the limits. */
export function limitRates(api: Pick<Api, 'addHook'>, limits: RateLimits | null): void {
  const check = createRateCheck(limits);
  api.addHook('onRequest', async (request) => {
    check(request);
    return Promise.resolve();
  });
}
