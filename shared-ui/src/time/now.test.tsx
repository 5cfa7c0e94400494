import { act, renderHook } from '@testing-library/react';
import { useNow } from './now';

afterEach(() => {
  jest.useRealTimers();
});

test('the time is read again every minute, and when the page comes back to the front', () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const { result } = renderHook(() => useNow());
  expect(result.current).toBe(1_000_000);
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe(1_060_000);
  jest.setSystemTime(9_000_000);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(result.current).toBe(9_000_000);
});
