import { inboxMessage, messagePatch, messagesDeletion, unreadCount } from '@mrw/shared-contracts/api/inbox';
import { pageQuery, pageSizes } from '@mrw/shared-contracts/api/paging';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isoMoment } from '../../platform/calendar/hong-kong';
import type { Api, Context } from '../../platform/context';
import type { Row } from '../../platform/db/schema';
import { inbox_messages } from '../../platform/db/schema/members';
import { bearerRoute } from '../../platform/http/bearer-route';
import { requireCaller, requireOwner } from '../../platform/identity/caller';
import { lockMember } from '../../platform/identity/lock';
import { countUnread, tellUnread } from '../../platform/push/announce';
import { idOr404, readId, sendId } from '../../platform/http/ids';
import { languageOf, say } from '../../platform/http/language';
import type { Language } from '../../platform/http/language';
import { linkPages, pageWindow } from '../../platform/http/paging';
import { fieldRefusal, forbidden, found } from '../../platform/http/refusal';

const ownerParams = z.object({ uid: z.string() });
const ownedParams = z.object({ uid: z.string(), id: z.string() });

export function inboxRoutes(api: Api, context: Context): void {
  const { connection, addresses } = context;
  const { db } = connection;

  const answer = (row: Row<'inbox_messages'>, language: Language) => ({
    id: sendId(row.id),
    title: say(row.title, language),
    content: say(row.content, language),
    creation_date: isoMoment(row.creation_date),
    is_read: row.is_read,
    url: row.url,
    url_disabled: row.url_disabled,
    photo_url: row.photo_url,
    open_track_url: row.is_tracked ? `${addresses.api.origin}/inbox_tracks/${row.id}/open` : null,
    click_track_url: row.is_tracked ? `${addresses.api.origin}/inbox_tracks/${row.id}/click` : null,
  });

  api.get(
    '/customers/:uid/inbox_messages',
    { schema: { params: ownerParams, querystring: pageQuery, response: { 200: z.array(inboxMessage) } } },
    async (request, reply) => {
      const member = await requireOwner(context, request, request.params.uid);
      const own = eq(inbox_messages.member_id, member.id);
      const page = pageWindow(request.query, pageSizes.inbox);
      const rows = await db
        .select()
        .from(inbox_messages)
        .where(own)
        .orderBy(desc(inbox_messages.creation_date), desc(inbox_messages.id))
        .limit(page.size)
        .offset(page.offset);
      linkPages(reply, addresses.api.origin, page, await db.$count(inbox_messages, own));
      return rows.map((row) => answer(row, languageOf(request)));
    },
  );

  const owned = (memberId: number, id: string) =>
    and(eq(inbox_messages.id, idOr404(id)), eq(inbox_messages.member_id, memberId));

  api.get(
    '/customers/:uid/inbox_messages/:id',
    { schema: { params: ownedParams, response: { 200: inboxMessage } } },
    async (request) => {
      const member = await requireOwner(context, request, request.params.uid);
      const [row] = await db.select().from(inbox_messages).where(owned(member.id, request.params.id));
      return answer(found(row), languageOf(request));
    },
  );

  api.patch(
    '/customers/:uid/inbox_messages/:id',
    { schema: { params: ownedParams, body: messagePatch, response: { 200: inboxMessage } } },
    async (request) => {
      const member = await requireOwner(context, request, request.params.uid);
      const row = await db.transaction(async (tx) => {
        await lockMember(tx, member.id);
        const [changed] = await tx
          .update(inbox_messages)
          .set({ is_read: request.body.is_read })
          .where(owned(member.id, request.params.id))
          .returning();
        await tellUnread({ tx, now: context.clock.now() }, member.id);
        return found(changed);
      });
      return answer(row, languageOf(request));
    },
  );

  deletionAndCounters(api, context);
}

function deletionAndCounters(api: Api, context: Context): void {
  const { db } = context.connection;

  api.post(
    '/customers/:uid/inbox_messages_deletion',
    { schema: { params: ownerParams, body: messagesDeletion } },
    async (request, reply) => {
      const member = await requireOwner(context, request, request.params.uid);
      const asked = request.body.ids ?? request.body.messageIds ?? [];
      const ids = asked.flatMap((text) => readId(text) ?? []);
      if (ids.length === 0) throw fieldRefusal({ ids: 'This list may not be empty.' });
      await db.transaction(async (tx) => {
        await lockMember(tx, member.id);
        await tx
          .delete(inbox_messages)
          .where(and(inArray(inbox_messages.id, ids), eq(inbox_messages.member_id, member.id)));
        await tellUnread({ tx, now: context.clock.now() }, member.id);
      });
      reply.code(204);
    },
  );

  api.get(
    '/customers/unread_messages_count',
    {
      config: bearerRoute,
      schema: { querystring: z.object({ uid: z.string() }), response: { 200: unreadCount } },
    },
    async (request) => {
      const { member } = await requireCaller(context, request);
      if (request.query.uid !== String(member.id)) throw forbidden();
      return { unread_count: await countUnread(db, member.id) };
    },
  );

  // Counters of sent mails: public, without personal data.
  const counters = {
    open: { opens: sql`${inbox_messages.opens} + 1` },
    click: { clicks: sql`${inbox_messages.clicks} + 1` },
  };
  api.get(
    '/inbox_tracks/:id/:kind',
    { schema: { params: z.object({ id: z.string(), kind: z.enum(['open', 'click']) }) } },
    async (request, reply) => {
      const id = idOr404(request.params.id);
      await db.update(inbox_messages).set(counters[request.params.kind]).where(eq(inbox_messages.id, id));
      return reply.code(204).send();
    },
  );
}
