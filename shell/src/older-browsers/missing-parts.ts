import { ResizeObserver } from '@juggle/resize-observer';

/** Adds a part that is missing, as the browser itself would have it: not among the names of a loop. */
function add(to: object, name: string, value: unknown): void {
  if (!(name in to)) Object.defineProperty(to, name, { value, configurable: true, writable: true });
}

/** The element at a place, from the end when it is negative; what is no number counts as 0. */
function at(this: ArrayLike<unknown>, place: number): unknown {
  const whole = Math.trunc(place) || 0;
  return this[whole < 0 ? this.length + whole : whole];
}

function hasOwn(object: object, name: PropertyKey): boolean {
  return Object.prototype.hasOwnProperty.call(object, name);
}

/** @param milliseconds after which the signal says so */
function timeout(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => {
    controller.abort();
  }, milliseconds);
  return controller.signal;
}

/** Gives this browser what it lacks; what it has stays. */
export function fillIn(): void {
  add(Array.prototype, 'at', at);
  add(Object, 'hasOwn', hasOwn);
  add(AbortSignal, 'timeout', timeout);
  add(window, 'ResizeObserver', ResizeObserver);
}
