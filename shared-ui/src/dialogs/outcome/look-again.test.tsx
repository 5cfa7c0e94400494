import { renderHook } from '@testing-library/react';
import { useLookAgain } from './look-again';

beforeEach(() => {
  jest.useFakeTimers();
});
function wait(waiting = true) {
  const look = jest.fn();
  const hook = renderHook(
    ({ open }) => {
      useLookAgain(open, look);
    },
    { initialProps: { open: waiting } },
  );
  return { look, ...hook };
}

test('Q-181 looks every 5 seconds, as long as the question is open', () => {
  const { look, rerender } = wait();
  jest.advanceTimersByTime(4_999);
  expect(look).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5_001);
  expect(look).toHaveBeenCalledTimes(2);
  rerender({ open: false });
  jest.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledTimes(2);
});

test.each([
  ['connection', () => window.dispatchEvent(new Event('online'))],
  ['visitor', () => document.dispatchEvent(new Event('visibilitychange'))],
])('looks at once when the %s comes back', (_, comeBack) => {
  const { look } = wait();
  comeBack();
  expect(look).toHaveBeenCalledTimes(1);
});

test('a page in the background looks at nothing', () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { look } = wait();
  document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(60_000);
  expect(look).not.toHaveBeenCalled();
});

test('nothing is left behind', () => {
  const { look, unmount } = wait();
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(jest.getTimerCount()).toBe(0);
  expect(look).not.toHaveBeenCalled();
});
