import type * as Dom from '@testing-library/dom';
import type * as JestAxe from 'jest-axe';

type DomConfig = Dom.Config & { _disableExpensiveErrorDiagnostics?: boolean };

/** Milliseconds of a wait in mutation runs: there every change that a test notices would wait for its end. */
const mutationWait = process.env['TEST_WAIT_MS'];

/** Whether an error names the roles and prints the document, which takes half a second: not for the next try of a wait. */
const saysMuch = (config: DomConfig) => config._disableExpensiveErrorDiagnostics !== true;

const always = { get: () => true, set: () => undefined };
let loaded: typeof Dom | null = null;

// The matchers and rules are large: only the files that look at the screen, or check it, pay for them.
jest.doMock('@testing-library/dom', () => {
  const dom = jest.requireActual<typeof Dom>('@testing-library/dom');
  const { getElementError } = dom.getConfig();
  dom.configure({
    // A wait ends when what it waits for is there; on a busy machine that may take a while.
    asyncUtilTimeout: Number(mutationWait ?? 10_000),
    getElementError: (message, container) =>
      saysMuch(dom.getConfig())
        ? getElementError(message, container)
        : Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
  });
  jest.requireActual('@testing-library/jest-dom');
  loaded = dom;
  return dom;
});
if (mutationWait !== undefined)
  beforeEach(() => {
    // Errors of a mutation run are counted, not read; every wait would set this back.
    if (loaded) Object.defineProperty(loaded.getConfig(), '_disableExpensiveErrorDiagnostics', always);
  });
expect.extend({
  toHaveNoViolations: (results?: Parameters<JestAxe.IToHaveNoViolations>[0]) =>
    jest.requireActual<typeof JestAxe>('jest-axe').toHaveNoViolations.toHaveNoViolations(results),
});
// As with the browser tests: CI does much else at the same time. What failed the first time is printed.
if (process.env['CI']) jest.retryTimes(1, { logErrorsBeforeRetry: true });

if (typeof window !== 'undefined') {
  // A test of a page begins with real timers and nothing stored, whatever the one before it left.
  beforeEach(() => {
    jest.useRealTimers();
    localStorage.clear();
    sessionStorage.clear();
  });
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
    requestIdleCallback: () => 0,
    cancelIdleCallback: silent,
  });
  Element.prototype.scrollIntoView = silent;
}
