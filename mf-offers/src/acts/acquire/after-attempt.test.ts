import { makesPointsOld, type Ended } from './after-attempt';

test.each<[Ended, boolean]>([
  ['done', true],
  [{ kind: 'refused', failure: 'insufficientPoints' }, true],
  [{ kind: 'refused', failure: 'couponOutOfStock' }, true],
  [{ kind: 'refused', failure: 'ticketOutOfStock' }, true],
  [{ kind: 'refused', failure: 'reachLimit' }, true],
  [{ kind: 'refused', failure: 'invalidQRCode' }, false],
  [{ kind: 'refused', failure: 'invalidGPSLocation' }, false],
  [{ kind: 'too-many-tries', minutes: 2 }, false],
  [{ kind: 'failed' }, false],
])('after an attempt that ended as %j the points are read again: %s', (ended, old) => {
  expect(makesPointsOld(ended)).toBe(old);
});
