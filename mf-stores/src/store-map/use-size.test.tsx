import { forgetSizes, watchSizes } from '@mrw/shared-contracts/testing';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useSize } from './use-size';

let now = { clientWidth: 0, clientHeight: 0 };

beforeEach(() => {
  now = { clientWidth: 600, clientHeight: 400 };
  for (const side of ['clientWidth', 'clientHeight'] as const)
    jest.spyOn(HTMLElement.prototype, side, 'get').mockImplementation(() => now[side]);
});
afterEach(forgetSizes);

function Measured() {
  const element = useRef<HTMLParagraphElement>(null);
  const size = useSize(element);
  return <p ref={element}>{size ? `${size.width} by ${size.height}` : 'not measured'}</p>;
}

function Absent() {
  const size = useSize(useRef<HTMLParagraphElement>(null));
  return <p>{size ? 'measured' : 'not measured'}</p>;
}

const text = () => screen.getByRole('paragraph').textContent;

test('an element has its size with the first drawing, and each later one', () => {
  const tell = watchSizes();
  const { unmount } = render(<Measured />);
  expect(text()).toBe('600 by 400');
  const element = screen.getByRole('paragraph');
  now = { clientWidth: 300, clientHeight: 500 };
  tell(element);
  expect(text()).toBe('300 by 500');
  unmount();
  const measured = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockClear();
  tell(element);
  expect(measured).not.toHaveBeenCalled();
});

test('where sizes are observed the window is not listened to', () => {
  watchSizes();
  render(<Measured />);
  now = { clientWidth: 300, clientHeight: 500 };
  act(() => {
    window.dispatchEvent(new Event('resize'));
  });
  expect(text()).toBe('600 by 400');
});

test('a browser that cannot observe sizes measures with the window, until the element is gone', () => {
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  const { unmount } = render(<Measured />);
  expect(text()).toBe('600 by 400');
  now = { clientWidth: 300, clientHeight: 500 };
  act(() => {
    window.dispatchEvent(new Event('resize'));
  });
  expect(text()).toBe('300 by 500');
  unmount();
  const measured = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockClear();
  window.dispatchEvent(new Event('resize'));
  expect(measured).not.toHaveBeenCalled();
});

test('without an element there is no size', () => {
  render(<Absent />);
  expect(text()).toBe('not measured');
});
