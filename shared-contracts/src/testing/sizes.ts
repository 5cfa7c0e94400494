import { act } from '@testing-library/react';

const original = globalThis.ResizeObserver;
let observers = new Set<ObserverOfTests>();

class ObserverOfTests implements ResizeObserver {
  private readonly elements = new Set<Element>();

  constructor(private readonly told: ResizeObserverCallback) {
    observers.add(this);
  }

  observe(element: Element) {
    this.elements.add(element);
  }

  unobserve(element: Element) {
    this.elements.delete(element);
  }

  disconnect() {
    observers.delete(this);
  }

  tell(element: Element) {
    if (this.elements.has(element)) this.told([], this);
  }
}

/**
 * From now on sizes are watched, as a browser does; when one changes says the test. Put `forgetSizes` behind each test.
 *
 * @returns a function that says that an element has another size
 */
export function watchSizes(): (element: Element) => void {
  observers = new Set();
  globalThis.ResizeObserver = ObserverOfTests;
  return (element) => {
    act(() => {
      for (const observer of observers) observer.tell(element);
    });
  };
}

/** Undoes `watchSizes`, and what a test did to take the watching away. */
export function forgetSizes(): void {
  globalThis.ResizeObserver = original;
}
