import { ResizeObserver } from '@juggle/resize-observer';

/** Adds a polyfill as the browser would define it: not enumerable. */
function add(to: object, name: string, value: unknown): void {
  if (!(name in to)) Object.defineProperty(to, name, { value, configurable: true, writable: true });
}

/** The element at an index, from the end when it is negative; an invalid number counts as 0. */
function at(this: ArrayLike<unknown>, place: number): unknown {
  const whole = Math.trunc(place) || 0;
  return this[whole < 0 ? this.length + whole : whole];
}

function hasOwn(object: object, name: PropertyKey): boolean {
  return Object.prototype.hasOwnProperty.call(object, name);
}

/** @param milliseconds until the signal aborts */
function timeout(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => {
    controller.abort();
  }, milliseconds);
  return controller.signal;
}

/** Adds missing functions to this browser; existing ones stay. */
export function fillIn(): void {
  add(Array.prototype, 'at', at);
  add(Object, 'hasOwn', hasOwn);
  add(AbortSignal, 'timeout', timeout);
  add(window, 'ResizeObserver', ResizeObserver);
}
