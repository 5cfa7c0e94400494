import { memberFrom, memberOf, storedFrom } from './member';
import { record, storedOf } from './testing/service';

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
