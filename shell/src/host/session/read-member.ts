import type { LogoutReason, Member } from '@mrw/shared-contracts';
import { isOver } from './is-over';
import { memberOf } from './member';
import type { MemberApi } from './member-api';

type MemberAnswer = {
  /** What could be read. */
  read: Partial<Member>;
  /** Why the member may not stay. */
  ends?: LogoutReason;
};

/** Reads the record and the points of a member; a part that fails is left out. Never rejects. */
export async function readMember(
  api: Pick<MemberApi, 'customer' | 'points'>,
  uid: string,
  now: () => number,
): Promise<MemberAnswer> {
  let ends: LogoutReason | undefined;
  const [record, points] = await Promise.all([
    api.customer(uid).then(
      (customer) => {
        if (customer.is_forced_inactive) ends = 'inactive';
        return memberOf(customer);
      },
      (reason: unknown) => {
        if (isOver(reason)) ends = 'refresh-refused';
        return {};
      },
    ),
    readPoints(api, uid, now),
  ]);
  return { read: { ...record, ...points }, ...(ends ? { ends } : {}) };
}

export const readPoints = (
  api: Pick<MemberApi, 'points'>,
  uid: string,
  now: () => number,
): Promise<Pick<Partial<Member>, 'pointAccount' | 'pointsReadAt'>> =>
  api.points(uid).then(
    (pointAccount) => ({ pointAccount, pointsReadAt: now() }),
    () => ({}),
  );
