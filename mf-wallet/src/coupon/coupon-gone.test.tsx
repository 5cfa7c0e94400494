import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import type { CouponKind } from '../coupon-kind/places';
import { sampleSession } from '../testing/samples';
import { CouponGone } from './coupon-gone';
import { OffersLink } from './offers-link';

test.each<[CouponKind, string, string, string]>([
  ['coupon', 'Coupon details', 'My coupons', '/user/myCoupon'],
  ['ticket', 'Ticket details', 'My tickets', '/user/myTicket'],
])('Q-102 a %s that is gone leads to the list of its kind', (kind, title, link, to) => {
  renderWithHost(<CouponGone kind={kind} />, { session: sampleSession() });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText(`This ${kind} is no longer existed.`)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', to);
});

test('the link to the offers leads to the latest ones', () => {
  renderWithHost(<OffersLink />);
  expect(screen.getByRole('link', { name: 'See offers' })).toHaveAttribute('href', '/offer/LATEST');
});
