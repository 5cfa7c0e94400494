import type { FakeAnswer } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mountAt } from '../../testing/mount';
import { sampleStore } from '../../testing/stores';

const user = userEvent.setup();

/** The search with two stores; the response to one letter waits for the test. */
async function typing() {
  let arrive: (answer: FakeAnswer) => void = () => undefined;
  const fake = await mountAt('/transaction/create', {
    api: {
      'GET /stores': ({ query }) =>
        query.get('name') === null
          ? { body: [sampleStore('1', 'Books'), sampleStore('2', 'Coffee')] }
          : new Promise<FakeAnswer>((resolve) => (arrive = resolve)),
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
    answer: (body: unknown) => {
      act(() => {
        arrive({ body });
      });
    },
  };
}

test('the stores of before stay until the next ones are there, and keep the focus where they stay', async () => {
  const { dialog, asked, answer } = await typing();
  dialog.getByRole('button', { name: /Coffee/ }).focus();
  await asked();
  expect(dialog.getByRole('button', { name: /Books/ })).toBeInTheDocument();
  answer([sampleStore('2', 'Coffee')]);
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
  answer(stores);
  await waitFor(() => {
    expect(dialog.queryByRole('button', { name: /Books/ })).not.toBeInTheDocument();
  });
  expect(dialog.getByLabelText('Search by name')).toHaveFocus();
});
