import { samplePointAccount } from '@mrw/shared-contracts/testing';
import proto from '@mrw/shared-contracts/testing/corpora/proto.json';
import { markOf } from './mark';
import { markKey } from './names';

const mark = markOf(() => localStorage);

test('the mark says for whom something is kept, and nothing else', () => {
  expect(mark.read()).toEqual({ state: 'none' });
  mark.keep('12');
  expect(mark.read()).toEqual({ state: 'kept', uid: '12' });
  expect(localStorage.getItem(markKey)).toBe('{"state":"kept","uid":"12"}');
  mark.going();
  expect(mark.read()).toEqual({ state: 'going' });
  mark.clear();
  expect(localStorage.getItem(markKey)).toBeNull();
});

test('the card of an earlier release is found at its place', () => {
  const card = {
    membershipId: 'M12',
    displayName: 'Amy',
    pointAccount: samplePointAccount({ balance: 125 }),
    pointsReadAt: 1_000,
  };
  localStorage.setItem(markKey, JSON.stringify({ state: 'kept', uid: '12', ...card }));
  expect(mark.read()).toEqual({ state: 'kept', uid: '12' });
  expect(mark.earlier()).toEqual(card);
  mark.keep('12');
  expect(mark.earlier()).toBeNull();
  mark.clear();
  expect(mark.earlier()).toBeNull();
});

test.each(['{', '{}', 'null', '{"state":"kept","uid":12}', ...proto])(
  'a mark like %s is of no member, and changes no prototype',
  (text) => {
    localStorage.setItem(markKey, text);
    expect(mark.read()).toEqual({ state: 'going' });
    expect(mark.earlier()).toBeNull();
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  },
);

test('a browser that blocks storage keeps nothing and says so only when asked to keep', () => {
  const blocked = markOf(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(blocked.read()).toEqual({ state: 'none' });
  expect(blocked.earlier()).toBeNull();
  blocked.going();
  blocked.clear();
  expect(() => {
    blocked.keep('12');
  }).toThrow('denied');
});

test('a mark that cannot be written is not left as it was', () => {
  mark.keep('12');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  mark.going();
  expect(mark.read()).toEqual({ state: 'none' });
});
