import { act, render, screen } from '@testing-library/react';
import { countAt } from './count-at';
import { CountUp } from './count-up';

test.each([
  [0, 100, 0, 0],
  [0, 100, 0.5, 88],
  [100, 0, 0.5, 13],
  [5, 9, 1, 9],
  [5, 9, 2, 9],
  [5, 9, -1, 5],
])('from %p to %p after %p of the time the number is %p', (from, to, share, shown) => {
  expect(countAt(from, to, share)).toBe(shown);
});

test('a changed balance counts to its new value within 600 ms, which is in the page for screen readers at once', () => {
  jest.useFakeTimers();
  const { container, rerender } = render(<CountUp value={1_000} />);
  rerender(<CountUp value={2_000} />);
  const counting = container.firstElementChild;
  act(() => {
    jest.advanceTimersByTime(100);
  });
  expect(counting).not.toHaveTextContent(/^(1|2),000$/);
  expect(screen.getByText('2,000')).toBeInTheDocument();
  act(() => {
    jest.advanceTimersByTime(600);
  });
  expect(counting).toHaveTextContent('2,000');
  jest.useRealTimers();
});
