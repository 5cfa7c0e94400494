import type { FakeAnswer } from '@mrw/shared-contracts/testing';

/** A response whose next page is behind a link. */
export function pageWithNext(body: readonly unknown[], next: string): FakeAnswer {
  return { body, headers: { link: `<${next}>; rel="next"` } };
}

/** `count` values made from 1, 2, 3 … */
export function many<Item>(count: number, make: (number: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}
