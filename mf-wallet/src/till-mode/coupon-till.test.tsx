import { renderWithHost } from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { stopClock } from '../testing/clock';
import { sampleCoupon } from '../testing/samples';
import { CouponTill } from './coupon-till';

const start = 1_800_000_000_000;

stopClock(start);

/** The content of a QR code is in its picture alone: two pictures differ when their codes do. */
const picture = () => screen.getByRole('img', { name: 'QR code' }).innerHTML;

/** The page returns to the foreground; no timer ran since the start. */
function comeBack(milliseconds: number) {
  jest.setSystemTime(start + milliseconds);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('after 10 minutes in the background code and countdown are right at once', () => {
  renderWithHost(<CouponTill coupon={sampleCoupon()} onClose={jest.fn()} />);
  expect(screen.getByRole('timer')).toHaveTextContent('New code in 5:00');
  const first = picture();
  comeBack(600_000);
  expect(screen.getByRole('timer')).toHaveTextContent('New code in 5:00');
  expect(picture()).not.toBe(first);
  comeBack(720_000);
  expect(screen.getByRole('timer')).toHaveTextContent('New code in 3:00');
});

test('a code that stays has no countdown', () => {
  const coupon = sampleCoupon({ template: { redemption_method: 'TEXT' } });
  renderWithHost(<CouponTill coupon={coupon} onClose={jest.fn()} />);
  expect(screen.getByRole('dialog')).toHaveTextContent('HC1001');
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});
