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
 * Installs a fake ResizeObserver; the test reports new sizes. Call `forgetSizes` after each test.
 *
 * @returns a function that reports another size of an element
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

/** Reverts `watchSizes`, and a removal of the observer by a test. */
export function forgetSizes(): void {
  globalThis.ResizeObserver = original;
}
