import { acquireFailureOf } from './acquire-failure';
import { type Ended, makesPointsOld } from './after-attempt';

test.each([
  ['O-054', 'Desired coupons are sold out.', 'coupon', 'couponOutOfStock'],
  ['tickets', 'Desired coupons are sold out.', 'ticket', 'ticketOutOfStock'],
  ['O-056', 'Exceed campaign per head limit.', 'coupon', 'reachLimit'],
  ['any other limit', 'Exceed campaign quota', 'coupon', 'reachLimit'],
  ['blackout', 'Campaign is not available today.', 'coupon', 'blackoutLimit'],
  ['O-061', 'Coupon expired.', 'coupon', 'couponHasExpired'],
  ['without its full stop', ' Coupon expired ', 'coupon', 'couponHasExpired'],
  ['tickets', 'Ticket expired.', 'ticket', 'ticketHasExpired'],
  ['O-104', 'Check-in location is not within designated radius.', 'coupon', 'invalidGPSLocation'],
  ['O-100', 'Given qr code not valid.', 'coupon', 'invalidQRCode'],
  ['Q-170', 'Insufficient points.', 'coupon', 'insufficientPoints'],
  ['Q-170', 'Campaign is no longer available.', 'coupon', 'noLongerAvailable'],
  ['Q-170', 'Campaign is not started.', 'ticket', 'notStarted'],
  ['Q-051 unknown', 'Something new.', 'coupon', 'reachLimit'],
  ['case matters (Q-161)', 'NOT AVAILABLE TODAY', 'coupon', 'reachLimit'],
] as const)('%s: "%s" of a %s is %s', (_, detail, kind, failure) => {
  expect(acquireFailureOf(detail, kind)).toBe(failure);
});

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
