import { forgetSizes, watchSizes } from '@mrw/shared-contracts/testing';
import { renderHook } from '@testing-library/react';
import { useNeedsFocus } from './use-needs-focus';

afterEach(forgetSizes);

function box(content: string, { shown = 100, all = 300 } = {}): Element | null {
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
  const resize = watchSizes();
  const element = box(content, sizes);
  const { result, rerender } = renderHook(useNeedsFocus, { initialProps: element });
  if (element) resize(element);
  expect(result.current).toBe(needs);
  // A removed element has no more effect.
  rerender(null);
  element?.replaceChildren(document.createElement('button'));
  if (element) resize(element);
  expect(result.current).toBe(needs);
});

test('without an element, and in a browser that watches no sizes, nothing does', () => {
  expect(renderHook(useNeedsFocus, { initialProps: null }).result.current).toBe(false);
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  expect(renderHook(useNeedsFocus, { initialProps: box('<p>x</p>') }).result.current).toBe(false);
});
