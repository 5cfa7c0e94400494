import type { ClaimStatus } from '@mrw/shared-contracts/api/claims';
import { claimSteps } from './claim-steps';

const stepsOf = (status: ClaimStatus) =>
  claimSteps({
    offline_event_type: status,
    creation_date: '2026-11-19T10:00:00+08:00',
  });

test.each([
  ['WAITING_FOR_APPROVAL', ['sent done', 'inReview now', 'decision ahead']],
  ['APPROVED', ['sent done', 'inReview done', 'APPROVED now']],
  ['REJECTED', ['sent done', 'inReview done', 'REJECTED now']],
  ['RECALLED', ['sent done', 'inReview done', 'APPROVED done', 'RECALLED now']],
] as const)('the way of a claim that is %s', (status, steps) => {
  expect(stepsOf(status).map(({ name, state }) => `${name} ${state}`)).toEqual(steps);
});

test('sending has its date', () => {
  expect(stepsOf('RECALLED').map(({ at }) => at)).toEqual([
    '2026-11-19T10:00:00+08:00',
    undefined,
    undefined,
    undefined,
  ]);
});
