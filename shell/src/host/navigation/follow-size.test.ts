import { forgetSizes, watchSizes } from '@mrw/shared-contracts/testing';
import { followSize } from './follow-size';

const element = document.body.appendChild(document.createElement('div'));

afterEach(() => {
  forgetSizes();
  element.textContent = '';
});

test('it is told whenever the browser says how large the element is, until the end', () => {
  const resize = watchSizes();
  const told = jest.fn();
  const stop = followSize(element, told);
  // Not at once: that would force a layout.
  expect(told).not.toHaveBeenCalled();
  resize(element);
  expect(told).toHaveBeenCalledTimes(1);
  // A resize event of the window does not tell the size of the element.
  window.dispatchEvent(new Event('resize'));
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  resize(element);
  expect(told).toHaveBeenCalledTimes(1);
});

describe('in a browser that watches no sizes', () => {
  const told = jest.fn();
  const soon = () =>
    new Promise<void>((resolve) => {
      setTimeout(resolve);
    });

  beforeEach(() => {
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
    told.mockClear();
  });

  test('it is told at once, then content that comes, at any depth, and the window tell it, until the end', async () => {
    element.innerHTML = '<p></p>';
    const stop = followSize(element, told);
    expect(told).toHaveBeenCalledTimes(1);
    element.append('more');
    await soon();
    expect(told).toHaveBeenCalledTimes(2);
    element.firstElementChild?.append('deeper');
    await soon();
    expect(told).toHaveBeenCalledTimes(3);
    window.dispatchEvent(new Event('resize'));
    expect(told).toHaveBeenCalledTimes(4);
    stop();
    element.append('later');
    window.dispatchEvent(new Event('resize'));
    await soon();
    expect(told).toHaveBeenCalledTimes(4);
  });
});
