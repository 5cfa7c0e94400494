import type { Store } from '@mrw/shared-contracts/api/stores';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullDraft, openClaimForm } from '../../testing/claim-form';
import { sampleStore } from '../../testing/stores';

const user = userEvent.setup();
const field = () => within(screen.getByRole('group', { name: 'Store', hidden: true }));

async function openChoice(stores: readonly Store[], draft: object | null = null) {
  await openClaimForm(draft, { api: { 'GET /stores': { body: stores } } });
  await user.click(field().getByRole('button'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a store' }));
  await dialog.findByRole(stores.length > 0 ? 'list' : 'status');
  return dialog;
}

test('before a choice the field says that there is none', async () => {
  await openClaimForm(null);
  expect(field().getByText('No store chosen yet')).toBeVisible();
  expect(field().getByRole('button')).toHaveAccessibleName('Choose a store');
});

test('the stores are a list with their addresses, as far as they have one', async () => {
  const dialog = await openChoice([sampleStore('1', 'Books'), { ...sampleStore('2', 'Kiosk'), address: '' }]);
  const items = within(dialog.getByRole('list', { name: 'Stores' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['BooksPier 1', 'Kiosk']);
  expect(items[1]?.querySelector('span + span')).toBeNull();
});

test('the store of the draft is marked, and only that one', async () => {
  const dialog = await openChoice([sampleStore('11', 'Harbour'), sampleStore('12', 'Kiosk')], fullDraft);
  const marks = dialog
    .getAllByRole('button', { name: /Pier 1/ })
    .map((button) => button.getAttribute('aria-current'));
  expect(marks).toEqual(['true', null]);
});

test('without a draft no store is marked', async () => {
  const dialog = await openChoice([sampleStore('11', 'Harbour')]);
  expect(dialog.getByRole('button', { name: /Harbour/ })).not.toHaveAttribute('aria-current');
});

test('a name that no store has is said, and can be cleared', async () => {
  await openClaimForm(null, {
    api: {
      'GET /stores': ({ query }) => ({ body: query.get('name') === null ? [sampleStore('1', 'Books')] : [] }),
    },
  });
  await user.click(field().getByRole('button'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a store' }));
  await user.type(dialog.getByLabelText('Search by name'), 'X');
  expect(await dialog.findByText('No store has this name. Try another one.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Clear the search' }));
  expect(await dialog.findByRole('button', { name: /Books/ })).toBeVisible();
});

test('a choice that is given up says that the field is needed, once its dialog is closed', async () => {
  const dialog = await openChoice([sampleStore('1', 'Books')]);
  expect(field().queryByText('Please input this field')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(field().getByText('Please input this field')).toBeVisible();
  expect(field().getByRole('button')).toHaveAttribute('data-invalid', 'true');
});
