import type { UnknownOutcome } from '@mrw/shared-contracts/outcome/resolve-outcome';
import { act, renderHook } from '@testing-library/react';
import { useUnknownOutcome } from './use-unknown-outcome';

// Its timer is not one of the readings.
jest.mock('./outcome-in-hand');

type Outcome = { kind: 'done' | 'refused' };
type Result = Outcome | UnknownOutcome<Outcome>;

const done: Outcome = { kind: 'done' };
const refused: Outcome = { kind: 'refused' };

/** An unknown outcome whose readings the test answers. */
function unknown(soFar: Outcome | null = null) {
  const answers: ((result: Result) => void)[] = [];
  const lookAgain = jest.fn(
    () =>
      new Promise<Result>((resolve) => {
        answers.push(resolve);
      }),
  );
  const outcome: UnknownOutcome<Outcome> = { kind: 'unknown', soFar, lookAgain };
  const answer = (result: Result = outcome) =>
    act(async () => {
      answers.shift()?.(result);
      await Promise.resolve();
    });
  return { outcome, lookAgain, answer };
}

function use(options?: { passing?: boolean }) {
  const told = jest.fn<undefined, [Result]>();
  const { result, rerender } = renderHook(({ tell }) => useUnknownOutcome<Outcome>(tell, options), {
    initialProps: { tell: told },
  });
  return {
    told,
    rerender,
    state: () => {
      const { open, pending, looking } = result.current;
      return { open, pending, looking };
    },
    receive: (next: Result) => {
      act(() => {
        result.current.receive(next);
      });
    },
    lookAgain: () => {
      act(() => {
        result.current.lookAgain();
      });
    },
    drop: () => {
      act(() => {
        result.current.drop();
      });
    },
  };
}

const settled = { open: false, pending: false, looking: false };
const pass = (milliseconds: number) => {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
};

beforeEach(() => {
  jest.useFakeTimers();
});
test('Q-199 while the outcome is read back for the first time, that is known', () => {
  const { result } = renderHook(() => useUnknownOutcome<Outcome>(() => undefined));
  act(() => {
    result.current.check();
  });
  expect(result.current.checking).toBe(true);
  act(() => {
    result.current.receive(done);
  });
  expect(result.current.checking).toBe(false);
});

test('before a call nothing is open and nothing is read', () => {
  const { state, lookAgain, told } = use();
  expect(state()).toEqual(settled);
  expect(jest.getTimerCount()).toBe(0);
  lookAgain();
  expect(state()).toEqual(settled);
  expect(told).not.toHaveBeenCalled();
});

test.each<[string, Outcome | null, boolean, Partial<typeof settled>]>([
  ['an outcome of which nothing is known', null, false, { open: true, pending: true }],
  ['an outcome that may still change', refused, false, { pending: true }],
  ['a passing outcome of which nothing is known', null, true, { open: true, pending: true }],
  ['a passing outcome that is known so far', refused, true, {}],
])('%s is told and kept as far as it is needed', (_, soFar, passing, expected) => {
  const { state, receive, told } = use({ passing });
  const { outcome } = unknown(soFar);
  receive(outcome);
  expect(state()).toEqual({ ...settled, ...expected });
  expect(told.mock.calls).toEqual([[soFar ?? outcome]]);
  expect(jest.getTimerCount()).toBe(expected.pending ? 1 : 0);
});

test.each([{ passing: true }, undefined])(
  'a known outcome is told and kept open by no option: %p',
  (options) => {
    const { state, receive, told } = use(options);
    receive(done);
    expect(state()).toEqual(settled);
    expect(told.mock.calls).toEqual([[done]]);
  },
);

test('without options the readings continue after a first outcome, until the state is certain', async () => {
  const { state, receive, told } = use();
  const { outcome, lookAgain, answer } = unknown(refused);
  receive(outcome);
  pass(5_000);
  expect(lookAgain).toHaveBeenCalledTimes(1);
  await answer(done);
  expect(told.mock.calls).toEqual([[refused], [done]]);
  expect(state()).toEqual(settled);
  pass(60_000);
  expect(lookAgain).toHaveBeenCalledTimes(1);
});

test('one reading runs at a time, and one without news is not told', async () => {
  const { state, receive, told, lookAgain } = use();
  const first = unknown();
  receive(first.outcome);
  lookAgain();
  expect(state()).toEqual({ open: true, pending: true, looking: true });
  lookAgain();
  pass(60_000);
  expect(first.lookAgain).toHaveBeenCalledTimes(1);
  await first.answer();
  expect(state()).toEqual({ open: true, pending: true, looking: false });
  expect(told).toHaveBeenCalledTimes(1);
  lookAgain();
  expect(first.lookAgain).toHaveBeenCalledTimes(2);
});

test('a reading that arrives after the end is not told', async () => {
  const { state, receive, told, lookAgain, drop } = use();
  const { outcome, answer } = unknown();
  receive(outcome);
  lookAgain();
  drop();
  expect(state()).toEqual({ ...settled, looking: true });
  await answer(done);
  expect(state()).toEqual(settled);
  expect(told.mock.calls).toEqual([[outcome]]);
});

test('a reading of an earlier call does not settle a later one', async () => {
  const { state, receive, told, lookAgain } = use();
  const earlier = unknown();
  const later = unknown();
  receive(earlier.outcome);
  lookAgain();
  receive(later.outcome);
  await earlier.answer(done);
  expect(state()).toEqual({ open: true, pending: true, looking: false });
  expect(told).not.toHaveBeenCalledWith(done);
  lookAgain();
  await later.answer(refused);
  expect(told).toHaveBeenLastCalledWith(refused);
});

test('the outcome goes to the function of the last render', async () => {
  const { rerender, receive, told, lookAgain } = use();
  const { outcome, answer } = unknown();
  receive(outcome);
  lookAgain();
  const latest = jest.fn<undefined, [Result]>();
  rerender({ tell: latest });
  await answer(done);
  expect(latest.mock.calls).toEqual([[done]]);
  expect(told).toHaveBeenCalledTimes(1);
});
