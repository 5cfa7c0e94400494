import { makesPointsOld } from './after-attempt';

test.each([
  ['done', true],
  ['unclear', true],
  ['insufficientPoints', true],
  ['couponOutOfStock', true],
  ['ticketOutOfStock', true],
  ['reachLimit', true],
  ['failed', false],
  ['invalidQRCode', false],
  ['invalidGPSLocation', false],
] as const)('after an attempt that ended as %s the points are read again: %s', (ended, old) => {
  expect(makesPointsOld(ended)).toBe(old);
});
