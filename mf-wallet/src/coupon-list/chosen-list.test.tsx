import type { FakeAnswer, FakeRequest } from '@mrw/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCoupon } from '../testing/samples';
import { openWallet } from '../testing/wallet';

const named = (name: string, id: string) => sampleCoupon({ id, template: { name } });
const tea = named('Tea', '1');
const cake = named('Cake', '2');
const second = '<http://api.test/customers/7/coupons?page%5Bnumber%5D=2>; rel="next"';

const open = async (
  couponChoice: 'service' | 'loaded' | undefined,
  answer: FakeAnswer | ((request: FakeRequest) => FakeAnswer) = { body: [tea, cake] },
  path = '/user/myCoupon',
) => {
  const list = path.startsWith('/user/myTicket') ? 'tickets' : 'coupons';
  const fake = await openWallet(path, {
    api: { [`GET /customers/7/${list}`]: answer },
    config: { couponChoice },
  });
  const { navigation } = fake.host;
  return {
    asked: () => fake.requests.at(-1)?.query,
    calls: () => fake.requests.length,
    address: () => navigation.state$.value.location,
  };
};
const field = () => screen.findByRole('searchbox', { name: 'Find by name or brand' });
const cards = () => screen.queryAllByRole('article').map((card) => card.textContent);

test('without the feature there is neither search nor order, and the address asks for nothing', async () => {
  const { asked } = await open(undefined, undefined, '/user/myCoupon?search=tea&sort=ending');
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(asked()?.get('filter[search]')).toBeNull();
  expect(asked()?.get('sort')).toBe('-date_of_acquisition,expiry_date,-id');
});

test.each(['/user/myCoupon', '/user/myTicket'])(
  '%s: the service finds the words of the address',
  async (path) => {
    const { asked, address } = await open('service', { body: [tea] }, path);
    await userEvent.type(await field(), 'tea');
    await waitFor(() => {
      expect(address().search).toBe('?search=tea');
    });
    await waitFor(() => {
      expect(asked()?.get('filter[search]')).toBe('tea');
    });
    expect(await screen.findByText('1 found')).toHaveAttribute('role', 'status');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(address().search).toBe('');
  },
);

test('a first page of what is found is said to be that', async () => {
  await open('service', { body: [tea, cake], headers: { link: second } }, '/user/myCoupon?search=a');
  expect(await screen.findByText('The first 2 of those found')).toBeInTheDocument();
});

test('what expires first is asked of the service, and the tab stays', async () => {
  const { asked, address } = await open('service');
  await userEvent.click(screen.getByRole('tab', { name: 'Unavailable' }));
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Expiring first');
  await waitFor(() => {
    expect(asked()?.get('sort')).toBe('expiry_date,-id');
  });
  expect(asked()?.get('filter[customer_detail_coupon_type]')).toBe('UNAVAILABLE');
  expect(address()).toMatchObject({ search: '?sort=ending', state: { tabIndex: 1 } });
});

test('what is over keeps its order, and the choice stays for the other tabs', async () => {
  const { asked, address } = await open('service', undefined, '/user/myCoupon?sort=ending');
  await userEvent.click(screen.getByRole('tab', { name: 'Used or expired' }));
  await waitFor(() => {
    expect(asked()?.get('sort')).toBe('-date_of_use_or_expiration,usage_record,-id');
  });
  expect(await field()).toBeInTheDocument();
  expect(screen.queryByLabelText('Sort by')).not.toBeInTheDocument();
  expect(address().search).toBe('?sort=ending');
});

test('a tab without coupons has nothing to search, and one without a match says so', async () => {
  const { address } = await open('service', { body: [] }, '/user/myCoupon?search=tea');
  expect(await screen.findByText('Nothing here matches your search.')).toBeInTheDocument();
  await userEvent.click(screen.getByText('Clear the search'));
  expect(await screen.findByText('You have no coupons to use yet.')).toBeInTheDocument();
  expect(address().search).toBe('');
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

test('an API without a search: what is loaded is searched, which it says, and not ordered', async () => {
  const { asked, calls } = await open('loaded', undefined, '/user/myCoupon?search=TEA&sort=ending');
  expect(await screen.findByText('1 in the 2 loaded')).toHaveAttribute('role', 'status');
  expect(cards()).toEqual([expect.stringContaining('Tea')]);
  expect(screen.queryByLabelText('Sort by')).not.toBeInTheDocument();
  expect([asked()?.get('filter[search]'), asked()?.get('sort'), calls()]).toEqual([
    null,
    '-date_of_acquisition,expiry_date,-id',
    1,
  ]);
});

test('an API without a search: the next page waits for a press, and is searched as well', async () => {
  const { calls } = await open(
    'loaded',
    ({ query }) =>
      query.get('page[number]') === '1' ? { body: [cake], headers: { link: second } } : { body: [tea] },
    '/user/myCoupon?search=tea',
  );
  expect(await screen.findByText('Not found in the 1 loaded.')).toBeInTheDocument();
  expect(calls()).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('1 in the 2 loaded')).toBeInTheDocument();
});
