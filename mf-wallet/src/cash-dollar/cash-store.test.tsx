import { fakeProfile, renderWithHost } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MembersOnly } from '@mrw/shared-ui/member';
import { offer, posts } from '../testing/cash';
import { amountField, codeScreen, openCash, pay, payButton } from '../testing/cash-page';
import { asPhone, openWallet } from '../testing/wallet';
import type { ChosenStore } from '../store-picker/picker-state';
import { sampleSession } from '../testing/samples';
import { StoreChoice } from './store-choice';

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

const pier = { id: '5', name: 'Pier 5' };

function draw(store: ChosenStore | null) {
  const onChoose = jest.fn();
  const drawn = renderWithHost(
    <MembersOnly otherwise={null}>
      <StoreChoice store={store} amount="10" onChoose={onChoose} />
    </MembersOnly>,
    {
      path: '/use_cash_dollar',
      session: sampleSession(),
      api: { 'GET /stores': { body: [{ ...pier, address: '5 Pier Road' }] } },
    },
  );
  return { ...drawn, onChoose };
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.findByRole('dialog', { name: 'Choose a store' });

test.each<[string, ChosenStore | null, string]>([
  ['no store yet is asked for one', null, 'Choose a store'],
  ['a store is asked whether to change it', pier, 'Change'],
])('a payment with %s', (_, store, name) => {
  draw(store);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([name]);
  expect(screen.queryByText('Pier 5') !== null).toBe(store !== null);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Q-086 on a desktop the store is chosen in a dialog, which closes', async () => {
  const { onChoose, fake } = draw(null);
  await press('Choose a store');
  expect(await dialog()).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: /Pier 5/ }));
  expect(onChoose.mock.calls).toEqual([[expect.objectContaining(pier)]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(fake.host.navigation.current()).toBe('/use_cash_dollar');
});

test('the dialog is closed without a choice', async () => {
  const { onChoose } = draw(null);
  await press('Choose a store');
  await dialog();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(onChoose).not.toHaveBeenCalled();
});

test('Q-086 a phone goes to the page of the stores, with the way back and the amount', async () => {
  asPhone();
  const { fake } = draw(null);
  await press('Choose a store');
  const { location } = fake.host.navigation.state$.value;
  expect([location.pathname, location.state]).toEqual([
    '/select_store',
    { fromPath: '/use_cash_dollar', amount: '10' },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
