import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { retrySeconds, statusOf } from '../platform/http/error-answers';
import { rateLimits } from '../platform/http/rate-limits';
import type { RateLimits } from '../platform/http/limits';
import { Refusal, refused } from '../platform/http/refusal';
import { serverLimits } from '../platform/http/server-limits';
import { carriesUnstorable } from '../platform/http/text-guard';
import { serveAssets } from './page/assets';
import { readLanguage } from './page/language';
import { noticePage } from './page/notice';

/** Sources per directive of a content security policy; what is not named is refused. */
export type Policy = Readonly<Record<string, readonly string[]>>;

export interface SiteOptions {
  /** Address of the folder with the files of the site, served under /assets/ beside the common ones. */
  assets: URL;
  policy: Policy;
  logger: FastifyBaseLogger;
  /** Requests per minute and address; left out: unlimited. */
  rateLimits?: RateLimits | undefined;
}

const bodyLimit = 100 * 1024;

const basePolicy: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Writes a policy as one header value, on top of the one that all sites share. */
export function contentSecurityPolicy(policy: Policy): string {
  return Object.entries({ ...basePolicy, ...policy })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

function languageOf(request: FastifyRequest) {
  const { query } = request;
  return readLanguage(typeof query === 'object' && query !== null && 'locale' in query ? query.locale : '');
}

/** A web site of the outside world with the headers, files, logs and error pages that all of them share. */
export async function createSite({
  assets,
  policy,
  logger,
  rateLimits: limits,
}: SiteOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    ...serverLimits(),
  });
  await app.register(helmet, { contentSecurityPolicy: false, frameguard: false });
  await app.register(formbody);

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', contentSecurityPolicy(policy));
    reply.header('cache-control', 'no-store');
  });
  await app.register(rateLimits, { limits });
  app.addHook('preValidation', (request, _reply, done) => {
    done(carriesUnstorable(request) ? refused('This value is not valid.') : undefined);
  });
  await serveAssets(app, assets);
  // Queries carry codes and tokens, so only the path is logged.
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0];
    request.log.info({ method: request.method, path, status: reply.statusCode }, 'answered');
  });
  app.setNotFoundHandler(async (request, reply) =>
    reply
      .code(404)
      .type('text/html; charset=utf-8')
      .send(noticePage('notFound', languageOf(request))),
  );
  app.setErrorHandler(async (error, request, reply) => {
    const status = statusOf(error);
    if (error instanceof Refusal) reply.headers(error.headers);
    if (status === 503) reply.header('retry-after', retrySeconds);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const kind = status >= 500 ? 'failed' : status === 429 ? 'busy' : 'refused';
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(noticePage(kind, languageOf(request)));
  });
  return app;
}
