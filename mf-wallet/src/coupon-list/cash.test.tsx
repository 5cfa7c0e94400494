import { screen } from '@testing-library/react';
import { openWallet } from '../testing/wallet';

const api = { 'GET /customers/7/coupons': { body: [] }, 'GET /customers/7/tickets': { body: [] } };

test.each(['/user/myCoupon', '/user/myTicket'])('%s leads to the payment with cash dollars', async (path) => {
  await openWallet(path, { api, config: { shortcuts: true } });
  const link = await screen.findByRole('link', { name: /^Cash dollars .* Pay$/ });
  expect(link).toHaveAttribute('href', '/use_cash_dollar');
});
