import { expect as playwrightExpect } from '@playwright/test';

/** Looks again after 50 to 200 ms: by default what comes after 0.9 s is seen after 1.9 s. */
const poll: typeof playwrightExpect.poll = (read, options) =>
  playwrightExpect.poll(read, {
    intervals: [50, 100, 200],
    ...(typeof options === 'string' ? { message: options } : options),
  });

export const expect = new Proxy(playwrightExpect, {
  get: (target, name): unknown => (name === 'poll' ? poll : Reflect.get(target, name)),
});
