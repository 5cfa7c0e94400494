import { memberCode } from './member-code';

test('A-002 the code holds uid, membership id and the time in whole seconds', () => {
  expect(memberCode({ uid: '12', membershipId: 'M100000012' }, 1_795_255_200_999)).toBe(
    '{"uid":"12","membership_id":"M100000012","time":1795255200}',
  );
});
