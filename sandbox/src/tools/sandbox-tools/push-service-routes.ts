import * as z from 'zod/mini';
import type { Api, Context } from '../../platform/context';
import { notFound, refused } from '../../platform/http/refusal';
import { pushServiceAt } from '../../platform/push/settings';
import { createPushService } from './push-service';

const idParams = z.object({ id: z.string() });
const answer = z.object({
  status: z.number().check(z.minimum(200), z.maximum(599)),
  retry_after: z.optional(z.string()),
});

/** Stands in for the push services of the browsers, which a test cannot reach. */
export function pushServiceRoutes(api: Api, { addresses, clock, push }: Context): void {
  const service = createPushService(pushServiceAt(addresses), () => clock.now());
  const deviceOf = (id: string) => {
    const device = service.device(id);
    if (!device) throw notFound();
    return device;
  };

  api.post(
    '/sandbox/push_service',
    { schema: { body: z.object({ server_key: z.nullable(z.string()) }) } },
    async (request, reply) => reply.code(201).send(service.subscribe(request.body.server_key)),
  );
  api.get('/sandbox/push_service/:id', { schema: { params: idParams } }, async ({ params: { id } }) => {
    await push?.run();
    return { messages: deviceOf(id).kept };
  });
  api.delete('/sandbox/push_service/:id', { schema: { params: idParams } }, async (request, reply) => {
    service.end(request.params.id);
    return reply.code(204).send();
  });
  api.post(
    '/sandbox/push_service/:id/answer',
    { schema: { params: idParams, body: answer } },
    ({ params: { id }, body: { status, retry_after } }) => {
      deviceOf(id).answers.push({ status, retryAfter: retry_after ?? null });
      return {};
    },
  );

  // What a server sends is bytes.
  void api.register((raw: Api, _options, done) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => {
      parsed(null, body);
    });
    raw.post('/sandbox/push_service/:id', { schema: { params: idParams } }, async (request, reply) => {
      const { params, headers, body } = request;
      const given = service.device(params.id)?.answers.shift();
      if (given) {
        if (given.retryAfter !== null) reply.header('retry-after', given.retryAfter);
        return reply.code(given.status).send();
      }
      if (!service.device(params.id)) throw refused('The subscription has ended.', 410);
      const fault = await service.take(params.id, headers, Buffer.isBuffer(body) ? body : Buffer.alloc(0));
      if (fault !== null) throw refused(fault);
      return reply.code(201).send();
    });
    done();
  });
}
