import { HostProvider } from '@mrw/shared-contracts';
import { fakeHost } from '@mrw/shared-contracts/testing';
import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useNow } from './now';
import { secondsLeft, useSecondsLeft } from './seconds-left';

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

test('now is that of the host, at once when it learns of another; a countdown goes by the device (Q-191)', () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const { host, clockOffset$ } = fakeHost({ clockOffset: 120_000 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <HostProvider host={host}>{children}</HostProvider>
  );
  const { result } = renderHook(() => ({ now: useNow(), left: useSecondsLeft(1_030_000) }), { wrapper });
  expect(result.current).toEqual({ now: 1_120_000, left: 30 });
  act(() => {
    clockOffset$.next(-180_000);
  });
  expect(result.current).toEqual({ now: 820_000, left: 30 });
});

test('under a host of before contract 1.13 now is that of the device', () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const older = fakeHost({ clockOffset: 120_000 }).host;
  Reflect.deleteProperty(older, 'clock');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <HostProvider host={older}>{children}</HostProvider>
  );
  expect(renderHook(() => useNow(), { wrapper }).result.current).toBe(1_000_000);
});

describe('seconds left', () => {
  const start = Date.parse('2026-11-21T10:00:00+08:00');

  beforeEach(() => {
    jest.useFakeTimers({ now: start });
  });

  function Countdown({ until }: { until: number }) {
    return <output>{useSecondsLeft(until)}</output>;
  }

  test.each([
    [start, 0],
    [start + 1, 1],
    [start + 1_000, 1],
    [start + 1_001, 2],
    [start - 5_000, 0],
  ])('until %p there are %p seconds', (until, seconds) => {
    expect(secondsLeft(until, start)).toBe(seconds);
  });

  test('counts every second down to 0', () => {
    render(<Countdown until={start + 3_500} />);
    const seen = [screen.getByRole('status').textContent];
    for (let second = 0; second < 5; second += 1) {
      act(() => {
        jest.advanceTimersByTime(1_000);
      });
      seen.push(screen.getByRole('status').textContent);
    }
    expect(seen).toEqual(['4', '3', '2', '1', '0', '0']);
  });

  test('is right again as soon as the page comes back to the front', () => {
    render(<Countdown until={start + 120_000} />);
    jest.setSystemTime(start + 100_000);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.getByRole('status')).toHaveTextContent('20');
  });

  test('follows a new end', () => {
    const { rerender } = render(<Countdown until={start + 1_000} />);
    rerender(<Countdown until={start + 60_000} />);
    expect(screen.getByRole('status')).toHaveTextContent('60');
  });
});
