import * as z from 'zod/mini';
import { fakeApi, type FakeAnswer } from '../testing/fake-api';
import { fakeHost, sampleMemberSession } from '../testing/fake-host';
import { unclearAnswers } from '../testing/unclear-answers';
import { isUnknown } from './resolve-outcome';
import { spend } from './spend';

const record = z.object({ id: z.string() });
type Outcome =
  { kind: 'done' } | { kind: 'refused'; detail: string | null } | { kind: 'not-done'; by: string };

beforeEach(() => jest.useFakeTimers());
/** A server that has acted or not, and one press after the other. */
function shop(first: FakeAnswer, { acted = false, readable = true, next = first } = {}) {
  const state = { acted };
  const { host } = fakeHost({ session: sampleMemberSession });
  const { client, requests } = fakeApi({
    'POST /buy': () => (requests.length === 1 ? first : next),
  });
  const onUnclear = jest.fn();
  const press = async (wish = 'buy 101') => {
    const result = spend<typeof record, Outcome>({
      host,
      client,
      wish,
      request: { url: '/buy' },
      schema: record,
      done: () => ({ kind: 'done' }),
      refused: ({ detail }) => ({ kind: 'refused', detail }),
      readBack: readable
        ? {
            read: () => Promise.resolve(state.acted ? { kind: 'done' } : null),
            notDone: (failure) => ({ kind: 'not-done', by: failure.kind }),
          }
        : null,
      onUnclear,
    });
    await jest.advanceTimersByTimeAsync(2_000);
    return result;
  };
  const keys = () => requests.map(({ headers }) => headers['idempotency-key']);
  return { press, keys, state, onUnclear };
}

const made: FakeAnswer = { status: 201, body: { id: '7' } };
const cut = { status: 201, body: '{"id":"7"' };

const unclear: readonly FakeAnswer[] = [
  ...unclearAnswers('Exceed campaign per head limit.'),
  cut,
  { status: 200, body: '<html></html>' },
  { failure: 'network' },
  { failure: 'timeout' },
];

describe.each(unclear)('Q-199 after %j', (answer) => {
  test('an act that took place is done', async () => {
    const { press, onUnclear } = shop(answer, { acted: true });
    expect(await press()).toEqual({ kind: 'done' });
    expect(onUnclear).toHaveBeenCalledTimes(1);
  });

  test('an act that did not take place is not done so far, and a press repeats it with its key', async () => {
    const { press, keys } = shop(answer, { next: made });
    expect(await press()).toMatchObject({ kind: 'unknown', soFar: { kind: 'not-done' } });
    expect(await press()).toEqual({ kind: 'done' });
    expect(new Set(keys()).size).toBe(1);
  });

  test('what nothing reads back is repeated once with the same key', async () => {
    const { press, keys } = shop(answer, { readable: false, next: made });
    expect(await press()).toEqual({ kind: 'done' });
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });
});

test('an outcome that nothing tells stays unknown until a later repetition', async () => {
  const { press, keys } = shop({ failure: 'network' }, { readable: false });
  const outcome = await press();
  if (!isUnknown(outcome)) throw new Error('the outcome should be unknown');
  expect(outcome.soFar).toBeNull();
  expect(await outcome.lookAgain()).toBe(outcome);
  expect(new Set(keys()).size).toBe(1);
});

test.each([401, 429])(
  'Q-199 a repetition that is answered by %d leaves the outcome unknown',
  async (status) => {
    const { press, keys } = shop({ status: 500 }, { readable: false, next: { status } });
    expect(isUnknown(await press())).toBe(true);
    await press();
    expect(new Set(keys()).size).toBe(1);
  },
);

test.each([
  ['done', made, { kind: 'done' }],
  ['a refusal', { status: 400, body: { detail: 'No.' } }, { kind: 'refused', detail: 'No.' }],
] as const)('%s settles the intent: the next press is another act', async (_, answer, outcome) => {
  const { press, keys, onUnclear } = shop(answer);
  expect(await press()).toEqual(outcome);
  await press();
  expect(new Set(keys()).size).toBe(2);
  expect(onUnclear).not.toHaveBeenCalled();
});

test('Q-199 a refusal after an unknown outcome is a success when the first press has acted', async () => {
  const refused = { status: 400, body: { detail: 'Already done.' } };
  const { press, state } = shop({ status: 500 }, { next: refused });
  await press();
  state.acted = true;
  expect(await press()).toEqual({ kind: 'done' });
});

test.each([
  [400, 2],
  [401, 1],
  [429, 1],
])('after an unknown outcome a %d leaves the next press with one of %d keys', async (status, count) => {
  const { press, keys } = shop({ status: 500 }, { next: { status, body: {} } });
  await press();
  expect(await press()).toEqual({ kind: 'refused', detail: null });
  await press();
  expect(new Set(keys()).size).toBe(count);
});

test('an effect that a later look finds settles the intent', async () => {
  const { press, keys, state } = shop({ status: 500 });
  const outcome = await press();
  if (!isUnknown(outcome)) throw new Error('the outcome should be unknown');
  state.acted = true;
  expect(await outcome.lookAgain()).toEqual({ kind: 'done' });
  await press();
  expect(new Set(keys()).size).toBe(2);
});

test('another wish has another key', async () => {
  const { press, keys } = shop({ status: 500 });
  await press('buy 101');
  await press('buy 102');
  expect(new Set(keys()).size).toBe(2);
});
