import type { Claim } from '@mrw/shared-contracts/api/claims';
import type { FakeAnswer, FakeHost } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftKey, fullDraft } from '../../testing/claim-form';
import { sampleClaim } from '../../testing/claims';
import { closeAll, mountAt } from '../../testing/mount';
// Loaded before the tests: a claim is told in a dialog when its page takes more than a second.
import '../reward-claims/claims-page';

const created = 'POST /customers/12/transactions';
const own = sampleClaim('9', {
  invoice_id: 'R-1',
  store: { id: '11', name: 'Harbour', translations: [], brand: null, icon_url: null },
});
/** Readings of the claims, one after the other; the last one stays. */
let lists: (Claim[] | 'network')[] = [];

/** @param answers to the claim, one after the other; the last one stays */
async function openWith(...answers: readonly FakeAnswer[]): Promise<FakeHost> {
  const left = [...answers];
  const fake = await mountAt('/transaction/create', {
    api: {
      [created]: () => (left.length > 1 ? left.shift() : left[0]) ?? {},
      'GET /customers/12/transactions': () => {
        const list = (lists.length > 1 ? lists.shift() : lists[0]) ?? [];
        return list === 'network' ? { failure: 'network' } : { body: list };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
  return fake;
}
const keys = (fake: FakeHost) =>
  fake.requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers['idempotency-key']);
const asksToWait = () => screen.findByText(/check back later/, {}, { timeout: 3_000 });
const toasts = (fake: FakeHost) => fake.host.notify.messages$.value.map(({ text }) => text);
const arrives = (fake: FakeHost) =>
  waitFor(() => {
    expect(fake.host.navigation.current()).toBe('/transaction');
  });

beforeEach(() => {
  lists = [[]];
  sessionStorage.setItem(draftKey, JSON.stringify(fullDraft));
});
const made = { status: 201, body: { id: '9' } };
const unclear = { status: 503, body: { invoice_id: ['This receipt was claimed already.'] } };

test('Q-199 while the claims are read the form says so, and then leads to the claim that was made', async () => {
  lists = [[], [own]];
  const fake = await openWith(unclear);
  expect(await screen.findByText(/Checking whether it went through/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Submitting…' }));
  await arrives(fake);
  expect(await screen.findByRole('link', { name: 'See the claim for receipt R-1' })).toHaveAttribute(
    'href',
    '/transactionDetail/9',
  );
  expect(toasts(fake)).toEqual(['Claim submitted']);
  expect(keys(fake)).toHaveLength(1);
  expect(sessionStorage.getItem(draftKey)).toBeNull();
});

test('Q-199 a claim that was not made keeps the form; the next press has the same key', async () => {
  const fake = await openWith(unclear, made);
  await asksToWait();
  expect(screen.getByLabelText('Receipt number')).toHaveValue('R-1');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await arrives(fake);
  expect(keys(fake)).toHaveLength(2);
  expect(new Set(keys(fake)).size).toBe(1);
});

test('a claim that is found later is told, although it was told as not sent', async () => {
  const fake = await openWith({ failure: 'timeout' });
  await asksToWait();
  lists = [[own]];
  act(() => void window.dispatchEvent(new Event('online')));
  await arrives(fake);
  expect(keys(fake)).toHaveLength(1);
});

test('while nothing can be read nothing is promised', async () => {
  lists = ['network'];
  const fake = await openWith({ failure: 'network' });
  expect(
    await screen.findByText(/Whether your claim arrived is shown once/, {}, { timeout: 3_000 }),
  ).toBeInTheDocument();
  expect(fake.host.navigation.current()).toBe('/transaction/create');
});

test('after a reload the same claim still has its key, and a duplicate is the claim of before', async () => {
  lists = ['network'];
  const first = await openWith({ failure: 'network' });
  await screen.findByText(/Whether your claim arrived/, {}, { timeout: 3_000 });
  await closeAll();
  lists = [[own]];
  const second = await openWith({ status: 400, body: { invoice_id: ['This receipt was claimed already.'] } });
  await arrives(second);
  expect(keys(second)).toEqual(keys(first));
});

test('a 429 says when to try again', async () => {
  await openWith({ status: 429, body: { detail: 'Slow down.' }, headers: { 'retry-after': '120' } });
  expect(await screen.findByText('Too many tries. Try again in 2 minutes.')).toBeInTheDocument();
});

test('a claim that was refused, or changed since, is another one', async () => {
  const fake = await openWith({ status: 400, body: { invoice_id: ['Taken.'] } }, made);
  expect(await screen.findByText('Taken.')).toBeInTheDocument();
  expect(screen.getByLabelText('Receipt number')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Receipt number'), '2');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await arrives(fake);
  expect(new Set(keys(fake)).size).toBe(2);
});

test('three refused fields and more are listed above the form, each with the way to it', async () => {
  const wrong = { receipt_image: ['Blurred.'], store: ['Closed.'], invoice_id: ['Taken.'] };
  await openWith({ status: 400, body: wrong });
  expect((await screen.findByText('Please check 3 fields')).closest('[role=alert]')).toHaveFocus();
  const faults = screen.getAllByRole('button', { name: /: (Blurred|Closed|Taken)\.$/ });
  expect(faults.map(({ textContent }) => textContent)).toEqual([
    'Receipt photo: Blurred.',
    'Store: Closed.',
    'Receipt number: Taken.',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Receipt number: Taken.' }));
  expect(screen.getByLabelText('Receipt number')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Store: Closed.' }));
  expect(screen.getByRole('button', { name: 'Choose another store' })).toHaveFocus();
});

test('two quick presses send one claim', async () => {
  let answer: (result: FakeAnswer) => void = () => undefined;
  const fake = await mountAt('/transaction/create', {
    api: {
      [created]: () => new Promise<FakeAnswer>((resolve) => (answer = resolve)),
      'GET /customers/12/transactions': { body: [] },
    },
  });
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Submit' }));
  expect(keys(fake)).toHaveLength(1);
  answer(made);
  await arrives(fake);
});
