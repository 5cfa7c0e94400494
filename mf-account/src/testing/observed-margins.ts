class ObserverOfMargins implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [0];
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
  readonly takeRecords = () => [];

  constructor(_: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    margins.push(options?.rootMargin);
  }
}

const original = globalThis.IntersectionObserver;
let margins: (string | undefined)[] = [];

afterEach(() => {
  globalThis.IntersectionObserver = original;
});

/** From now on the ends of lists are watched; nothing is ever seen. Undone after the test. @returns the margin of each observer */
export function observeMargins(): readonly (string | undefined)[] {
  margins = [];
  globalThis.IntersectionObserver = ObserverOfMargins;
  return margins;
}
