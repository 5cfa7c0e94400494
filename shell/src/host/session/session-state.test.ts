import type { Member } from '@mrw/shared-contracts';
import fc from 'fast-check';
import {
  installationOf,
  shownOf,
  transition,
  uidOf,
  type SessionEvent,
  type SessionState,
} from './session-state';

const memberOf = (uid: string, displayName = `name ${uid}`): Member => ({
  uid,
  membershipId: `M-${uid}`,
  displayName,
  customer: null,
  pointAccount: null,
});
const one = memberOf('1');
const fresh = { displayName: 'As read' };

const visitor: SessionState = { kind: 'visitor', id: 4 };
const pending: SessionState = { kind: 'pending', id: 4 };
const restoring: SessionState = { kind: 'restoring', id: 4, member: one, order: 0, installation: '1/a' };
const loggingIn: SessionState = {
  kind: 'logging-in',
  id: 4,
  uid: '1',
  shown: { kind: 'visitor' },
  installation: null,
};
const member: SessionState = { kind: 'member', id: 4, member: one, order: 2, installation: '1/a' };
const ended: SessionState = { kind: 'ended', id: 4, member: one };
const states = [visitor, pending, restoring, loggingIn, member, ended];

const stored = (uid: string): SessionEvent => ({
  type: 'stored',
  member: memberOf(uid),
  installation: `${uid}/b`,
});
const answered = (order: number, of = 4): SessionEvent => ({ type: 'answered', of, order, read: fresh });
const next = { ...member, id: 5 };

test.each<[string, SessionState, SessionEvent, SessionState]>([
  [
    'a stored session waits for the server',
    pending,
    stored('1'),
    { ...restoring, id: 5, installation: '1/b' },
  ],
  [
    'a member is still shown while the stored session is checked',
    member,
    stored('1'),
    { ...next, installation: '1/b' },
  ],
  [
    'the stored session of another member takes the place of the first',
    member,
    stored('2'),
    { kind: 'restoring', id: 5, member: memberOf('2'), order: 0, installation: '2/b' },
  ],
  [
    'no visitor is shown while a code is exchanged out of sight',
    visitor,
    { type: 'code-sent' },
    { ...pending, id: 5 },
  ],
  ['a member is shown until the code is exchanged', member, { type: 'code-sent' }, member],
  [
    'new tokens are those of the new member',
    visitor,
    { type: 'exchanged', uid: '1' },
    { ...loggingIn, id: 5 },
  ],
  [
    'the previous member is shown until the new one is read, without the installation',
    member,
    { type: 'exchanged', uid: '2' },
    { ...loggingIn, id: 5, uid: '2', shown: { kind: 'member', member: one } },
  ],
  [
    'a member who logs in again keeps the installation',
    member,
    { type: 'exchanged', uid: '1' },
    { ...loggingIn, id: 5, shown: { kind: 'member', member: one }, installation: '1/a' },
  ],
  [
    'a log-in ends with the member',
    loggingIn,
    { type: 'logged-in', of: 4, member: one },
    { ...member, order: 0, installation: null },
  ],
  ['a log-in that was left stays left', visitor, { type: 'logged-in', of: 4, member: one }, visitor],
  [
    'a slow server shows what the device knows',
    restoring,
    { type: 'waited', of: 4, known: fresh },
    { ...member, member: { ...one, ...fresh }, order: 0 },
  ],
  ['a member who is shown already stays as read', member, { type: 'waited', of: 4, known: fresh }, member],
  [
    'an answer confirms the session',
    restoring,
    answered(1),
    { ...member, member: { ...one, ...fresh }, order: 1 },
  ],
  ['an answer renews the member', member, answered(3), { ...member, member: { ...one, ...fresh }, order: 3 }],
  ['an answer to an earlier call is dropped', member, answered(1), member],
  ['an answer after the end is dropped', ended, answered(3), ended],
  [
    'a registration is kept',
    loggingIn,
    { type: 'registered', of: 4, installation: 'n' },
    { ...loggingIn, installation: 'n' },
  ],
  [
    'a registration of a visitor is dropped',
    visitor,
    { type: 'registered', of: 4, installation: 'n' },
    visitor,
  ],
  ['a session that ended is still shown', member, { type: 'ended' }, { ...ended, id: 5 }],
  ['a session that was never shown ends as visitor', restoring, { type: 'ended' }, { ...visitor, id: 5 }],
])('%s', (_, state, event, expected) => {
  expect(transition(state, event)).toEqual(expected);
});

