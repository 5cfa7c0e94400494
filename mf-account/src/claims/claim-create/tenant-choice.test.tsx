import type { Store } from '@mrw/shared-contracts/api/stores';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullDraft, openClaimForm } from '../../testing/claim-form';
import { lateAnswer } from '../../testing/late-answer';
import { sampleStore } from '../../testing/stores';
import { mountAt } from '../../testing/mount';

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

/** The search with two stores; the response to one letter waits for the test. */
async function typing() {
  const late = lateAnswer();
  const fake = await mountAt('/transaction/create', {
    api: {
      'GET /stores': ({ query }) =>
        query.get('name') === null
          ? { body: [sampleStore('1', 'Books'), sampleStore('2', 'Coffee')] }
          : late.route(),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Choose a store' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a store' }));
  await dialog.findByRole('button', { name: /Books/ });
  await user.type(dialog.getByLabelText('Search by name'), 'C');
  return {
    dialog,
    asked: () =>
      waitFor(() => {
        expect(fake.requests.at(-1)?.query.get('name')).toBe('C');
      }),
    answer: (body: unknown) => late.arrive({ body }),
  };
}

test('the stores of before stay until the next ones are there, and keep the focus where they stay', async () => {
  const { dialog, asked, answer } = await typing();
  dialog.getByRole('button', { name: /Coffee/ }).focus();
  await asked();
  expect(dialog.getByRole('button', { name: /Books/ })).toBeInTheDocument();
  await answer([sampleStore('2', 'Coffee')]);
  await waitFor(() => {
    expect(dialog.queryByRole('button', { name: /Books/ })).not.toBeInTheDocument();
  });
  expect(dialog.getByRole('button', { name: /Coffee/ })).toHaveFocus();
});

test.each([
  ['another store', [sampleStore('3', 'Cinema')]],
  ['nothing', []],
])('who is at a store when the answer has %s instead goes on at the search', async (_, stores) => {
  const { dialog, asked, answer } = await typing();
  dialog.getByRole('button', { name: /Books/ }).focus();
  await asked();
  await answer(stores);
  await waitFor(() => {
    expect(dialog.queryByRole('button', { name: /Books/ })).not.toBeInTheDocument();
  });
  expect(dialog.getByLabelText('Search by name')).toHaveFocus();
});
