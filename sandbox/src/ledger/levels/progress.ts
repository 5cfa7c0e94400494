import { asc, eq } from 'drizzle-orm';
import { recordActivity } from '../activity-log/record';
import { addDays, dayOf } from '../../platform/calendar/hong-kong';
import type { Db } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import { levels, members } from '../../platform/db/schema/members';
import { gainProgress, renew } from './rules';

/** A level lasts 365 days from the upgrade (§9). */
export const levelDays = 365;

export const readLevels = (tx: Db) => tx.select().from(levels).orderBy(asc(levels.id));

/** Adds progression points to a locked member and upgrades at once when a target is reached (§4). */
export async function addProgress(
  tx: Db,
  member: Row<'members'>,
  tpe: number,
  now: Date,
): Promise<{ upgradedTo: Row<'levels'> | null }> {
  if (tpe === 0) return { upgradedTo: null };
  const all = await readLevels(tx);
  const { level, pp, upgraded } = gainProgress({ level: member.level_id, pp: member.pp }, tpe, all);
  const period = upgraded ? newPeriod(now) : {};
  await tx
    .update(members)
    .set({ level_id: level, pp, ...period })
    .where(eq(members.id, member.id));
  const reached = upgraded ? all.find((candidate) => candidate.id === level) : undefined;
  if (reached === undefined) return { upgradedTo: null };
  await recordActivity({ tx, now }, member.id, 'LEVEL_CHANGED', { new_level_name: reached.name });
  return { upgradedTo: reached };
}

/** Takes back progression points; the level itself stays until the renewal (contract §7.4). */
export async function recallProgress(tx: Db, member: Row<'members'>, tpe: number): Promise<void> {
  await tx
    .update(members)
    .set({ pp: Math.max(0, member.pp - tpe) })
    .where(eq(members.id, member.id));
}

/** Closes the period of a locked member (§4). */
export async function renewLevel(tx: Db, member: Row<'members'>, now: Date): Promise<void> {
  const all = await readLevels(tx);
  const { level, pp, retained } = renew({ level: member.level_id, pp: member.pp }, all);
  await tx
    .update(members)
    .set({ level_id: level, pp, ...newPeriod(now) })
    .where(eq(members.id, member.id));
  const name = all.find((candidate) => candidate.id === level)?.name;
  const info = name === undefined ? {} : { new_level_name: name };
  await recordActivity({ tx, now }, member.id, retained ? 'LEVEL_RETAINED' : 'LEVEL_CHANGED', info);
}

const newPeriod = (now: Date) => ({ period_start: dayOf(now), level_renew_at: addDays(now, levelDays) });
