import { pageQuery, pageSizes } from '@mrw/shared-contracts/api/paging';
import { pointAccount, pointStatus } from '@mrw/shared-contracts/api/points';
import * as z from 'zod/mini';
import { dayOf, daysBetween, isoMoment } from '../../platform/calendar/hong-kong';
import type { Api, Context } from '../../platform/context';
import type { Row } from '../../platform/db/schema';
import { requireOwner } from '../../platform/identity/caller';
import { sendId } from '../../platform/http/ids';
import { languageOf, say } from '../../platform/http/language';
import { pageWindow, sendPage } from '../../platform/http/paging';
import { readLevels } from '../levels/progress';
import { progressOf } from '../levels/rules';
import { balanceOf, readLots } from './ledger';

const ownerParams = z.object({ uid: z.string() });
/** Points are "about to expire" within this many days. */
const warningDays = 30;

export function pointRoutes(api: Api, context: Context): void {
  const { connection, clock, addresses } = context;
  const { db } = connection;

  api.get(
    '/point-accounts/:uid',
    { schema: { params: ownerParams, response: { 200: pointAccount } } },
    async (request) => {
      const member = await requireOwner(context, request, request.params.uid, ['member', 'gift_card']);
      const now = clock.now();
      const levels = await readLevels(db);
      const progress = progressOf({ level: member.level_id, pp: member.pp }, levels);
      const own = levels.find((level) => level.id === member.level_id);
      return {
        balance: await balanceOf(db, member.id, now),
        total_points_earned: member.pp,
        current_level: sendId(member.level_id),
        current_level_data: {
          name: own === undefined ? '' : say(own.name, languageOf(request)),
          retain_required_value: progress.retain_required_value,
        },
        current_level_renew_datetime: isoMoment(member.level_renew_at),
        ...comingExpiry(await readLots(db, member.id, now), now),
        points_to_level_up: progress.points_to_level_up,
        total_level_up_required_points: progress.total_level_up_required_points,
        points_to_retain_level: progress.points_to_retain_level,
      };
    },
  );

  api.get(
    '/point-accounts/:uid/point_statuses',
    { schema: { params: ownerParams, querystring: pageQuery, response: { 200: z.array(pointStatus) } } },
    async (request, reply) => {
      const member = await requireOwner(context, request, request.params.uid);
      const lots = await readLots(db, member.id, clock.now());
      const page = pageWindow(request.query, pageSizes.pointStatuses);
      return sendPage(reply, addresses.api.origin, page, lots).map((lot) => ({
        points: lot.remaining,
        expiration_date: lot.expires_at === null ? null : isoMoment(lot.expires_at),
      }));
    },
  );
}

/** Points of the next expiry day, when that is near. */
function comingExpiry(lots: readonly Row<'point_ledger'>[], now: Date) {
  const first = lots[0]?.expires_at ?? null;
  if (first === null || daysBetween(now, first) > warningDays) {
    return { points_about_to_expire: 0, points_coming_expiry_date: null };
  }
  const points = lots
    .filter((lot) => lot.expires_at !== null && dayOf(lot.expires_at) === dayOf(first))
    .reduce((sum, lot) => sum + lot.remaining, 0);
  return { points_about_to_expire: points, points_coming_expiry_date: isoMoment(first) };
}
