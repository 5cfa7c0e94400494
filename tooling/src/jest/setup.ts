import type * as Dom from '@testing-library/dom';
import type * as JestAxe from 'jest-axe';

/** Whether an error would only be the next try of a wait. */
const isTrying = (config: Dom.Config & { _disableExpensiveErrorDiagnostics?: boolean }) =>
  config._disableExpensiveErrorDiagnostics === true;

// The matchers and rules are large: only the files that look at the screen, or check it, pay for them.
jest.doMock('@testing-library/dom', () => {
  const dom = jest.requireActual<typeof Dom>('@testing-library/dom');
  const { getElementError } = dom.getConfig();
  dom.configure({
    // A wait ends when what it waits for is there; on a busy machine that may take a while. Mutation runs set
    // less: there every change that a test notices would wait for it.
    asyncUtilTimeout: Number(process.env['TEST_WAIT_MS'] ?? 10_000),
    // A wait that fails prints the document at its end: to print it for every try takes longer than the tries.
    getElementError: (message, container) =>
      isTrying(dom.getConfig())
        ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
        : getElementError(message, container),
  });
  jest.requireActual('@testing-library/jest-dom');
  return dom;
});
expect.extend({
  toHaveNoViolations: (results?: Parameters<JestAxe.IToHaveNoViolations>[0]) =>
    jest.requireActual<typeof JestAxe>('jest-axe').toHaveNoViolations.toHaveNoViolations(results),
});
// As with the browser tests: CI does much else at the same time. What failed the first time is printed.
if (process.env['CI']) jest.retryTimes(1, { logErrorsBeforeRetry: true });

if (typeof window !== 'undefined') {
  // What jsdom does not have; none of it ever fires, a test that needs it brings its own.
  const silent = () => undefined;
  Object.assign(globalThis, {
    matchMedia: (media: string) => ({
      matches: false,
      media,
      addEventListener: silent,
      removeEventListener: silent,
    }),
    IntersectionObserver: class {
      observe = silent;
      unobserve = silent;
      disconnect = silent;
      takeRecords = () => [];
    },
    ResizeObserver: class {
      observe = silent;
      unobserve = silent;
      disconnect = silent;
    },
  });
  Element.prototype.scrollIntoView = silent;
}
