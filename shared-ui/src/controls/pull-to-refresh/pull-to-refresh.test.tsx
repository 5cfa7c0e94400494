import { fakeHost, renderWithHost } from '@mrw/shared-contracts/testing';
import { fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { HostProvider } from '@mrw/shared-contracts';
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

const touches = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] });

function open() {
  const { container, unmount } = renderWithHost(<PullToRefresh busy={false} onRefresh={refresh} />);
  const mark = container.querySelector<HTMLElement>('.mark');
  return {
    unmount,
    edge: container.firstElementChild,
    look: () => [mark?.style.transform, mark?.style.opacity, mark?.dataset['enough']],
  };
}

test('the gesture has a button of its own, so its mark is not read', () => {
  expect(open().edge).toHaveAttribute('aria-hidden', 'true');
});

test.each([
  [1, ['translateY(0.5px)', '1', 'false']],
  [127, ['translateY(63.5px)', '1', 'false']],
  [128, ['translateY(64px)', '1', 'true']],
  [400, ['translateY(96px)', '1', 'true']],
])('a finger that is %i px down gives the mark the place and state %j', (down, expected) => {
  const { look } = open();
  fireEvent.touchStart(document.body, touches(100, 100));
  fireEvent.touchMove(document.body, touches(100, 100 + down));
  expect(look()).toEqual(expected);
});

test('a finger that goes back up takes the mark with it, and then nothing is refreshed', () => {
  const { look } = open();
  fireEvent.touchStart(document.body, touches(100, 100));
  fireEvent.touchMove(document.body, touches(100, 300));
  fireEvent.touchMove(document.body, touches(100, 90));
  expect(look()).toEqual(['', '', 'false']);
  fireEvent.touchEnd(document.body);
  expect(refresh).not.toHaveBeenCalled();
});

test('the mark goes back when the finger leaves the screen', () => {
  const { look } = open();
  fireEvent.touchStart(document.body, touches(100, 100));
  fireEvent.touchMove(document.body, touches(100, 300));
  fireEvent.touchEnd(document.body);
  expect(look()).toEqual(['', '', 'false']);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a page that is gone follows no finger', () => {
  const { unmount } = open();
  unmount();
  fireEvent.touchStart(document.body, touches(100, 100));
  fireEvent.touchMove(document.body, touches(100, 300));
  fireEvent.touchEnd(document.body);
  expect(refresh).not.toHaveBeenCalled();
});

test("inside a partner's page there is neither mark nor gesture", () => {
  const { host } = fakeHost();
  const { container } = render(
    <HostProvider host={{ ...host, root: { kind: 'shadow', portal: document.body } }}>
      <PullToRefresh busy={false} onRefresh={refresh} />
    </HostProvider>,
  );
  expect(container).toBeEmptyDOMElement();
  expect(document.documentElement.style.getPropertyValue('overscroll-behavior-y')).toBe('');
  fireEvent.touchStart(document.body, touches(100, 100));
  fireEvent.touchMove(document.body, touches(100, 300));
  fireEvent.touchEnd(document.body);
  expect(refresh).not.toHaveBeenCalled();
});
