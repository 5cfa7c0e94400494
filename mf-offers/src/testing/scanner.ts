import { act } from '@testing-library/react';

type Handlers = { onCode(code: string): void };

let handlers: Handlers = { onCode: () => undefined };

/** What stands in the place of `scanner/use-scanner`: no camera, and codes that the test holds before it. */
export const fakeScanner = {
  useScanner: (given: Handlers) => {
    handlers = given;
    return { current: null };
  },
  show: (code: string) => {
    act(() => {
      handlers.onCode(code);
    });
  },
};
