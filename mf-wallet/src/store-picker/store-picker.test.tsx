import { goOffline } from '@mrw/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asPhone, openWallet } from '../testing/wallet';

const stores = [
  { id: '4', name: 'Pier 4', address: '4 Pier Road' },
  { id: '5', name: 'Pier 5', address: '5 Pier Road' },
];

test('W-117 the store picker asks by name, 10 a page, and the choice returns to the cash dollars', async () => {
  asPhone();
  const fake = await openWallet('/select_store', { api: { 'GET /stores': { body: stores } } });
  await userEvent.click(await screen.findByRole('button', { name: /Pier 5/ }));
  await waitFor(() => {
    expect(fake.host.navigation.current()).toBe('/use_cash_dollar');
  });
  expect(fake.host.navigation.state$.value.location.state).toMatchObject({
    store: { id: '5', name: 'Pier 5' },
  });
  const [first] = fake.requests.filter(({ path }) => path === '/stores');
  expect(Object.fromEntries(first?.query ?? [])).toEqual({
    sort: 'name',
    'page[number]': '1',
    'page[size]': '10',
  });
});

test('says that the next stores could not be read, and reads them again', async () => {
  const link = '<http://api.test/stores?page%5Bnumber%5D=2>; rel="next"';
  let failing = true;
  await openWallet('/select_store', {
    api: {
      'GET /stores': ({ query }) => {
        if (query.get('page[number]') === '1') return { body: stores.slice(0, 1), headers: { link } };
        return failing ? { status: 500, body: {} } : { body: stores.slice(1) };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The next stores could not be read.');
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /Pier 5/ })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without a network the stores stay and say how old they are', async () => {
  await openWallet('/select_store', { api: { 'GET /stores': { body: stores } } });
  await screen.findByRole('button', { name: /Pier 5/ });
  goOffline();
  expect(screen.getByText(/showing what we saved at \d\d:\d\d$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Pier 5/ })).toBeInTheDocument();
});
