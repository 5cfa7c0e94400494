import {
  pushKey,
  pushSubscription,
  pushSubscriptionEnd,
  pushSubscriptionRequest,
} from '@mrw/shared-contracts/api/push';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Api, Context } from '../context';
import { endSubscriptions } from '../db/end-subscriptions';
import { push_subscriptions } from '../db/schema/push';
import { sendId } from '../http/ids';
import { fieldRefusal, found } from '../http/refusal';
import { requireOwner, requireOwnCaller } from '../identity/caller';
import { isAllowedEndpoint } from './endpoint';
import { subscribe } from './subscriptions';

const ownerParams = z.object({ uid: z.string() });

/** Devices that messages go to while the site is closed. Without push there is no such call. */
export function pushRoutes(api: Api, context: Context): void {
  const { connection, clock, push } = context;
  if (push === null) return;
  const { db } = connection;
  api.addHook('preClose', (done) => {
    push.stop().then(() => {
      done();
    }, done);
  });

  api.get('/push_key', { schema: { response: { 200: pushKey } } }, async () => {
    const [newest] = await push.keys();
    return { key: found(newest).public };
  });

  api.post(
    '/customers/:uid/push_subscriptions',
    { schema: { params: ownerParams, body: pushSubscriptionRequest, response: { 201: pushSubscription } } },
    async (request, reply) => {
      const { member, sessionId } = await requireOwnCaller(context, request, request.params.uid);
      const { endpoint, server_key } = request.body;
      if (!isAllowedEndpoint(endpoint, push.hosts))
        throw fieldRefusal({ endpoint: 'This push service is not known.' });
      const known = await push.keys();
      if (!known.some((key) => key.public === server_key))
        throw fieldRefusal({ server_key: 'This is no key of the server.' });
      const owner = { memberId: member.id, sessionId };
      const id = await db.transaction((tx) => subscribe({ tx, now: clock.now() }, owner, request.body));
      reply.code(201);
      return { id: sendId(id) };
    },
  );

  api.delete(
    '/customers/:uid/push_subscriptions',
    { schema: { params: ownerParams, body: pushSubscriptionEnd, response: { 200: pushSubscription } } },
    async (request) => {
      const member = await requireOwner(context, request, request.params.uid);
      const own = and(
        eq(push_subscriptions.member_id, member.id),
        eq(push_subscriptions.endpoint, request.body.endpoint),
      );
      const [id] = await db.transaction((tx) => endSubscriptions(tx, own));
      return { id: id === undefined ? null : sendId(id) };
    },
  );
}
