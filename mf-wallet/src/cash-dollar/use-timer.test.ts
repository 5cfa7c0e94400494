import { renderHook } from '@testing-library/react';
import { useTimer } from './use-timer';

beforeEach(() => {
  jest.useFakeTimers();
});
const wait = 1_000;
const start = (isOn: boolean, act: () => void) =>
  renderHook(({ on, call }) => useTimer(on, wait, call), { initialProps: { on: isOn, call: act } });

test('calls once, some milliseconds after the state has begun', () => {
  const act = jest.fn();
  const { rerender } = start(false, act);
  jest.advanceTimersByTime(wait);
  expect(act).not.toHaveBeenCalled();
  rerender({ on: true, call: act });
  jest.advanceTimersByTime(wait - 1);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10 * wait);
  expect(act).toHaveBeenCalledTimes(1);
});

test('calls what the last render gave, and does not start anew with it', () => {
  const [first, last] = [jest.fn(), jest.fn()];
  const { rerender } = start(true, first);
  jest.advanceTimersByTime(wait - 1);
  rerender({ on: true, call: last });
  jest.advanceTimersByTime(1);
  expect(first).not.toHaveBeenCalled();
  expect(last).toHaveBeenCalledTimes(1);
});

test('calls nothing once the state has ended, or the page is left', () => {
  const act = jest.fn();
  const { rerender, unmount } = start(true, act);
  rerender({ on: false, call: act });
  jest.advanceTimersByTime(wait);
  rerender({ on: true, call: act });
  unmount();
  jest.advanceTimersByTime(wait);
  expect(act).not.toHaveBeenCalled();
});
