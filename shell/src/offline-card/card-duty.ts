import type { Session } from '@mrw/shared-contracts';
import type { CardRecord } from './card-record';

/** What has to be done about the card of this device. */
type CardDuty = 'nothing' | 'remove' | 'update';

/**
 * A card lives as long as the session of its member. A session that waits for the server leaves it: without a
 * network nobody has refused anything.
 *
 * @param offered whether the deployment lets members keep their card
 */
export function cardDuty(card: CardRecord, session: Session, offered: boolean): CardDuty {
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
