import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { tooMany, type RateLimits } from './limits';

/** The answer says when to come back, and nothing about the limit. */
const hidden = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

const plugin: FastifyPluginAsync<{ limits: RateLimits | undefined }> = async (api, { limits }) => {
  if (!limits) return;
  await api.register(rateLimit, {
    global: false,
    max: limits.all,
    timeWindow: 60_000,
    allowList: ({ method, url }) => method === 'OPTIONS' || url.startsWith('/sandbox/'),
    addHeaders: hidden,
    addHeadersOnExceeding: hidden,
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1_000)),
  });
  // A hook of the whole server: unknown paths count as well, and nothing else is done for a call too many.
  api.addHook('onRequest', api.rateLimit());
};

/** Answers 429 beyond the limit of all calls; preflights and `/sandbox/*` are not counted. */
export const rateLimits = fastifyPlugin(plugin, { name: 'rate-limits' });
