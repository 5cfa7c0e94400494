import { type FakeAnswer, fakeApi, goOffline, goOnline, unclearAnswers } from '@mrw/shared-contracts/testing';
import { ApiError, send } from '@mrw/shared-contracts';
import { act, renderHook } from '@testing-library/react';
import { UnconfirmedWrite, useConfirmedWrite } from './use-confirmed-write';
import { confirmedBy, isGone } from './confirmed-by';

beforeEach(() => jest.useFakeTimers());
const lost = () => Promise.reject(new ApiError({ kind: 'network' }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** A write without an answer while nothing can be read back. */
async function open() {
  const holds = jest.fn<Promise<boolean>, [string]>(lost);
  const heard: string[] = [];
  const hook = renderHook(() =>
    useConfirmedWrite<string>({ key: 'name', write: lost, holds, onStored: () => void heard.push('stored') }),
  );
  const send = (sent: string) => {
    hook.result.current.send(sent, {
      onDone: () => heard.push(`${sent} done`),
      onFailed: (error) => heard.push(`${sent} ${error instanceof UnconfirmedWrite ? 'unknown' : 'failed'}`),
    });
  };
  act(() => {
    send('Anna');
  });
  expect(hook.result.current.busy).toBe(true);
  await pass(2_000);
  expect(heard).toEqual(['Anna unknown']);
  expect(hook.result.current.busy).toBe(false);
  return { ...hook, heard, holds, send };
}

test.each([
  [true, ['stored', 'Anna done']],
  [false, ['Anna failed']],
])('Q-181 what nobody could read is read again until it is known: %j', async (has, told) => {
  const { heard, holds } = await open();
  await pass(5_000);
  expect(heard).toEqual(['Anna unknown']);
  holds.mockResolvedValue(has);
  await pass(5_000);
  expect(heard).toEqual(['Anna unknown', ...told]);
  const read = holds.mock.calls.length;
  await pass(20_000);
  expect(holds).toHaveBeenCalledTimes(read);
});

test('it is read at once when the connection is back', async () => {
  const { heard, holds } = await open();
  holds.mockResolvedValue(true);
  act(goOffline);
  act(goOnline);
  await pass(0);
  expect(heard).toEqual(['Anna unknown', 'stored', 'Anna done']);
});

test('the next write ends the question about the one before', async () => {
  const { heard, holds, send } = await open();
  act(() => {
    send('Bea');
  });
  await pass(2_000);
  holds.mockResolvedValue(true);
  await pass(5_000);
  expect(heard).toEqual(['Anna unknown', 'Bea unknown', 'stored', 'Bea done']);
  expect(holds.mock.lastCall?.[0]).toBe('Bea');
});

test('a page that was left asks no more', async () => {
  const { heard, holds, unmount } = await open();
  unmount();
  holds.mockResolvedValue(true);
  await pass(10_000);
  expect(heard).toEqual(['Anna unknown']);
});

/** @returns what is told, and how often the record was read */
async function remove(answer: FakeAnswer, reading: FakeAnswer) {
  const { client, requests } = fakeApi({ 'DELETE /9': answer, 'GET /9': reading });
  const write = confirmedBy(send(client, { method: 'DELETE', url: '/9' }), (options) =>
    isGone(send(client, { url: '/9', ...options })),
  );
  await jest.advanceTimersByTimeAsync(2_000);
  return [(await write).kind, requests.filter(({ method }) => method === 'GET').length];
}

const gone = { status: 404 };
const there = { body: { id: '9' } };

test.each([...unclearAnswers('No.'), { failure: 'network' } as const, { failure: 'timeout' } as const])(
  'Q-199 after %j the record tells whether it was deleted',
  async (answer) => {
    expect(await remove(answer, gone)).toEqual(['stored', 1]);
    expect(await remove(answer, there)).toEqual(['failed', 3]);
    expect(await remove(answer, { failure: 'network' })).toEqual(['unknown', 3]);
  },
);

test.each([
  [{ status: 204 }, 'stored'],
  [{ status: 400, body: { detail: 'No.' } }, 'failed'],
  [{ status: 429 }, 'failed'],
])('after %j nothing is read', async (answer, told) => {
  expect(await remove(answer, gone)).toEqual([told, 0]);
});
