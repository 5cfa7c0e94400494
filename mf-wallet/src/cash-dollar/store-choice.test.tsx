import { renderWithHost } from '@mrw/shared-contracts/testing';
import { MembersOnly } from '@mrw/shared-ui/member';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChosenStore } from '../store-picker/picker-state';
import { sampleSession } from '../testing/samples';
import { asPhone } from '../testing/wallet';
import { StoreChoice } from './store-choice';

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
