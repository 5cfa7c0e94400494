import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCoupon, sampleStore } from '../testing/samples';
import { openWallet } from '../testing/wallet';

jest.mock('../coupon-detail/coupon-page', () => {
  throw new Error('offline');
});
test('where the page of the coupon does not come, the saved store is said here, and the way there stays', async () => {
  const detail = 'GET /customers/7/coupons/1014';
  const template = { should_use_in_store: true };
  const fake = await openWallet('/coupon/1014/select_store', {
    api: {
      [detail]: { body: sampleCoupon({ id: '1014', virtual_real_type: 'VIRTUAL', template }) },
      [`${detail}/applicable_stores`]: { body: [sampleStore({ name: 'Pier 3' })] },
      'POST /coupons/1014/virtual_convert': { body: { id: '1099' } },
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: /^Pier 3/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  const dialog = await screen.findByRole('dialog', { name: 'Store saved' });
  expect(dialog).toHaveTextContent('Your store is saved.');
  expect(fake.host.navigation.current()).toBe('/coupon/1014/select_store');
  await userEvent.click(screen.getByRole('button', { name: 'View coupon' }));
  expect(fake.host.navigation.current()).toBe('/coupon/1099');
  expect(fake.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