test.each(states)('leaving makes a visitor of %j, whose late answers change nothing', (state) => {
  const left = transition(state, { type: 'left' });
  expect(shownOf(left)).toEqual({ kind: 'visitor' });
  for (const event of [
    answered(9),
    { type: 'waited', of: 4, known: fresh },
    { type: 'logged-in', of: 4, member: one },
    { type: 'registered', of: 4, installation: 'n' },
  ] as const)
    expect(transition(left, event)).toBe(left);
});

test.each<[SessionState, string, string | null]>([
  [visitor, 'visitor', null],
  [pending, 'restoring', null],
  [restoring, 'restoring', '1'],
  [loggingIn, 'visitor', '1'],
  [member, 'member', '1'],
  [ended, 'member', null],
])('of %j the site sees a %s, and calls go out for %p', (state, kind, uid) => {
  expect([shownOf(state).kind, uidOf(state)]).toEqual([kind, uid]);
});

/** `session` picks one of the sessions so far: most answers arrive late. */
type Step = { kind: SessionEvent['type']; uid: string; session: number; order: number };
const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom(
      ...(['stored', 'code-sent', 'exchanged', 'logged-in', 'waited', 'ended', 'left'] as const),
      ...(['answered', 'answered', 'registered'] as const),
    ),
    uid: fc.constantFrom('1', '2', '3'),
    session: fc.nat(9),
    order: fc.nat(9),
  }),
  { maxLength: 30 },
);

/** The event of a step, as the effects send it: an answer is about the member of the session that asked. */
function eventOf({ kind, uid, session, order }: Step, sessions: readonly { of: number; uid: string }[]) {
  const asked = sessions.at(-1 - (session % sessions.length));
  const owner = asked?.uid ?? uid;
  const of = asked?.of ?? 0;
  const events: Record<Step['kind'], SessionEvent> = {
    stored: { type: 'stored', member: memberOf(uid), installation: `${uid}/s` },
    'code-sent': { type: 'code-sent' },
    exchanged: { type: 'exchanged', uid },
    'logged-in': { type: 'logged-in', of, member: memberOf(owner) },
    waited: { type: 'waited', of, known: { displayName: `kept ${owner}` } },
    answered: { type: 'answered', of, order, read: { displayName: `read ${owner}` } },
    registered: { type: 'registered', of, installation: `${owner}/r` },
    ended: { type: 'ended' },
    left: { type: 'left' },
  };
  return events[kind];
}

/** Every uid that a state holds, except that of a previous member who is shown until a log-in is done. */
function uidsIn(state: SessionState): string[] {
  const members = 'member' in state ? [state.member] : [];
  return [
    ...members.flatMap(({ uid, membershipId, displayName }) => [
      uid,
      membershipId.replace('M-', ''),
      displayName.replace(/^\w+ /, ''),
    ]),
    ...[uidOf(state), installationOf(state)?.split('/')[0]].filter((uid) => typeof uid === 'string'),
  ];
}

test('in every order of events: one member per state, no late answer counts, leaving leaves a visitor', () => {
  fc.assert(
    fc.property(fc.boolean(), steps, (isStored, all) => {
      let state: SessionState = { kind: isStored ? 'pending' : 'visitor', id: 0 };
      const sessions: { of: number; uid: string }[] = [];
      for (const step of all) {
        const event = eventOf(step, sessions);
        const before = state;
        state = transition(before, event);
        expect(new Set(uidsIn(state)).size).toBeLessThanOrEqual(1);
        expect(state.id).toBeGreaterThanOrEqual(before.id);
        if ('of' in event && event.of !== before.id) expect(state).toBe(before);
        if (event.type === 'left') expect(state.kind).toBe('visitor');
        if (event.type === 'ended') expect(uidOf(state)).toBeNull();
        if (state.id === before.id && state.kind === 'member' && before.kind === 'member')
          expect(state.order).toBeGreaterThanOrEqual(before.order);
        // Only a new pair of tokens makes another member the one that calls go out for.
        if (uidOf(state) !== null && uidOf(state) !== uidOf(before)) expect(state.id).toBe(before.id + 1);
        const uid = uidOf(state);
        if (uid !== null && state.id !== before.id) sessions.push({ of: state.id, uid });
      }
    }),
    { numRuns: 500 },
  );
});
