import { prefetchLinked } from './prefetch-linked';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<a href="/offers">a</a><a href="/offers">b</a><a href="/store?x=1">c</a><a href="https://other.example/x">d</a><a href="/y" target="_blank">e</a><a>f</a>';
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => {
      work();
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, '__MRW_DRAWING__');
  Reflect.deleteProperty(navigator, 'connection');
});

const start = () => {
  const askFor = jest.fn<undefined, [string]>();
  const again = prefetchLinked(window, (path) => askFor(path));
  return { again, paths: () => askFor.mock.calls.flat() };
};

test('the pages that a page links to are requested when it is idle, each once', () => {
  const { paths } = start();
  jest.advanceTimersByTime(4_999);
  expect(paths()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(paths()).toEqual(['/offers', '/store']);
});

test('another page begins the time anew, and its links follow', () => {
  const { again, paths } = start();
  jest.advanceTimersByTime(4_000);
  again();
  document.body.innerHTML = '<a href="/card">a</a>';
  jest.advanceTimersByTime(4_999);
  expect(paths()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(paths()).toEqual(['/card']);
});

test.each([
  ['data saving', { saveData: true }],
  ['a 2g connection', { effectiveType: '2g' }],
  ['a slow 2g connection', { effectiveType: 'slow-2g' }],
])('nothing is requested with %s', (_, connection) => {
  Reflect.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const { paths } = start();
  jest.advanceTimersByTime(10_000);
  expect(paths()).toEqual([]);
});

test('nothing is requested while the page is drawn', () => {
  Reflect.set(globalThis, '__MRW_DRAWING__', true);
  const { paths } = start();
  jest.advanceTimersByTime(10_000);
  expect(paths()).toEqual([]);
});
