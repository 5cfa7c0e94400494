import type { PartnerAnswer, PartnerRequest } from '@mrw/shared-contracts';
import type { FakeAnswer, FakeRoutes } from '@mrw/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { create, offer, posts } from '../testing/cash';
import { amountField, openCash, payButton } from '../testing/cash-page';
import { pass, stopClock, user } from '../testing/clock';
import { closeWallet } from '../testing/wallet';

/** The requests to the shop, and how it answers the last of them; null is its silence. */
const asked: PartnerRequest[] = [];
let answerWith: (answer: PartnerAnswer | null) => void = () => undefined;
const channel = {
  ask: (request: PartnerRequest) => {
    asked.push(request);
    return new Promise<PartnerAnswer | null>((resolve) => (answerWith = resolve));
  },
};
const answer = (told: Omit<PartnerAnswer, 'type'> | null) =>
  act(async () => {
    answerWith(told && { type: 'APPLY_CASH_CODE', ...told });
    await Promise.resolve();
  });

beforeEach(() => {
  asked.length = 0;
});
stopClock();

const cancels = ({ requests }: Awaited<ReturnType<typeof openCash>>) =>
  posts(requests).filter(([path]) => String(path).endsWith('/cancel'));
const kept = () => sessionStorage.getItem('mrw_kept_cash_dollar_key_7');

/** Pays 10 at a partner; the code is at the shop then. */
async function handOver(api: FakeRoutes = {}) {
  const fake = await openCash({
    embed: { isOpenInOtherSite: true, partnerOrigin: 'https://partner.example', channel },
    state: { store: { id: '5', name: 'Pier 5' } },
    config: { affordability: true },
    api,
  });
  const changed = jest.fn();
  fake.host.bus.on('points-changed', changed);
  await user.type(await amountField(), '10');
  await user.click(payButton());
  await waitFor(() => expect(asked).toHaveLength(1));
  return { ...fake, changed };
}
const messages = ({ host }: Awaited<ReturnType<typeof openCash>>) =>
  host.notify.messages$.value.map(({ text, tone }) => [text, tone]);

test('a code that the shop has says so, and is no code for the till', async () => {
  await handOver();
  expect(asked).toEqual([{ type: 'APPLY_CASH_CODE', value: 'CASH-1' }]);
  expect(await screen.findByRole('button', { name: 'Waiting for the shop…', busy: true })).toBeVisible();
  expect(screen.getByText(/^Sent to the shop/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an accepted code empties the amount, and is not given back by leaving', async () => {
  const fake = await handOver();
  await answer({ status: 'SUCCESS' });
  expect(messages(fake)).toEqual([['Successfully applied', 'done']]);
  expect(await amountField()).toHaveValue('');
  expect(kept()).toBeNull();
  // The shop has a page of its own for what comes next.
  expect(fake.slots).toEqual([]);
  await closeWallet();
  expect(cancels(fake)).toEqual([]);
});

test('15 minutes after an accepted code its note goes, and the points are read', async () => {
  const { changed } = await handOver();
  await answer({ status: 'SUCCESS' });
  const reads = changed.mock.calls.length;
  await pass(15 * 60_000 - 1);
  expect(screen.getByText(/^The shop has your code/)).toBeInTheDocument();
  expect(changed).toHaveBeenCalledTimes(reads);
  await pass(1);
  expect(screen.queryByText(/^The shop has your code/)).not.toBeInTheDocument();
  expect(changed).toHaveBeenCalledTimes(reads + 1);
});

test.each([
  ['with its reason', { error: 'Cart is empty' }, 'Cart is empty'],
  ['without a reason', {}, 'Redemption failed'],
])('a code that the shop refuses %s is given back, and the page says why', async (_, error, text) => {
  const fake = await handOver();
  await answer({ status: 'FAILED', ...error });
  expect(messages(fake)).toEqual([[text, 'failed']]);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(cancels(fake)).toEqual([['/customers/7/point_to_cash/cancel', { key: 'key-1' }]]);
  await waitFor(() => expect(kept()).toBeNull());
  expect(screen.queryByText(/^Sent to the shop/)).not.toBeInTheDocument();
  expect(payButton()).toBeEnabled();
});

test('a code that the shop does not answer is taken back at a press, and again by nothing else', async () => {
  const fake = await handOver();
  await answer(null);
  expect(messages(fake)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel code' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The points of this code are back.');
  await pass(15 * 60_000);
  await closeWallet();
  expect(cancels(fake)).toHaveLength(1);
});

test('a code that the shop does not answer is taken back after 120 s', async () => {
  const fake = await handOver();
  await answer(null);
  await pass(119_999);
  expect(cancels(fake)).toEqual([]);
  await pass(1);
  expect(cancels(fake)).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('The points of this code are back.');
});

const processing: FakeAnswer = { status: 409, body: { detail: 'Payment is being processed.' } };

test.each<[string, FakeAnswer, unknown, string | null]>([
  ['paid', { body: { status: 'CONFIRMED' } }, ['Successfully applied', 'done'], null],
  ['scanned', processing, ['Payment is being processed.', 'failed'], 'key-1'],
])('Q-081 a code that was %s meanwhile is not taken back', async (_, state, message, key) => {
  const fake = await handOver({ [`${create}/cancel`]: processing, [`${create}/refresh`]: state });
  await answer(null);
  await user.click(screen.getByRole('button', { name: 'Cancel code' }));
  await waitFor(() => expect(messages(fake)).toEqual([message]));
  expect(screen.queryByText(/points of this code are back/)).not.toBeInTheDocument();
  expect(kept()?.includes('key-1') ? 'key-1' : kept()).toBe(key);
});

test.each<[string, Omit<PartnerAnswer, 'type'> | null]>([
  ['success', { status: 'SUCCESS' }],
  ['a refusal', { status: 'FAILED', error: 'Cart is empty' }],
  ['silence', null],
])('after the page was hidden the answer of the shop counts for nothing: %s', async (_, late) => {
  const fake = await handOver();
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  await answer(late);
  expect(messages(fake)).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByText(/^The shop has/)).not.toBeInTheDocument();
  expect(cancels(fake)).toHaveLength(1);
});

test('a payment that is refused gives the code back that a silent shop still has', async () => {
  const answers: FakeAnswer[] = [
    { status: 201, body: offer },
    { status: 400, body: { detail: 'Insufficient points.' } },
  ];
  const fake = await handOver({ [create]: () => answers.shift() ?? {} });
  await answer(null);
  fireEvent.click(payButton());
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent('Insufficient points.');
  expect(screen.queryByText(/^The shop has not answered/)).not.toBeInTheDocument();
  expect(cancels(fake)).toHaveLength(1);
});
