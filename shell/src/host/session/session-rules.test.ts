import { createStorage } from '@mrw/shared-contracts/storage';
import * as z from 'zod/mini';
import { ApiError } from '@mrw/shared-contracts';
import { deviceId } from './device';
import { renameEarlierValues } from './earlier-names';
import { isOver } from './is-over';
import { RefreshRefusedError } from './token-keeper';
import { needsRefresh } from './tokens';
import { memberFrom, memberOf, storedFrom } from './member';
import { record, storedOf } from './testing/service';

test('a browser has one name for good, of 32 hexadecimal digits', () => {
  const first = deviceId(() => localStorage);
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(deviceId(() => localStorage)).toBe(first);
  localStorage.clear();
  expect(deviceId(() => localStorage)).not.toBe(first);
});

test('small numbers keep their place', () => {
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  expect(deviceId(() => localStorage)).toBe('0'.repeat(32));
});

test('where storage is blocked it has another one on every page', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  expect(deviceId(blocked)).toMatch(/^[\da-f]{32}$/);
  expect(deviceId(blocked)).not.toBe(deviceId(blocked));
});

test('a tick of before is still known to its member (Q-089)', () => {
  localStorage.setItem('cash_dollar_ask.7', 'never');
  renameEarlierValues(() => localStorage);
  const areas = { tab: () => sessionStorage, browser: () => localStorage };
  const member = { uid: '7', membershipId: 'M7', displayName: 'Amy', customer: null, pointAccount: null };
  const { storage } = createStorage(areas, () => ({ kind: 'member', member }));
  const options = { lifetime: 'browser', staysBecause: 'as the wallet has it' } as const;
  expect(storage.member('cash_dollar_ask', z.literal('never'), options).read()).toBe('never');
  expect(Object.keys(localStorage)).toEqual(['mrw_kept_cash_dollar_ask_7']);
});

test('where storage is blocked nothing breaks', () => {
  expect(() => {
    renameEarlierValues(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }).not.toThrow();
});

const refused = (status: number) => new ApiError({ kind: 'refused', status, detail: null, fields: {} });

test.each<[string, unknown, boolean]>([
  ['a refused renewal', new RefreshRefusedError(), true],
  [
    'a call that failed for it',
    new ApiError({ kind: 'network' }, { cause: new RefreshRefusedError() }),
    true,
  ],
  ['401', refused(401), true],
  ['403', refused(403), true],
  ['400', refused(400), false],
  ['404', refused(404), false],
  ['500', refused(500), false],
  ['an unreadable response', new ApiError({ kind: 'malformed', status: 401 }), false],
  ['a broken network', new ApiError({ kind: 'network' }), false],
  ['a time limit', new ApiError({ kind: 'timeout' }, { cause: new Error('late') }), false],
  ['an error of our own', new Error('x'), false],
  ['no error', null, false],
  ['a text', 'refused', false],
])('%s ends the session: %p', (_, reason, over) => {
  expect(isOver(reason)).toBe(over);
});

const minutes = (count: number) => count * 60_000;
const received = { access: 'a', refresh: 'r', receivedAt: minutes(1_000) };

test.each([
  [0, false],
  [49, false],
  [50, false],
  [50.01, true],
  [51, true],
  [600, true],
  [-5, true],
])('a token received %p minutes ago: refresh %p', (age, expected) => {
  expect(needsRefresh(received, received.receivedAt + minutes(age))).toBe(expected);
});

test.each([
  ['Moon', 'Ming', 'Chan', 'Moon'],
  ['', 'Ming', 'Chan', 'Ming'],
  ['', '', 'Chan', 'Chan'],
])('a member called %p, %p, %p is shown as %s', (nickname, first_name, last_name, name) => {
  expect(memberOf({ ...record('1'), nickname, first_name, last_name }).displayName).toBe(name);
});

test('what is stored of a member is what a page needs before the server answers', () => {
  const member = { ...memberOf(record('1')), pointAccount: null };
  const tokens = { access: 'a', refresh: 'r', receivedAt: 5 };
  const stored = storedFrom(member, tokens, 'zh-Hant', null);
  expect(stored).toEqual({
    ...tokens,
    uid: '1',
    memberShipID: 'M-1',
    displayName: 'Ming',
    points: null,
    level: null,
    language: 'zh-Hant',
  });
  expect(storedFrom(member, tokens, 'en', '77')).toHaveProperty('appInstallation', '77');
  expect(memberFrom(stored)).toEqual({
    uid: '1',
    membershipId: 'M-1',
    displayName: 'Ming',
    customer: null,
    pointAccount: null,
  });
});

test('points and level of a stored session are those of the member', () => {
  const account = { balance: 5, current_level_data: { name: 'Silver' } };
  const member = { ...memberFrom(storedOf('1')), pointAccount: account } as never;
  expect(storedFrom(member, storedOf('1'), 'en', null)).toMatchObject({ points: 5, level: 'Silver' });
});
