import { failNextChange, type FakeAnswer, type FakeRoutes } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { create, offer, posts } from '../testing/cash';
import { amountField, codeScreen, openCash, pay, payButton } from '../testing/cash-page';
import { closeWallet } from '../testing/wallet';

const key = 'mrw_kept_cash_dollar_key_7';
const kept = () => sessionStorage.getItem(key);
const leaveOpen = (endsAt: number) => {
  sessionStorage.setItem(key, JSON.stringify({ key: 'old', endsAt }));
};
const cancel = `${create}/cancel`;
const cancelled: FakeAnswer = { body: { status: 'CANCELLED' } };
const lost: FakeAnswer = { failure: 'network' };
const cancels = ({ requests }: Awaited<ReturnType<typeof openCash>>) =>
  posts(requests).filter(([path]) => String(path).endsWith('/cancel'));
const hide = () =>
  act(async () => {
    window.dispatchEvent(new Event('pagehide'));
    await Promise.resolve();
  });
/** A cancellation that is answered on request. */
function slowCancel() {
  let answerWith: (answer: FakeAnswer) => void = () => undefined;
  const api: FakeRoutes = { [cancel]: () => new Promise<FakeAnswer>((resolve) => (answerWith = resolve)) };
  return { api, answer: (answer: FakeAnswer) => answerWith(answer) };
}

test.each<[string, FakeAnswer, string | null]>([
  ['is forgotten once it is cancelled', cancelled, null],
  ['is kept while that is unknown', lost, 'old'],
])('an offer that was left open in this tab %s, and the points are read', async (_, answer, left) => {
  leaveOpen(Date.now() + 60_000);
  const server = slowCancel();
  const fake = await openCash({ api: server.api });
  const changed = jest.fn();
  fake.host.bus.on('points-changed', changed);
  expect(kept()).toContain('old');
  // A cancellation without a response is sent once more.
  await waitFor(() => {
    server.answer(answer);
    expect(changed).toHaveBeenCalledTimes(1);
  });
  expect(cancels(fake)[0]).toEqual(['/customers/7/point_to_cash/cancel', { key: 'old' }]);
  if (left === null) expect(kept()).toBeNull();
  else expect(kept()).toContain(left);
});

test('an offer whose window is over is not cancelled', async () => {
  leaveOpen(Date.now() - 1);
  const { requests } = await openCash();
  await amountField();
  expect(posts(requests)).toEqual([]);
});

test.each<[string, FakeAnswer, string | null]>([
  ['cancels the code and forgets it', cancelled, null],
  ['keeps the key of a code whose cancellation got lost', lost, 'key-1'],
])('a page that is hidden %s, and the points are read', async (_, answer, left) => {
  const fake = await openCash({ api: { [cancel]: answer } });
  await pay('10');
  await codeScreen();
  expect(kept()).toContain('key-1');
  const changed = jest.fn();
  fake.host.bus.on('points-changed', changed);
  await hide();
  // It may come back from the cache of the browser.
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  if (left === null) expect(kept()).toBeNull();
  else expect(kept()).toContain(left);
  await hide();
  expect(cancels(fake)).toHaveLength(1);
});

test('Q-180 the cancellation outlives the page that is left, and not the one that is closed by hand', async () => {
  const { host } = await openCash();
  const options: unknown[] = [];
  host.http.other.interceptors.request.use((config) => {
    if (config.url?.endsWith('/cancel')) options.push(config.fetchOptions);
    return config;
  });
  await pay('10');
  await codeScreen();
  act(() => {
    screen.getByRole('button', { name: 'Close' }).click();
  });
  await waitFor(() => expect(options).toHaveLength(1));
  await pay('1');
  await codeScreen();
  await hide();
  await waitFor(() => expect(options).toEqual([undefined, { keepalive: true }]));
});

test.each<[string, FakeAnswer, string, string]>([
  ['says that its points are back', cancelled, 'status', 'The code is closed, and its points are back.'],
  ['says that this is not known', lost, 'alert', 'its points come back within 3 minutes.'],
])('a code that the member closes %s', async (_, answer, role, text) => {
  await openCash({ api: { [cancel]: answer } });
  await pay('10');
  await codeScreen();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  const words = await screen.findByText(text, { exact: false });
  expect(words.closest(`[role=${role}]`)?.parentElement).toHaveFocus();
});

test('a page that nothing was paid on is left without a call', async () => {
  const { requests, host } = await openCash();
  await amountField();
  await hide();
  act(() => {
    host.bus.publish('logout', { version: 1, reason: 'asked' });
  });
  await closeWallet();
  expect(posts(requests)).toEqual([]);
});

test('a page that was left does not hear of a log-out or a closed window any more', async () => {
  const server = slowCancel();
  const fake = await openCash({ api: server.api });
  await pay('10');
  await codeScreen();
  await closeWallet();
  await waitFor(() => expect(cancels(fake)).toHaveLength(1));
  act(() => {
    fake.host.bus.publish('logout', { version: 1, reason: 'asked' });
    window.dispatchEvent(new Event('pagehide'));
  });
  server.answer(cancelled);
  await waitFor(() => expect(kept()).toBeNull());
  expect(cancels(fake)).toHaveLength(1);
});

test('Q-180 the points are read after a code that was made too late is given back', async () => {
  let answerWith: (answer: FakeAnswer) => void = () => undefined;
  const fake = await openCash({
    api: { [create]: () => new Promise<FakeAnswer>((resolve) => (answerWith = resolve)) },
  });
  await pay('10');
  const changed = jest.fn();
  fake.host.bus.on('points-changed', changed);
  await closeWallet();
  answerWith({ status: 201, body: offer });
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  expect(cancels(fake)).toEqual([['/customers/7/point_to_cash/cancel', { key: 'key-1' }]]);
  expect(kept()).toBeNull();
});

describe('MRW-120 a page that is mounted anew', () => {
  /** @returns whether the page was mounted anew when the server got the order, or when it answered */
  async function openWithRemount(at: 'press' | 'answer') {
    let hasFailed = () => false;
    let answerWith: (answer: FakeAnswer) => void = () => undefined;
    const fake = await openCash({
      api: { [create]: () => new Promise<FakeAnswer>((resolve) => (answerWith = resolve)) },
    });
    await userEvent.type(await amountField(), '10');
    if (at === 'press') hasFailed = failNextChange();
    await userEvent.click(payButton());
    if (at === 'answer') hasFailed = failNextChange();
    await act(async () => {
      answerWith({ status: 201, body: offer });
      await Promise.resolve();
    });
    await codeScreen();
    expect(hasFailed()).toBe(true);
    expect(screen.getByText('CASH-1')).toBeVisible();
    return fake;
  }

  test.each(['press', 'answer'] as const)(
    'at the %s keeps the code, and leaving gives it back',
    async (at) => {
      const fake = await openWithRemount(at);
      expect(kept()).toContain('key-1');
      expect(cancels(fake)).toEqual([]);
      await closeWallet();
      await waitFor(() => expect(cancels(fake)).toHaveLength(1));
    },
  );

  test('has the code that Close gives back, once', async () => {
    const fake = await openWithRemount('answer');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByText('The code is closed, and its points are back.', { exact: false });
    await closeWallet();
    expect(cancels(fake)).toHaveLength(1);
  });
});
