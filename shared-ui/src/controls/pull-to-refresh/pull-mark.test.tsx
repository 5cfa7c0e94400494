import { HostProvider } from '@mrw/shared-contracts';
import { fakeHost, renderWithHost } from '@mrw/shared-contracts/testing';
import { fireEvent, render } from '@testing-library/react';
import { PullToRefresh } from './pull-to-refresh';

const refresh = jest.fn();
const touches = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] });

beforeEach(() => {
  refresh.mockReset();
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
});

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
