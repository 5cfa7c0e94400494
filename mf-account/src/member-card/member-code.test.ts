import { clockText, memberCode } from './member-code';

test('A-002 the code holds uid, membership id and the time in seconds', () => {
  expect(memberCode({ uid: '12', membershipId: 'M100000012' }, 1_795_255_200_999)).toBe(
    '{"uid":"12","membership_id":"M100000012","time":1795255200}',
  );
});

test.each([
  [300, '5:00'],
  [192, '3:12'],
  [9, '0:09'],
])('%i seconds read as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
