import { act, render, screen } from '@testing-library/react';
import { countAt } from './count-at';
import { CountUp } from './count-up';
import { DoneMark } from './done-mark';

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

describe('a counting number', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  const pass = (milliseconds: number) => {
    act(() => {
      jest.advanceTimersByTime(milliseconds);
    });
  };

  test('a changed balance counts to its new value within 600 ms, which is in the page for screen readers at once', () => {
    const { container, rerender } = render(<CountUp value={1_000} />);
    pass(5_000);
    rerender(<CountUp value={2_000} />);
    const counting = container.firstElementChild;
    pass(100);
    expect(counting).not.toHaveTextContent(/^(1|2),000$/);
    expect(screen.getByText('2,000')).toBeInTheDocument();
    pass(600);
    expect(counting).toHaveTextContent('2,000');
  });

  test('a number that does not change draws no frames', () => {
    const { rerender } = render(<CountUp value={1_000} />);
    expect(jest.getTimerCount()).toBe(0);
    rerender(<CountUp value={2_000} />);
    expect(jest.getTimerCount()).toBe(1);
    pass(1_000);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a number that leaves the page while it counts draws no more frames', () => {
    const { rerender, unmount } = render(<CountUp value={1_000} />);
    rerender(<CountUp value={2_000} />);
    pass(100);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('the tick is drawn for the eye only: the text is beside it', () => {
  const { container } = render(<DoneMark size={40} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
