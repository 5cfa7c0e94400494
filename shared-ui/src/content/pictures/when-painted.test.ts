import { whenPainted } from './when-painted';

/** A picture that is on its way. */
function coming(): HTMLImageElement {
  const image = document.createElement('img');
  Object.defineProperty(image, 'complete', { value: false });
  return image;
}

const load = (image: HTMLImageElement) => image.dispatchEvent(new Event('load'));

beforeEach(() => jest.useFakeTimers());
describe('where the browser tells of paints', () => {
  let tell: (elements: Element[]) => void;
  const disconnect = jest.fn();

  beforeEach(() => {
    disconnect.mockClear();
    class Observer {
      static readonly supportedEntryTypes = ['element'];
      disconnect = disconnect;
      observe = jest.fn();
      constructor(told: (list: { getEntries(): object[] }) => void) {
        tell = (elements) => {
          told({ getEntries: () => elements.map((element) => ({ element })) });
        };
      }
    }
    Object.defineProperty(window, 'PerformanceObserver', { configurable: true, value: Observer });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'PerformanceObserver');
  });

  test('the paint of the picture counts, not its load, and only once', () => {
    const image = coming();
    const then = jest.fn();
    whenPainted(image, then);
    expect(image.hasAttribute('elementtiming')).toBe(true);
    load(image);
    jest.advanceTimersByTime(400);
    tell([coming()]);
    expect(then).not.toHaveBeenCalled();
    tell([image]);
    jest.advanceTimersByTime(1_000);
    expect(then).toHaveBeenCalledTimes(1);
    expect(disconnect).toHaveBeenCalled();
  });

  test('inside a shadow root, of which it tells nothing, it is the frame after the load', () => {
    const image = coming();
    document.createElement('div').attachShadow({ mode: 'open' }).append(image);
    const then = jest.fn();
    whenPainted(image, then);
    load(image);
    jest.advanceTimersByTime(20);
    expect(then).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['has loaded', coming()],
    ['was there already', document.createElement('img')],
  ])('a picture that %s and is out of sight is not waited for longer than half a second', (_, image) => {
    const then = jest.fn();
    whenPainted(image, then);
    load(image);
    jest.advanceTimersByTime(499);
    expect(then).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(then).toHaveBeenCalledTimes(1);
  });
});

test('elsewhere it is the frame after the load', () => {
  const image = coming();
  const then = jest.fn();
  whenPainted(image, then);
  jest.advanceTimersByTime(1_000);
  expect(then).not.toHaveBeenCalled();
  load(image);
  jest.advanceTimersByTime(20);
  expect(then).toHaveBeenCalledTimes(1);
});

test('a wait that was ended stays ended, also between load and paint', () => {
  const image = coming();
  const then = jest.fn();
  const stop = whenPainted(image, then);
  load(image);
  stop();
  load(image);
  jest.advanceTimersByTime(1_000);
  expect(then).not.toHaveBeenCalled();
});
