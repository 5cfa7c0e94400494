import { act, renderHook } from '@testing-library/react';
import { useNeedsFocus } from './use-needs-focus';

const original = globalThis.ResizeObserver;
let resized: () => void = () => undefined;
const disconnect = jest.fn();

class ObserverOfTests implements ResizeObserver {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = disconnect;

  constructor(tell: ResizeObserverCallback) {
    resized = () => {
      tell([], this);
    };
  }
}

beforeEach(() => {
  globalThis.ResizeObserver = ObserverOfTests;
});
afterEach(() => {
  globalThis.ResizeObserver = original;
});

function box(content: string, { shown = 100, all = 300 } = {}) {
  const element = document.createElement('div');
  element.innerHTML = content;
  Object.defineProperties(element, { clientHeight: { value: shown }, scrollHeight: { value: all } });
  return element;
}

test.each([
  ['a long text', '<p>x</p>', {}, true],
  ['a text that fits', '<p>x</p>', { all: 100 }, false],
  ['a long text with a link', '<p><a href="/home">x</a></p>', {}, false],
  ['a long list of buttons', '<ul><li><button>x</button></li></ul>', {}, false],
  ['a long text with a field', '<p>x</p><input>', {}, false],
])('%s needs the focus: %p', (_, content, sizes, needs) => {
  const { result, unmount } = renderHook(useNeedsFocus, {
    initialProps: box(content, sizes),
  });
  act(resized);
  expect(result.current).toBe(needs);
  unmount();
  expect(disconnect).toHaveBeenCalled();
});

test('without an element, and in a browser that watches no sizes, nothing does', () => {
  expect(renderHook(() => useNeedsFocus(null)).result.current).toBe(false);
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  expect(renderHook(() => useNeedsFocus(box('<p>x</p>'))).result.current).toBe(false);
});
