import type { Api } from '../context';

/** Paths only: queries and headers may carry tokens and contacts. */
export function logAnswers(api: Api): void {
  api.addHook('onRequest', async (request, reply) => {
    // Nothing is cached, in particular tokens and contacts; pictures override this.
    reply.header('cache-control', 'no-store');
    reply.header('vary', 'Origin, Accept-Language');
    reply.header('x-request-id', request.id);
  });
  api.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.url ?? 'unknown route';
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}
