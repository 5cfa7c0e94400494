import type { Session } from '@mrw/shared-contracts';
import type { CardRecord } from './card-record';

/** The next action for the card of this device. */
type CardRequirement = 'nothing' | 'remove' | 'update';

/**
 * The lifetime of a card is that of the member's session. A session that waits for the server keeps it: offline
 * nothing was refused.
 *
 * @param offered whether the deployment lets members store their card
 */
export function cardRequirement(card: CardRecord, session: Session, offered: boolean): CardRequirement {
  if (card.state === 'none') return 'nothing';
  if (card.state === 'going' || !offered) return 'remove';
  switch (session.kind) {
    case 'restoring':
      return 'nothing';
    case 'visitor':
      return 'remove';
    case 'member':
      return session.member.uid === card.uid ? 'update' : 'remove';
  }
}
