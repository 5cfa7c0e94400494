import type { Session } from '@mrw/shared-contracts';
import { BehaviorSubject } from 'rxjs';
import { samplePointAccount } from '@mrw/shared-contracts/testing';
import proto from '@mrw/shared-contracts/testing/corpora/proto.json';
import * as z from 'zod/mini';
import { type CardRecord, cardStorage, memberOnCard } from './card-record';
import { createOfflineCard } from './offline-card';
import { cardRequirement } from './card-requirement';

const key = 'mrw_offline_card';
const visitor: Session = { kind: 'visitor' };
const memberOf = (uid: string, displayName = 'Amy'): Session => ({
  kind: 'member',
  member: { uid, membershipId: `M${uid}`, displayName, customer: null, pointAccount: null },
});

const setup = (session: Session, parts: { offered?: boolean } = {}) => {
  const session$ = new BehaviorSubject(session);
  const keepSite = jest.fn(() => Promise.resolve());
  const removeSite = jest.fn(() => Promise.resolve());
  const waiting: (() => void)[] = [];
  const card = createOfflineCard({
    session$,
    storage: cardStorage(() => localStorage),
    offered: parts.offered ?? true,
    keepSite,
    removeSite,
    later: (work) => waiting.push(work),
  });
  const idle = async () => {
    for (const work of waiting.splice(0)) work();
    await settled();
  };
  return { session$, keepSite, removeSite, card, idle };
};

const settled = () => new Promise((done) => setTimeout(done));
const stored = () => localStorage.getItem(key);

test('nothing is kept, fetched or removed until a member says so', async () => {
  const { keepSite, removeSite, card, session$, idle } = setup(memberOf('12'));
  session$.next(memberOf('12', 'Ace'));
  session$.next(visitor);
  await idle();
  expect(card.kept$.value).toBe(false);
  expect([keepSite, removeSite].flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(stored()).toBeNull();
});

test('a kept card follows what is known of its member', async () => {
  const { card, session$, keepSite } = setup(memberOf('12'));
  await card.keep();
  expect(keepSite).toHaveBeenCalledTimes(1);
  expect(card.kept$.value).toBe(true);
  session$.next(memberOf('12', 'Ace'));
  expect(stored()).toContain('Ace');
});

test.each<[string, Session]>([
  ['the session ends', visitor],
  ['another member is logged in', memberOf('13')],
])('when %s the card goes at once and its files with it', async (_, next) => {
  const { card, session$, removeSite } = setup(memberOf('12'));
  await card.keep();
  session$.next(next);
  expect(stored()).not.toContain('M12');
  expect(card.kept$.value).toBe(false);
  await settled();
  expect(removeSite).toHaveBeenCalledTimes(1);
  expect(stored()).toBeNull();
});

test('a member who takes it back has nothing left on the device', async () => {
  const { card, removeSite } = setup(memberOf('12'));
  await card.keep();
  await card.forget();
  expect(removeSite).toHaveBeenCalledTimes(1);
  expect([card.kept$.value, stored()]).toEqual([false, null]);
});

test('what could not be removed is removed by the next page', async () => {
  const first = setup(memberOf('12'));
  await first.card.keep();
  first.removeSite.mockRejectedValue(new Error('busy'));
  first.session$.next(visitor);
  await settled();
  expect(stored()).toBe('{"state":"going"}');
  const next = setup(visitor);
  await settled();
  expect(next.removeSite).toHaveBeenCalledTimes(1);
  expect(stored()).toBeNull();
});

test('when the files cannot be kept nothing is, and the member is told', async () => {
  const { card, keepSite, removeSite } = setup(memberOf('12'));
  keepSite.mockRejectedValue(new TypeError('offline'));
  await expect(card.keep()).rejects.toThrow('offline');
  await settled();
  expect(removeSite).toHaveBeenCalledTimes(1);
  expect([card.kept$.value, stored()]).toEqual([false, null]);
});

test('a member who leaves while the card is being kept leaves no card behind', async () => {
  const { card, keepSite, session$, removeSite } = setup(memberOf('12'));
  let finish = () => {};
  keepSite.mockReturnValue(new Promise((done) => (finish = done)));
  const keeping = card.keep();
  session$.next(visitor);
  await settled();
  finish();
  await expect(keeping).rejects.toThrow('left');
  await settled();
  expect(removeSite).toHaveBeenCalled();
  expect(stored()).toBeNull();
});

test('a later visit keeps what is live by then, once, when it is idle', async () => {
  await setup(memberOf('12')).card.keep();
  const { session$, keepSite, card, idle } = setup({ kind: 'restoring' });
  expect(card.kept$.value).toBe(false);
  session$.next(memberOf('12'));
  expect(card.kept$.value).toBe(true);
  expect(keepSite).not.toHaveBeenCalled();
  await idle();
  session$.next(memberOf('12', 'Ace'));
  await idle();
  expect(keepSite).toHaveBeenCalledTimes(1);
});

test('where the deployment offers it no more, a kept card goes before anything is asked', async () => {
  await setup(memberOf('12')).card.keep();
  const { removeSite, keepSite, idle } = setup({ kind: 'restoring' }, { offered: false });
  await idle();
  expect(removeSite).toHaveBeenCalledTimes(1);
  expect(keepSite).not.toHaveBeenCalled();
  expect(stored()).toBeNull();
});

const member = {
  uid: '12',
  membershipId: 'M12',
  displayName: 'Amy',
  customer: null,
  pointAccount: samplePointAccount({ balance: 125 }),
  pointsReadAt: 1_000,
};
const cards = cardStorage(() => localStorage);

test('a card holds number, name and points with their time, and nothing else of the member', () => {
  cards.keep({ ...member, customer: null });
  expect(memberOnCard(cards.read(), '12')).toEqual(member);
  const stored = z.record(z.string(), z.unknown()).parse(JSON.parse(localStorage.getItem(key) ?? '{}'));
  expect(Object.keys(stored).sort()).toEqual([
    'displayName',
    'membershipId',
    'pointAccount',
    'pointsReadAt',
    'state',
    'uid',
  ]);
});

test('a card is not shown for another member, nor once it is being removed', () => {
  cards.keep(member);
  expect(memberOnCard(cards.read(), '13')).toBeNull();
  cards.going();
  expect(localStorage.getItem(key)).not.toContain('M12');
  expect(memberOnCard(cards.read(), '12')).toBeNull();
  cards.clear();
  expect(cards.read()).toEqual({ state: 'none' });
});

test.each(['{', '{}', 'null', '{"state":"kept","uid":12}', ...proto])(
  'a record like %s is no card, and changes no prototype',
  (text) => {
    localStorage.setItem(key, text);
    expect(cards.read()).toEqual({ state: 'going' });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  },
);

test('a browser that blocks storage keeps nothing and says so only when asked to keep', () => {
  const blocked = cardStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(blocked.read()).toEqual({ state: 'none' });
  blocked.going();
  blocked.clear();
  expect(() => {
    blocked.keep(member);
  }).toThrow('denied');
});

describe('card requirement', () => {
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
});
