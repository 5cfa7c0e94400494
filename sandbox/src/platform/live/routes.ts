import * as z from 'zod/mini';
import type { Api, Context } from '../context';
import { languageOf } from '../http/language';
import { requireOwnCaller } from '../identity/caller';

/** Ids of events are safe integers. */
const readLastId = (header: unknown): number | null =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;

/** What a member's pages hear of while they are open: server-sent events, each with an id to resume after. */
export function liveRoutes(api: Api, context: Context): void {
  api.addHook('preClose', (done) => {
    // A stream is a call under way that has no end of its own.
    context.streams.stop();
    done();
  });
  api.get(
    '/customers/:uid/events',
    { schema: { params: z.object({ uid: z.string() }), produces: ['text/event-stream'] }, compress: false },
    async (request, reply) => {
      const { member, sessionId, expiresAt } = await requireOwnCaller(context, request, request.params.uid);
      const reader = { memberId: member.id, sessionId, expiresAt, language: languageOf(request) };
      const { body } = await context.streams.open(reader, readLastId(request.headers['last-event-id']));
      // Also when it ended before there was anything to send.
      reply.raw.once('close', () => body.destroy());
      // nginx passes each message on at once.
      return reply.header('x-accel-buffering', 'no').type('text/event-stream').send(body);
    },
  );
}
