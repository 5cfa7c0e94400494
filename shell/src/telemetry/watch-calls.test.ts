import { watchCalls } from './watch-calls';

test('calls that failed are reported by their status only, and nothing after the end', () => {
  let list: (entries: object[]) => void = () => undefined;
  const disconnect = jest.fn();
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(seen: (list: { getEntries(): object[] }) => void) {
        list = (entries) => {
          seen({ getEntries: () => entries });
        };
      }
      observe = () => undefined;
      disconnect = disconnect;
    },
  });
  const report = jest.fn();
  const end = watchCalls('https://api.example', { report });
  const call = (responseStatus?: number, name = 'https://api.example/coupons/17?uid=3') => ({
    name,
    responseStatus,
  });
  list([call(200), call(500), call(401), call(), call(0), call(404), call(500, 'https://other.example/x')]);
  expect(report.mock.calls).toEqual([[{ code: 'API-500' }], [{ code: 'API-404' }]]);
  end();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
