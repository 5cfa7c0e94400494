import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import StorePickerPage from './store-picker-page';

const api = { 'GET /stores': { body: [{ id: '4', name: 'Pier 4', address: null }] } };
const store = { id: '4', name: 'Pier 4' };

/** Presses the store twice, and returns every navigation. */
async function pressTwice(state: unknown) {
  const { fake } = renderWithHost(<StorePickerPage />, { path: '/select_store', state, api });
  const row = await screen.findByRole('button', { name: 'Pier 4' });
  const navigate = jest.spyOn(fake.host.navigation, 'navigate');
  await userEvent.dblClick(row);
  return navigate.mock.calls;
}

test('the page of the store picker has a heading', () => {
  renderWithHost(<StorePickerPage />, { path: '/select_store', api });
  expect(screen.getByRole('heading', { level: 1, name: 'Choose a store' })).toBeInTheDocument();
});

test.each([
  ['nothing', null, { store }],
  ['an amount', { amount: '20' }, { store, amount: '20' }],
])('with %s in its state the picker is replaced by the cash dollars, once', async (_, state, returned) => {
  expect(await pressTwice(state)).toStrictEqual([['/use_cash_dollar', { replace: true, state: returned }]]);
});

test.each([
  ['a page of this site', '/use_cash_dollar?from=home', '/use_cash_dollar?from=home'],
  ['an address of another site', 'https://evil.example/', '/use_cash_dollar'],
])('opened by %s it goes back once, and puts the choice there', async (_, fromPath, opener) => {
  expect(await pressTwice({ fromPath, amount: '20' })).toStrictEqual([
    [-1],
    [opener, { replace: true, state: { store, amount: '20' } }],
  ]);
});
