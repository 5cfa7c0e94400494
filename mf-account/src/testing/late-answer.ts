import type { FakeAnswer } from '@mrw/shared-contracts/testing';
import { act } from '@testing-library/react';

/** A route whose answer arrives when the test says so; each request replaces the one before. */
export function lateAnswer() {
  let settle: (answer: FakeAnswer) => void = () => undefined;
  return {
    route: () =>
      new Promise<FakeAnswer>((resolve) => {
        settle = resolve;
      }),
    arrive: (answer: FakeAnswer) =>
      act(async () => {
        settle(answer);
        await Promise.resolve();
      }),
  };
}
