import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asPhone, closeWallet, openWallet } from '../testing/wallet';

afterEach(closeWallet);

const stores = [
  { id: '4', name: 'Pier 4', address: '4 Pier Road' },
  { id: '5', name: 'Pier 5', address: '5 Pier Road' },
];

it('W-117 the store picker asks by name, 10 a page, and the choice returns to the cash dollars', async () => {
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
