import type { Session } from '@mrw/shared-contracts';
import { cardRequirement } from './card-requirement';
import type { CardRecord } from './card-record';

const kept: CardRecord = {
  state: 'kept',
  uid: '12',
  membershipId: 'M12',
  displayName: 'Amy',
  pointAccount: null,
};
const member = (uid: string): Session => ({
  kind: 'member',
  member: { uid, membershipId: 'M', displayName: 'Amy', customer: null, pointAccount: null },
});
const visitor: Session = { kind: 'visitor' };
const restoring: Session = { kind: 'restoring' };

test.each<[string, CardRecord, Session, ReturnType<typeof cardRequirement>]>([
  ['a device without a card has nothing to do', { state: 'none' }, member('12'), 'nothing'],
  ['the card of the member is brought up to date', kept, member('12'), 'update'],
  ['a session that waits for the server was not refused', kept, restoring, 'nothing'],
  ['the card of a member who is not logged in any more goes', kept, visitor, 'remove'],
  ['the card of another member is removed', kept, member('13'), 'remove'],
  ['what an earlier page did not finish is finished', { state: 'going' }, restoring, 'remove'],
])('%s', (_, card, session, duty) => {
  expect(cardRequirement(card, session, true)).toBe(duty);
});

test.each([restoring, visitor, member('12')])(
  'where the deployment offers no cards any more they all go: %j',
  (session) => {
    expect(cardRequirement(kept, session, false)).toBe('remove');
    expect(cardRequirement({ state: 'none' }, session, false)).toBe('nothing');
  },
);
