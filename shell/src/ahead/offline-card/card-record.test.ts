import { samplePointAccount } from '@mrw/shared-contracts/testing';
import proto from '@mrw/shared-contracts/testing/corpora/proto.json';
import * as z from 'zod/mini';
import { cardStorage, memberOnCard } from './card-record';

const key = 'mrw_offline_card';
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
