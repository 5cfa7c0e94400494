import { HostProvider } from '@mrw/shared-contracts';
import { fakeHost } from '@mrw/shared-contracts/testing';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { useRenewal } from './use-renewal';

const start = Date.parse('2026-11-21T10:00:00+08:00');
const every = 60_000;

beforeEach(() => {
  jest.useFakeTimers({ now: start });
});
/** Second by second: a render starts the next timer. */
const pass = (milliseconds: number) => {
  for (let left = milliseconds; left > 0; left -= 1_000) {
    act(() => {
      jest.advanceTimersByTime(Math.min(left, 1_000));
    });
  }
};
/** The clock goes on while the timers of the page do not. */
const sleep = (milliseconds: number) => {
  jest.setSystemTime(Date.now() + milliseconds);
};
const comeBack = () => {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
};

function renew() {
  const { result, unmount } = renderHook(() => useRenewal(every));
  return { unmount, state: () => ({ age: result.current.madeAt - start, left: result.current.secondsLeft }) };
}

test('a code is renewed when its time is over, not before', () => {
  const { state } = renew();
  expect(state()).toEqual({ age: 0, left: 60 });
  pass(every - 1);
  expect(state()).toEqual({ age: 0, left: 1 });
  pass(1);
  expect(state()).toEqual({ age: every, left: 60 });
  pass(every + 20_000);
  expect(state()).toEqual({ age: 2 * every, left: 40 });
});

test('a code whose time ended in the background is renewed when the page comes back', () => {
  const { state } = renew();
  sleep(every + 5_000);
  comeBack();
  expect(state()).toEqual({ age: every + 5_000, left: 60 });
});

test('a return to the page renews no code that is still valid, neither the first nor a later one', () => {
  const { state } = renew();
  pass(30_000);
  comeBack();
  expect(state()).toEqual({ age: 0, left: 30 });
  pass(50_000);
  comeBack();
  expect(state()).toEqual({ age: every, left: 40 });
});

test('a new code that comes late does not show more seconds than a code has', () => {
  const { state } = renew();
  sleep(500);
  pass(every);
  expect(state()).toEqual({ age: every + 500, left: 60 });
});

test('a closed page renews nothing', () => {
  const { unmount } = renew();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('a code has the time of the server as soon as that is known, and lasts as long (Q-191)', () => {
  const { host, clockOffset$ } = fakeHost();
  const wrapper = ({ children }: { children: ReactNode }) => createElement(HostProvider, { host, children });
  const { result } = renderHook(() => useRenewal(every), { wrapper });
  pass(10_000);
  act(() => {
    clockOffset$.next(45 * 60_000);
  });
  expect(result.current).toEqual({ madeAt: start + 45 * 60_000, secondsLeft: 50 });
});
