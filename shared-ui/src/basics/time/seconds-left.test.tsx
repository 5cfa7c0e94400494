import { act, render, screen } from '@testing-library/react';
import { secondsLeft, useSecondsLeft } from './seconds-left';

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
