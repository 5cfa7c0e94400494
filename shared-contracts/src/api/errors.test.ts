import { details, isDetail } from './errors';

test.each([
  ['Gift card not found.', true],
  [' Gift card not found ', true],
  ['gift card not found.', false],
  ['Gift card not found..', false],
  ['Not found.', false],
  [null, false],
])('Q-098 %p is the known detail: %p', (given, known) => {
  expect(isDetail(given, details.giftCardNotFound)).toBe(known);
});
