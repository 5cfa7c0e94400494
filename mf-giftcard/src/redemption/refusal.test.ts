import { problemOf, refusalOf } from './refusal';

const refused = (detail: string | null, status = 400) =>
  ({ kind: 'refused', status, detail, fields: {} }) as const;

test.each([
  ['not gift card owner', 'targeted'],
  ['Customer is Not Gift Card Owner.', 'targeted'],
  ['Gift card has been redeemed.', 'already-redeemed'],
  ['anything else', 'already-redeemed'],
  [null, 'already-redeemed'],
])('%p is shown as %s', (detail, reason) => {
  expect(refusalOf(refused(detail)).reason).toBe(reason);
});

test('after a 429 the wait is told, whatever its text', () => {
  const tooMany = { ...refused('Too many attempts.', 429), retryAfter: 90 };
  expect(refusalOf(tooMany)).toEqual({ reason: 'too-many-tries', minutes: 2 });
  expect(problemOf(tooMany)).toEqual({ of: 'tries', minutes: 2 });
});
