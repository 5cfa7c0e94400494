import { send } from '@mrw/shared-contracts';
import { fakeApi, unclearAnswers, type FakeAnswer } from '@mrw/shared-contracts/testing';
import { confirmedBy, isGone } from './confirmed-by';

beforeEach(() => jest.useFakeTimers());
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
