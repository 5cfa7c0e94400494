import { activity } from '@mrw/shared-contracts/api/activity-log';
import { pageQuery, pageSizes } from '@mrw/shared-contracts/api/paging';
import { and, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isoMoment } from '../../platform/calendar/hong-kong';
import type { Api, Context } from '../../platform/context';
import { activity_logs } from '../../platform/db/schema/members';
import { requireOwner } from '../../platform/identity/caller';
import { sendId } from '../../platform/http/ids';
import { languageOf, say } from '../../platform/http/language';
import { linkPages, pageWindow } from '../../platform/http/paging';

const listQuery = z.extend(pageQuery, { level_related: z.optional(z.string()) });

export function activityLogRoutes(api: Api, context: Context): void {
  const { connection, addresses } = context;
  const { db } = connection;
  api.get(
    '/customers/:uid/activity_logs',
    {
      schema: {
        params: z.object({ uid: z.string() }),
        querystring: listQuery,
        response: { 200: z.array(activity) },
      },
    },
    async (request, reply) => {
      const member = await requireOwner(context, request, request.params.uid);
      const isLevelOnly = request.query.level_related === 'true';
      const where = and(
        eq(activity_logs.member_id, member.id),
        isLevelOnly ? eq(activity_logs.level_related, true) : undefined,
      );
      const page = pageWindow(request.query, pageSizes.activityLog);
      const rows = await db
        .select()
        .from(activity_logs)
        .where(where)
        .orderBy(desc(activity_logs.activity_time), desc(activity_logs.id))
        .limit(page.size)
        .offset(page.offset);
      linkPages(reply, addresses.api.origin, page, await db.$count(activity_logs, where));
      return rows.map((row) => ({
        id: sendId(row.id),
        activity_type: row.activity_type,
        activity_time: isoMoment(row.activity_time),
        log_info: {
          ...row.log_info,
          content: row.log_info.content && say(row.log_info.content, languageOf(request)),
        },
      }));
    },
  );
}
