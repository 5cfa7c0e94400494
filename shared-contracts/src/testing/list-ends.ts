import { act } from '@testing-library/react';

const original = globalThis.IntersectionObserver;
let watched: Watched[] = [];

/** A created observer, with the elements that it observes. */
export type Watched = {
  margin: string | undefined;
  root: Element | Document | null | undefined;
  /** Reports that its element entered or left the viewport. */
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
 * Installs a fake IntersectionObserver; the test reports what enters the viewport. Call `forgetListEnds` after each
 * test.
 *
 * @returns every observer, in the order of creation
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
