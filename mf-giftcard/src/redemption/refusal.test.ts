import { refusalOf } from './refusal';

test.each([
  ['not gift card owner', 'targeted'],
  ['Customer is Not Gift Card Owner.', 'targeted'],
  ['Gift card has been redeemed.', 'already-redeemed'],
  ['anything else', 'already-redeemed'],
  [null, 'already-redeemed'],
])('%p is shown as %s', (detail, reason) => {
  expect(refusalOf(detail).reason).toBe(reason);
});
