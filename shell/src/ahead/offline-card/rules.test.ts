import type { Session } from '@mrw/shared-contracts';
import { memberSession } from '@mrw/shared-contracts/testing';
import type { MarkState } from './mark';
import { isOver, requirementOf } from './rules';

const day = 86_400_000;
const now = 1_000 * day;

test.each<[string, number, number, boolean]>([
  ['was seen just now', now, now, false],
  ['was seen 7 days less a moment ago', now - 7 * day + 1, now, false],
  ['was seen 7 days ago', now - 7 * day, now, true],
  ['was seen a year ago', now - 365 * day, now, true],
  ['was used up to 7 days after, by a clock that is set back now', now - 6 * day, now + day, true],
  ['has a clock that is a day behind', now, now + day, false],
  ['has a clock that is more than a day behind', now, now + day + 1, true],
])('a record that %s is over: %4$j', (_, seenAt, latest, over) => {
  expect(isOver({ seenAt, latest }, now)).toBe(over);
});

const kept: MarkState = { state: 'kept', uid: '12' };
const restoring: Session = { kind: 'restoring' };
const visitor: Session = { kind: 'visitor' };
const member = (uid: string) =>
  memberSession({ uid, membershipId: 'M', displayName: 'Amy', customer: null, pointAccount: null });

test.each<[string, MarkState, Session, ReturnType<typeof requirementOf>]>([
  ['a device without a card has nothing to do', { state: 'none' }, member('12'), 'nothing'],
  ['the card of the member is brought up to date', kept, member('12'), 'update'],
  ['a session that waits for the server was not refused', kept, restoring, 'nothing'],
  ['the card of a member who is not logged in any more goes', kept, visitor, 'remove'],
  ['the card of another member is removed', kept, member('13'), 'remove'],
  ['what an earlier page did not finish is finished', { state: 'going' }, restoring, 'remove'],
])('%s', (_, mark, session, duty) => {
  expect(requirementOf(mark, session, true)).toBe(duty);
});

test.each([restoring, visitor, member('12')])(
  'where the deployment offers no cards any more they all go: %j',
  (session) => {
    expect(requirementOf(kept, session, false)).toBe('remove');
    expect(requirementOf({ state: 'none' }, session, false)).toBe('nothing');
  },
);
