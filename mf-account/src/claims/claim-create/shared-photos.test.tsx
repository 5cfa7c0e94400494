import type { SharedReceipts } from '@mrw/shared-contracts';
import type { FakeAnswer } from '@mrw/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mountAt } from '../../testing/mount';

const revoked: string[] = [];
beforeEach(() => {
  revoked.length = 0;
  URL.createObjectURL = (content) => `blob:${(content as File).name}`;
  URL.revokeObjectURL = (address) => void revoked.push(address);
});

const photo = (name: string, type = 'image/png') => new File(['GIF89a'], name, { type });
const sent: FakeAnswer = { body: { file: 'http://api.test/media/claims/new.png' } };

async function open(
  photos: readonly File[],
  { answer = sent, path = '/transaction/create?shared=receipt' } = {},
) {
  const removed: string[] = [];
  const sharedReceipts: SharedReceipts = {
    read: () => Promise.resolve(photos),
    remove: (gone) => {
      removed.push(...gone.map(({ name }) => name));
      return Promise.resolve();
    },
  };
  const fake = await mountAt(path, { sharedReceipts, api: { 'POST /customer-app/files': answer } });
  await screen.findByRole('button', { name: 'Submit' });
  return { fake, removed };
}

const choices = (label: string) => screen.queryByRole('list', { name: `From another app: ${label}` });
const use = (number: number, count: number, label: string) =>
  screen.findByRole('button', { name: `Use picture ${number} of ${count} – ${label}` });

test('several pictures ask which is which; each is sent only after its press', async () => {
  const { fake, removed } = await open([photo('1'), photo('2')]);
  expect(await screen.findByText(/^2 pictures from another app are here/)).toBeInTheDocument();
  expect(fake.requests).toEqual([]);
  await userEvent.click(await use(2, 2, 'Receipt photo'));
  expect(await screen.findByText('Photo saved')).toBeInTheDocument();
  expect(fake.requests).toHaveLength(1);
  expect(removed).toEqual(['2']);
  expect(choices('Receipt photo')).toBeNull();
  await userEvent.click(await use(1, 1, 'Credit card slip photo'));
  await waitFor(() => {
    expect(removed).toEqual(['2', '1']);
  });
  expect(screen.queryByText(/from another app/i)).toBeNull();
});

test('a picture that is not sent stays to be chosen, as the server and the type decide', async () => {
  const { removed } = await open([photo('1')], { answer: { ...sent, status: 413 } });
  await userEvent.click(await use(1, 1, 'Receipt photo'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(removed).toEqual([]);
  expect(within(choices('Receipt photo') ?? document.body).getAllByRole('button')).toHaveLength(1);
});

test('all of them are removed at a press, and nothing is sent', async () => {
  const { fake, removed } = await open([photo('1'), photo('2')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the pictures' }));
  expect(removed).toEqual(['1', '2']);
  expect(choices('Receipt photo')).toBeNull();
  expect(fake.requests).toEqual([]);
});

test('a picture that did not arrive is asked for once more, where the deployment has it', async () => {
  const { fake } = await open([], { path: '/transaction/create?shared=again' });
  expect(screen.getByText(/share it with this app once more, or choose it here/)).toBeInTheDocument();
  expect(fake.reports).toEqual([{ code: 'SHARED_RECEIPT', detail: 'A shared picture did not arrive.' }]);
});

test('a picture that did not arrive is not taken for one of before', async () => {
  await open([photo('1')], { path: '/transaction/create?shared=again' });
  expect(await screen.findByText(/^A picture from another app is here/)).toBeVisible();
  expect(screen.getByText(/did not arrive/)).toBeVisible();
});

test.each(['/transaction/create?shared=again', '/transaction/create?shared=receipt'])(
  'under a host without it %s is the page of a claim',
  async (path) => {
    await mountAt(path);
    await screen.findByRole('button', { name: 'Submit' });
    expect(screen.queryByText(/share it with this app|from another app/i)).toBeNull();
  },
);
