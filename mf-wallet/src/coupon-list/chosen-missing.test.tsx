import { screen, waitFor } from '@testing-library/react';
import { sampleCoupon } from '../testing/samples';
import { openWallet } from '../testing/wallet';

jest.mock('./chosen-list', () => {
  throw new Error('The script did not come.');
});

test('without the search the whole list is there: nothing is left out by an address that cannot be seen', async () => {
  const fake = await openWallet('/user/myCoupon?search=tea', {
    api: { 'GET /customers/7/coupons': { body: [sampleCoupon()] } },
    config: { couponChoice: 'service' },
  });
  await waitFor(() => {
    expect(fake.requests.at(-1)?.query.get('filter[search]')).toBeNull();
  });
  expect(await screen.findByRole('article')).toBeInTheDocument();
});
