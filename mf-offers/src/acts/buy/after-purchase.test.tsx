import type { FakeAnswer } from '@mrw/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmPurchase, openPurchase, participation, purchasePost } from '../../testing/open-purchase';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });

beforeEach(() => jest.useFakeTimers());
test.each<[string, FakeAnswer, string, object]>([
  ['that worked', { status: 201, body: participation }, 'Successfully redeemed', { points: 1, coupons: 1 }],
  [
    'that was refused',
    { status: 400, body: { detail: 'Exceed campaign per head limit.' } },
    'Not redeemed',
    { points: 1, coupons: 0 },
  ],
  ['that failed', { status: 400, body: {} }, 'Not redeemed', { points: 0, coupons: 0 }],
])('after a purchase %s the bus is told, and the campaign is read again', async (_, answer, title, told) => {
  const { fake } = openPurchase({}, { [purchasePost]: answer });
  const points = jest.fn();
  const coupons = jest.fn();
  fake.host.bus.on('points-changed', points);
  fake.host.bus.on('coupon-acquired', coupons);
  await confirmPurchase(user);
  await screen.findByRole('heading', { name: title });
  await waitFor(() => {
    expect(fake.requests.filter(({ path }) => path === '/campaigns/101')).toHaveLength(2);
  });
  expect({ points: points.mock.calls.length, coupons: coupons.mock.calls.length }).toEqual(told);
});
