import { whenIdle } from './when-idle';

const browser = (connection: unknown, idle = true) => {
  const requestIdleCallback = jest.fn((work: () => void) => work());
  const parts = { navigator: { connection }, ...(idle ? { requestIdleCallback } : {}) };
  // An old browser has no idle callback at all.
  return Object.assign(Object.create(null), parts) as Window;
};

test.each([
  ['on a good connection', { saveData: false, effectiveType: '4g' }, 1],
  ['where the browser says nothing of its connection', undefined, 1],
  ['never for a visitor who saves data', { saveData: true, effectiveType: '4g' }, 0],
  ['never on a slow connection', { effectiveType: '2g' }, 0],
  ['never on a very slow connection', { effectiveType: 'slow-2g' }, 0],
])('work is done ahead %s', (_, connection, times) => {
  const work = jest.fn();
  whenIdle(browser(connection), work);
  expect(work).toHaveBeenCalledTimes(times);
});

test('a browser that cannot say when it is idle does it a little later', () => {
  jest.useFakeTimers();
  const work = jest.fn();
  whenIdle(browser(undefined, false), work);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(4_000);
  expect(work).toHaveBeenCalledTimes(1);
});
