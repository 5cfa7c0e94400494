import { renderWithHost, type FakeAnswer, type FakeRequest } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { pass, stopClock, user } from '../testing/clock';
import { StorePicker } from './store-picker';

const stores = [
  { id: '4', name: 'Pier 4', address: '4 Pier Road' },
  { id: '5', name: 'Pier 5', address: null },
];
const open = (answer: FakeAnswer | ((request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>)) => {
  const onChoose = jest.fn();
  const { fake } = renderWithHost(<StorePicker onChoose={onChoose} />, { api: { 'GET /stores': answer } });
  return { fake, onChoose };
};
const picker = () => screen.getByRole('search').closest('[aria-busy]');
const search = () => screen.getByRole('searchbox', { name: 'Search by store name' });

stopClock();

test('while the stores are read there is a skeleton, and the progress stays for 1.5 s', async () => {
  let settle: (answer: FakeAnswer) => void = () => undefined;
  open(
    () =>
      new Promise<FakeAnswer>((resolve) => {
        settle = resolve;
      }),
  );
  await pass(0);
  expect(picker()).toHaveAttribute('aria-busy', 'true');
  expect(document.querySelectorAll('.bone')).toHaveLength(6);
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.queryByText('No store has this name.')).not.toBeInTheDocument();
  settle({ body: stores });
  await pass(1_000);
  expect(picker()).toHaveAttribute('aria-busy', 'false');
  expect(document.querySelectorAll('.bone')).toHaveLength(0);
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  await pass(1_000);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('the stores are a named list of names and known addresses, and a press selects one', async () => {
  const { onChoose } = open({ body: stores });
  await pass(0);
  const list = screen.getByRole('list', { name: 'Stores' });
  expect([...list.children].map((row) => row.textContent)).toEqual(['Pier 44 Pier Road', 'Pier 5']);
  expect(list.querySelectorAll('.address')).toHaveLength(1);
  expect(screen.queryByText('No store has this name.')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pier 5' }));
  expect(onChoose.mock.calls).toEqual([[{ id: '5', name: 'Pier 5' }]]);
});

test('a search without a result says so, and leads back to all stores', async () => {
  const { fake } = open(({ query }) => ({ body: query.has('name') ? [] : stores }));
  await pass(0);
  await user.type(search(), 'harbour{Enter}');
  await pass(0);
  expect(fake.requests.map(({ query }) => [query.get('name'), query.get('language')])).toEqual([
    [null, null],
    ['harbour', 'en'],
  ]);
  expect(screen.getByText('No store has this name.')).toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all stores' }));
  await pass(0);
  expect(search()).toHaveValue('');
  expect(screen.getByRole('list', { name: 'Stores' }).children).toHaveLength(2);
});

test('a press clears the search', async () => {
  open({ body: stores });
  await user.type(search(), 'harbour');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(search()).toHaveValue('');
});

test('stores that could not be read are read again on request', async () => {
  let answer: FakeAnswer = { status: 500, body: {} };
  open(() => answer);
  await pass(0);
  expect(screen.getByText(/Seems there is an error here/)).toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  answer = { body: stores };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(screen.getByRole('list', { name: 'Stores' })).toBeInTheDocument();
  expect(screen.queryByText(/Seems there is an error here/)).not.toBeInTheDocument();
});
