import { act } from '@testing-library/react';

const original = globalThis.IntersectionObserver;
let watched: Watched[] = [];

/** An observer that somebody made: what it was told to watch. */
export type Watched = {
  margin: string | undefined;
  root: Element | Document | null | undefined;
  /** Says to it that its element came into sight, or went. */
  see: (isIntersecting: boolean) => void;
};

class ObserverOfTests implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [0];
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
  readonly takeRecords = () => [];
  private readonly watched: Watched;

  constructor(
    private readonly tell: IntersectionObserverCallback,
    options?: IntersectionObserverInit,
  ) {
    this.watched = { margin: options?.rootMargin, root: options?.root, see: () => undefined };
    watched.push(this.watched);
  }

  observe(target: Element) {
    const box = target.getBoundingClientRect();
    this.watched.see = (isIntersecting) => {
      const ratio = isIntersecting ? 1 : 0;
      const entry = { target, isIntersecting, intersectionRatio: ratio, time: 0, rootBounds: null };
      act(() => {
        this.tell([{ ...entry, boundingClientRect: box, intersectionRect: box }], this);
      });
    };
  }
}

/**
 * From now on the ends of lists are watched, as a browser does; what comes into sight says the test. Put
 * `forgetListEnds` behind each test.
 *
 * @returns every observer, in the order they were made
 */
export function watchListEnds(): readonly Watched[] {
  watched = [];
  globalThis.IntersectionObserver = ObserverOfTests;
  return watched;
}

/** Undoes `watchListEnds`. */
export function forgetListEnds(): void {
  globalThis.IntersectionObserver = original;
}
