import { fakeProfile } from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offer, posts } from '../testing/cash';
import { amountField, codeScreen, openCash, pay, payButton } from '../testing/cash-page';
import { asPhone, openWallet } from '../testing/wallet';

const shop = { ...fakeProfile.flags, shopPlatform: true, cashStoreRequired: true };
const withStore = { store: { id: '5', name: 'Pier 5' } };

test('W-094 a required store is chosen first, on its own page on a phone', async () => {
  asPhone();
  const store = { id: '5', name: 'Pier 5' };
  const fake = await openCash({
    config: { flags: { ...fakeProfile.flags, cashStoreRequired: true } },
    api: {
      'GET /stores': { body: [{ ...store, address: '5 Pier Road' }] },
    },
  });
  await userEvent.type(await amountField(), '10');
  expect(payButton()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Choose a store' }));
  expect(fake.host.navigation.current()).toBe('/select_store');
  await userEvent.click(await screen.findByRole('button', { name: /Pier 5/ }));
  expect(fake.host.navigation.current()).toBe('/use_cash_dollar');
  expect(await amountField()).toHaveValue('10');
  await userEvent.click(payButton());
  await codeScreen();
  expect(posts(fake.requests)).toEqual([['/customers/7/point_to_cash', { cash_dollar: 10, store: '5' }]]);
});

test('Q-086 a store that was chosen on its own page leaves one entry of the cash dollars in the history', async () => {
  asPhone();
  const fake = await openWallet('/user/myCoupon', {
    config: { flags: { ...fakeProfile.flags, cashStoreRequired: true } },
    api: {
      'GET /customers/7/coupons': { body: [] },
      'GET /stores': {
        body: [
          { id: '4', name: 'Pier 4', address: null },
          { id: '5', name: 'Pier 5', address: null },
        ],
      },
    },
  });
  const { navigation } = fake.host;
  act(() => {
    navigation.navigate('/use_cash_dollar');
  });
  await userEvent.type(await amountField(), '10');
  await userEvent.click(screen.getByRole('button', { name: 'Choose a store' }));
  await userEvent.click(await screen.findByRole('button', { name: /Pier 4/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  await userEvent.click(await screen.findByRole('button', { name: /Pier 5/ }));
  expect(await screen.findByText('Pier 5')).toBeInTheDocument();
  expect(await amountField()).toHaveValue('10');
  act(() => {
    navigation.back();
  });
  expect(navigation.current()).toBe('/user/myCoupon');
});

test('W-096 the shop platform asks before it pays', async () => {
  const fake = await openCash({ config: { flags: shop }, state: withStore });
  await pay('10');
  const question = await screen.findByRole('alertdialog', { name: 'Pay with cash dollars?' });
  expect(question).toHaveTextContent('10,000 points become HK$10.00 for the shop.');
  expect(posts(fake.requests)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await codeScreen();
  expect(posts(fake.requests)).toEqual([['/customers/7/shopify_point_to_cash', { cash_dollar: 10 }]]);
});

test("W-097 the shop platform asks no more after don't show again", async () => {
  const fake = await openCash({ config: { flags: shop }, state: withStore });
  await pay('10');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Don’t show again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await codeScreen();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(payButton());
  await codeScreen();
  expect(posts(fake.requests).filter(([path]) => path === '/customers/7/shopify_point_to_cash')).toHaveLength(
    2,
  );
});

test('Q-013 the shop platform answers with no more than key, code, amount and end', async () => {
  const { key, code, cash_dollar, expires_at } = offer;
  const body = { key, code, cash_dollar, expires_at };
  await openCash({
    config: { flags: shop },
    state: withStore,
    api: { 'POST /customers/7/shopify_point_to_cash': { status: 201, body } },
  });
  await pay('10');
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await codeScreen()).toHaveTextContent('CASH-1');
});
