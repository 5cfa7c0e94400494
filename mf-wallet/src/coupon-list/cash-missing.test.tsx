import { act, screen } from '@testing-library/react';
import { openWallet } from '../testing/wallet';

jest.mock('./cash', () => {
  throw new Error('The script did not come.');
});
test('the coupons are shown also when the cash dollars above them cannot be loaded', async () => {
  await openWallet('/user/myCoupon', {
    api: { 'GET /customers/7/coupons': { body: [] } },
    config: { shortcuts: true },
  });
  expect(await screen.findByText('You have no coupons to use yet.')).toBeInTheDocument();
  await act(() => Promise.resolve());
  expect(screen.queryByRole('link', { name: /Cash dollars/ })).not.toBeInTheDocument();
});
