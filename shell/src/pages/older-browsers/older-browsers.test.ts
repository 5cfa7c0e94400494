import { afterFillingIn } from './fill-in';
import { fillIn } from './missing-parts';

const has = { Array, Object, AbortSignal: { timeout: () => undefined }, ResizeObserver: () => undefined };

test('a browser that has everything starts at once', () => {
  const start = jest.fn();
  afterFillingIn(has, start);
  expect(start).toHaveBeenCalledTimes(1);
});

test.each([
  ['Array.prototype.at', { ...has, Array: { prototype: {} } }],
  ['Object.hasOwn', { ...has, Object: {} }],
  ['AbortSignal.timeout', { ...has, AbortSignal: {} }],
  ['ResizeObserver', { Array, Object, AbortSignal: has.AbortSignal }],
])('without %s it starts once the missing part is there', async (_, page) => {
  let start: () => void = () => undefined;
  const started = new Promise<void>((resolve) => {
    start = jest.fn(resolve);
  });
  afterFillingIn(page, start);
  expect(start).not.toHaveBeenCalled();
  await started;
  expect(start).toHaveBeenCalledTimes(1);
});

/** Removes a function while `then` runs. */
function without(from: object, name: string, then: () => void): void {
  const own = Object.getOwnPropertyDescriptor(from, name);
  Reflect.deleteProperty(from, name);
  try {
    fillIn();
    then();
  } finally {
    if (own) Object.defineProperty(from, name, own);
    else Reflect.deleteProperty(from, name);
  }
}

test('at counts from both ends as that of the browser does', () => {
  const places = [0, 1, -1, -3, 3, -4, 1.7, Number.NaN];
  const expected = places.map((place) => ['a', 'b', 'c'].at(place));
  without(Array.prototype, 'at', () => {
    expect(places.map((place) => ['a', 'b', 'c'].at(place))).toEqual(expected);
    expect(Object.keys(Array.prototype)).toEqual([]);
  });
});

test('hasOwn knows what an object has itself', () => {
  without(Object, 'hasOwn', () => {
    expect(Object.hasOwn({ a: undefined }, 'a')).toBe(true);
    expect(Object.hasOwn({}, 'toString')).toBe(false);
    expect(Object.hasOwn(Object.create(null) as object, 'a')).toBe(false);
  });
});

test('a signal says so when its time is over', () => {
  jest.useFakeTimers();
  without(AbortSignal, 'timeout', () => {
    const signal = AbortSignal.timeout(50);
    expect(signal.aborted).toBe(false);
    jest.advanceTimersByTime(50);
    expect(signal.aborted).toBe(true);
  });
});

test('a part that the browser has stays its own', () => {
  const own = Array.prototype.at;
  fillIn();
  expect(Array.prototype.at).toBe(own);
});
