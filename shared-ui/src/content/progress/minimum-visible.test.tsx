import { drawnIds } from '@mrw/shared-contracts/manifest/drawn-page';
import { act, render, screen } from '@testing-library/react';
import { useMinimumVisible } from './minimum-visible';

function Indicator({ busy }: { busy: boolean }) {
  return useMinimumVisible(busy, 1_500) ? <p>Loading</p> : null;
}

const wait = (milliseconds: number) => {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
};

beforeEach(() => {
  jest.useFakeTimers();
});

test('a quick answer keeps the indicator for 1500 ms from its appearance (Q-151)', () => {
  const { rerender } = render(<Indicator busy />);
  wait(200);
  rerender(<Indicator busy={false} />);
  wait(1_299);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText('Loading')).toBeNull();
});

test('a slow answer ends the indicator at once', () => {
  const { rerender } = render(<Indicator busy />);
  wait(5_000);
  rerender(<Indicator busy={false} />);
  wait(0);
  expect(screen.queryByText('Loading')).toBeNull();
});

test('work that starts again while the indicator is held keeps it', () => {
  const { rerender } = render(<Indicator busy />);
  rerender(<Indicator busy={false} />);
  wait(1_000);
  rerender(<Indicator busy />);
  wait(2_000);
  expect(screen.getByText('Loading')).toBeInTheDocument();
});

test('behind a drawn view it is not seen: it ends with the work, in the same rendering', () => {
  const drawn = document.createElement('div');
  drawn.id = drawnIds.view;
  document.body.append(drawn);
  const { rerender } = render(<Indicator busy />);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  rerender(<Indicator busy={false} />);
  expect(screen.queryByText('Loading')).toBeNull();
  drawn.remove();
});

test('work that goes on when the drawn view is gone keeps it from then on', () => {
  const drawn = document.createElement('div');
  drawn.id = drawnIds.view;
  document.body.append(drawn);
  const { rerender } = render(<Indicator busy />);
  drawn.remove();
  rerender(<Indicator busy />);
  rerender(<Indicator busy={false} />);
  wait(1_499);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText('Loading')).toBeNull();
});
