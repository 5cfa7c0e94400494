import type { FakeAnswer, FakeHost } from '@mrw/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftKey, fullDraft } from '../testing/claim-form';
import { mountAt } from '../testing/mount';

const created = 'POST /customers/12/transactions';
/** @param answers to the claim, one after the other; the last one stays */
async function openWith(...answers: readonly FakeAnswer[]): Promise<FakeHost> {
  const left = [...answers];
  const fake = await mountAt('/transaction/create', {
    api: {
      [created]: () => (left.length > 1 ? left.shift() : left[0]) ?? {},
      'GET /customers/12/transactions': { body: [] },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
  return fake;
}
const keys = (fake: FakeHost) =>
  fake.requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers['idempotency-key']);
const asksToWait = () => screen.findByText(/check back later/);
const arrives = (fake: FakeHost) =>
  waitFor(() => {
    expect(fake.host.navigation.current()).toBe('/transaction');
  });

beforeEach(() => {
  sessionStorage.setItem(draftKey, JSON.stringify(fullDraft));
});
afterEach(() => {
  sessionStorage.clear();
});

test.each<FakeAnswer>([{ failure: 'network' }, { failure: 'timeout' }])(
  'a claim with an unknown outcome (%j) is sent again with the same key',
  async (lost) => {
    const fake = await openWith(lost, { status: 201, body: {} });
    await arrives(fake);
    const [first, second, ...more] = keys(fake);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(more).toEqual([]);
  },
);

test.each([500, 200])(
  'whether an answer of %d made a claim is not known: the next press has the same name',
  async (status) => {
    const fake = await openWith({ status, body: {} }, { status: 201, body: {} });
    await asksToWait();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await arrives(fake);
    expect(new Set(keys(fake)).size).toBe(1);
  },
);

test('what was sent is stored with its name, so that a reload does not make it another claim', async () => {
  const fake = await openWith({ failure: 'network' });
  await asksToWait();
  const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? '');
  expect(stored).toMatchObject({ ...fullDraft, intent: { key: keys(fake)[0] } });
});

test('after a reload the same claim still has its name', async () => {
  const content = JSON.stringify({
    date: '2026-11-01T00:00:00+08:00',
    store: '11',
    total_value: 12.3,
    invoice_id: 'R-1',
    receipt_image: 'claims/a.png',
    credit_card_slip_image: 'claims/b.png',
  });
  sessionStorage.setItem(draftKey, JSON.stringify({ ...fullDraft, intent: { key: 'as-before', content } }));
  const fake = await openWith({ status: 201, body: {} });
  await arrives(fake);
  expect(keys(fake)).toEqual(['as-before']);
  expect(sessionStorage.getItem(draftKey)).toBeNull();
});

test('a claim that was refused, or changed since, is another one', async () => {
  const fake = await openWith({ status: 400, body: { invoice_id: ['Taken.'] } }, { status: 201, body: {} });
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
  expect((await screen.findByText('Please check 3 fields')).parentElement).toHaveFocus();
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
  answer({ status: 201, body: {} });
  await arrives(fake);
});
