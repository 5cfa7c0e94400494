import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { inDays, sampleCoupon } from '../testing/samples';
import { CouponCard } from './coupon-card';
import { couponCardData } from './coupon-card-data';

const draw = (changes: Parameters<typeof sampleCoupon>[0]) =>
  renderWithHost(
    <CouponCard
      kind="coupon"
      card={couponCardData(sampleCoupon(changes), Date.now())}
      now={Date.now()}
      onUnavailable={jest.fn()}
      onSelectStore={jest.fn()}
    />,
  );

const tags = ['New', 'Used', 'Expired', 'Not today'];

test.each<[string, Parameters<typeof sampleCoupon>[0], string | null]>([
  ['of today', { date_of_purchase: inDays(-0.5) }, 'New'],
  ['of ten days ago', { date_of_purchase: inDays(-10) }, null],
  [
    'of today that is used',
    { date_of_purchase: inDays(-0.5), is_used: true, date_of_use: inDays(-0.1) },
    'Used',
  ],
  ['that has expired', { is_expired: true, expiry_date: inDays(-1) }, 'Expired'],
  [
    'of today in its blackout period',
    {
      date_of_purchase: inDays(-0.5),
      template: { is_within_blackout_period: true },
    },
    'Not today',
  ],
])('W-010 a coupon %s has the tag %p alone', (_, changes, tag) => {
  draw(changes);
  expect(tags.filter((text) => screen.queryByText(text) !== null)).toEqual(tag === null ? [] : [tag]);
});
