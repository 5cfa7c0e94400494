import type { Invitation, InvitationReward } from '@mrw/shared-contracts/api/invitations';
import type { EarningRuleType } from '@mrw/shared-contracts/api/earning-rules';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { addDays } from '../../platform/calendar/hong-kong';
import type { Db, Work } from '../../platform/db/connect';
import { rowsById } from '../../platform/db/rows-by-id';
import type { Row } from '../../platform/db/schema';
import { invitations, members } from '../../platform/db/schema/members';
import { lockMember } from '../../platform/identity/lock';
import { say, type Language } from '../../platform/http/language';
import { runningRules } from '../../rewards/participation/welcome';

/** An opened invitation is pending for this long. */
const pendingDays = 30;
/** More are not stored: a refer link can be opened without end. */
const mostPending = 99;

const pendingOf = (memberId: number, now: Date) =>
  and(
    eq(invitations.member_id, memberId),
    eq(invitations.joined, false),
    gt(invitations.opened_at, addDays(now, -pendingDays)),
  );

/** Notes a visit by the refer link of a member, once. */
export async function openInvitation({ tx, now }: Work, memberId: number, visit: string): Promise<void> {
  const isFull = async () => (await tx.$count(invitations, pendingOf(memberId, now))) >= mostPending;
  // Only an opened link that may be stored waits for the other calls of the member.
  if (await isFull()) return;
  await lockMember(tx, memberId);
  if (await isFull()) return;
  await tx.insert(invitations).values({ member_id: memberId, visit, opened_at: now }).onConflictDoNothing();
}

/** A friend joined: the newest visit is not pending any more. */
export async function closeInvitation(tx: Db, memberId: number): Promise<void> {
  const newest = tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.member_id, memberId), eq(invitations.joined, false)))
    .orderBy(desc(invitations.opened_at), desc(invitations.id))
    .limit(1);
  await tx.update(invitations).set({ joined: true }).where(inArray(invitations.id, newest));
}

export const referralsOf = async ({ tx, now }: Work, memberId: number) => ({
  joined: await tx.$count(members, eq(members.referrer, memberId)),
  pending: await tx.$count(invitations, pendingOf(memberId, now)),
});

/** What a friend reads of the invitation of a member. */
export async function invitationOf(
  work: Work,
  { shows_name_to_invited: showsName, first_name: name }: Row<'members'>,
  language: Language,
): Promise<Invitation> {
  return {
    first_name: showsName ? name : null,
    friend: await rewardFor(work, 'NEW_MEMBER', language),
    member: await rewardFor(work, 'MEMBER_REFERRAL', language),
  };
}

async function rewardFor(
  { tx, now }: Work,
  type: EarningRuleType,
  language: Language,
): Promise<InvitationReward> {
  const rules = (await runningRules(tx, type, now)).map(({ rule }) => rule);
  const templates = await rowsById(
    tx,
    'coupon_templates',
    rules.map((rule) => rule.coupon_template_id),
  );
  return {
    points: rules.reduce((sum, rule) => sum + rule.points, 0),
    stamps: rules.reduce((sum, rule) => sum + rule.stamps, 0),
    coupon_names: [...templates.values()].map((template) => say(template.name, language)),
  };
}
