import type { Session } from '@mrw/shared-contracts';
import type { KeptRecord } from './kept-record';
import type { MarkState } from './mark';

const day = 24 * 60 * 60_000;
/** Milliseconds without a connection after which nothing is kept any more. */
const longest = 7 * day;

/**
 * Whether the time of a record is over. A clock that was set back makes a record no younger, and by more than a day ends
 * it: then its age is not known.
 *
 * @param now milliseconds since 1970, by the device
 */
export const isOver = ({ seenAt, latest }: Pick<KeptRecord, 'seenAt' | 'latest'>, now: number): boolean =>
  Math.max(now, latest) - seenAt >= longest || latest - now > day;

/**
 * The next action for what this device keeps. It lives as long as the member's session; one that waits for the server
 * keeps it: offline nothing was refused.
 *
 * @param offered whether the deployment lets members keep their card
 */
export function requirementOf(
  mark: MarkState,
  session: Session,
  offered: boolean,
): 'nothing' | 'remove' | 'update' {
  if (mark.state === 'none') return 'nothing';
  if (mark.state === 'going' || !offered) return 'remove';
  switch (session.kind) {
    case 'restoring':
      return 'nothing';
    case 'visitor':
      return 'remove';
    case 'member':
      return session.member.uid === mark.uid ? 'update' : 'remove';
  }
}
