import type { FastifyInstance } from 'fastify';
import { serveAssets } from '../page/assets';
import { readLanguage } from '../page/language';
import { contentSecurityPolicy } from '../server';
import { consolePage } from './view';

/**
 * The staff and admin console, a Fastify plugin for the API's server; its forms call the `/sandbox/*`
 * endpoints of contract §8 on the same origin. Register it with a prefix (`/console`).
 */
export async function consoleRoutes(app: FastifyInstance): Promise<void> {
  const assetsPath = `${app.prefix}/assets/`;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', contentSecurityPolicy({ 'connect-src': ["'self'"] }));
  });
  await serveAssets(app, new URL('./assets/', import.meta.url));
  app.get<{ Querystring: { locale?: unknown } }>('/', { schema: { hide: true } }, async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(consolePage(assetsPath, readLanguage(request.query.locale))),
  );
}
