import { renderWithHost } from '@mrw/shared-contracts/testing';
import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { PullToRefresh } from './pull-to-refresh';

const refresh = jest.fn();
const finger = (x: number, y: number) => ({ clientX: x, clientY: y });

function pull(to: { x?: number; y: number }, on: Element = document.body, end = fireEvent.touchEnd) {
  fireEvent.touchStart(on, { touches: [finger(100, 100)] });
  fireEvent.touchMove(on, { touches: [finger(100 + (to.x ?? 0), 100 + to.y)] });
  end(on);
}

beforeEach(() => {
  refresh.mockReset();
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
});

test('a pull at the upper end refreshes, and the browser does not reload the page', () => {
  const { unmount } = renderWithHost(<PullToRefresh busy={false} onRefresh={refresh} />);
  expect(document.documentElement.style.getPropertyValue('overscroll-behavior-y')).toBe('contain');
  pull({ y: 140 });
  expect(refresh).toHaveBeenCalledTimes(1);
  unmount();
  expect(document.documentElement.style.getPropertyValue('overscroll-behavior-y')).toBe('');
});

test.each([
  ['a short pull', () => pull({ y: 100 })],
  ['a swipe to the side', () => pull({ x: 160, y: 140 })],
  ['a pull upwards', () => pull({ y: -200 })],
  ['a pull that the system took over', () => pull({ y: 200 }, document.body, fireEvent.touchCancel)],
  [
    'a pull in the middle of a page',
    () => {
      Object.defineProperty(window, 'scrollY', { configurable: true, value: 300 });
      pull({ y: 200 });
    },
  ],
  [
    'two fingers',
    () => {
      fireEvent.touchStart(document.body, { touches: [finger(0, 0), finger(50, 0)] });
      fireEvent.touchMove(document.body, { touches: [finger(0, 200), finger(50, 200)] });
      fireEvent.touchEnd(document.body);
    },
  ],
])('%s refreshes nothing', (_, gesture) => {
  renderWithHost(<PullToRefresh busy={false} onRefresh={refresh} />);
  gesture();
  expect(refresh).not.toHaveBeenCalled();
});

test('a pull inside a dialog refreshes nothing', () => {
  const { getByRole } = renderWithHost(
    <div>
      <PullToRefresh busy={false} onRefresh={refresh} />
      <div role="dialog" aria-label="Sheet" />
    </div>,
  );
  pull({ y: 200 }, getByRole('dialog'));
  expect(refresh).not.toHaveBeenCalled();
});

function Page() {
  const [busy, setBusy] = useState(true);
  return (
    <>
      <PullToRefresh busy={busy} onRefresh={refresh} />
      <button
        onClick={() => {
          setBusy(!busy);
        }}
      />
    </>
  );
}

test('the mark turns for a pull, and neither for the first load nor for the button', () => {
  const { container, getByRole } = renderWithHost(<Page />);
  const next = () => {
    fireEvent.click(getByRole('button'));
  };
  const turns = () => container.querySelector('.busy') !== null;
  expect(turns()).toBe(false);
  next();
  pull({ y: 140 });
  next();
  expect(turns()).toBe(true);
  next();
  next();
  expect(turns()).toBe(false);
});

test('a pull while the page is being read again refreshes nothing', () => {
  renderWithHost(<PullToRefresh busy onRefresh={refresh} />);
  pull({ y: 200 });
  expect(refresh).not.toHaveBeenCalled();
});
