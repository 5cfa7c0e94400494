import { renderWithHost } from '@mrw/shared-contracts/testing';
import { cleanup, screen } from '@testing-library/react';
import { inDays, sampleCoupon } from '../testing/samples';
import { CouponCard } from './coupon-card';
import { couponCardData } from './coupon-card-data';

const draw = (changes: Parameters<typeof sampleCoupon>[0], place: number | null = null) =>
  renderWithHost(
    <CouponCard
      kind="coupon"
      card={couponCardData(sampleCoupon(changes), Date.now(), false)}
      place={place}
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

const card = () => screen.getByRole('article');
const march = '2099-03-04T12:00:00+08:00';

test.each<[string, Parameters<typeof sampleCoupon>[0], string]>([
  ['that always may be used', { expiry_date: null }, 'Always active'],
  ['with an end', { expiry_date: march }, 'Expire date 4 Mar 2099'],
  ['that has not started', { effective_date: march }, 'Start date 4 Mar 2099'],
])('a coupon %s says so', (_, changes, words) => {
  draw(changes);
  expect(card()).toHaveTextContent(words);
});

test.each([
  ['two days', { expiry_date: inDays(2) }, 1],
  ['two months', { expiry_date: inDays(60) }, 0],
])('a coupon with %s left counts the days only when they are few', (_, changes, count) => {
  draw(changes);
  expect(screen.queryAllByText(/days? left/)).toHaveLength(count);
});

test('a ticket names its session, and a brand has its picture', () => {
  draw({
    time_slot: { title: 'Friday at nine' },
    template: { brand: { id: '1', name: 'Pier', icon_url: 'http://api.test/pier.png', description: '' } },
  });
  expect(screen.getByText('Friday at nine')).toBeInTheDocument();
  expect(card().querySelector('img[src="http://api.test/pier.png"]')).toHaveAttribute('alt', '');
});

test('a coupon without brand, session and code has neither name, time nor way to the till', () => {
  draw({ template: { brand: null } });
  for (const part of ['.brand', '.brandIcon', '.session']) expect(card().querySelector(part)).toBeNull();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('what is over looks so, what can be used does not', () => {
  draw({ is_used: true });
  expect(card()).toHaveClass('over');
  cleanup();
  draw({});
  expect(card()).not.toHaveClass('over');
});

test.each<[string, Parameters<typeof sampleCoupon>[0], string]>([
  ['an end', { expiry_date: march }, march],
  ['a start', { effective_date: march }, march],
])('the day of %s can be read by machines', (_, changes, day) => {
  draw(changes);
  expect(card().querySelector('time')).toHaveAttribute('datetime', day);
});

test.each<[string, Parameters<typeof sampleCoupon>[0], 0 | 1]>([
  ['is virtual', { virtual_real_type: 'VIRTUAL' }, 1],
  ['is real', {}, 0],
])('a store can be selected for a coupon that %s: %d', (_, changes, count) => {
  draw(changes);
  expect(screen.queryAllByRole('button', { name: 'Select pick-up store – Coffee for two' })).toHaveLength(
    count,
  );
});

test('a brand without a picture has its name alone', () => {
  draw({ template: { brand: { id: '1', name: 'Pier', icon_url: null, description: '' } } });
  expect(screen.getByText('Pier')).toBeInTheDocument();
  expect(card().querySelector('.brandIcon')).toBeNull();
});

test('coupons of one name are told apart by their place', () => {
  draw({ virtual_real_type: 'VIRTUAL' }, 2);
  expect(screen.getByRole('link', { name: 'Coffee for two (number 2)' })).toBeInTheDocument();
  expect(
    screen.getByRole('button', { name: 'Select pick-up store – Coffee for two (number 2)' }),
  ).toBeInTheDocument();
});
