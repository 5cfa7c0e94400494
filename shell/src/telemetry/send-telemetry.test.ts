import type { CookieConsent } from '@mrw/shared-contracts';
import { telemetryBatch } from '@mrw/shared-contracts/telemetry';
import { BehaviorSubject } from 'rxjs';
import { pageTelemetry } from './page-telemetry';
import { sendTelemetry } from './send-telemetry';

jest.mock('web-vitals', () => ({
  onCLS: (report: (metric: unknown) => void) => {
    report({ name: 'CLS', value: 0.01234, entries: [{ startTime: 400, value: 0.01 }] });
  },
  onINP: () => undefined,
  onLCP: () => undefined,
}));

const beacon = jest.fn<boolean, [string, string]>(() => true);
const fetched = jest.fn(() => Promise.resolve());

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(window.navigator, { sendBeacon: beacon });
  Object.assign(globalThis, { fetch: fetched });
});
afterEach(() => {
  jest.clearAllMocks();
  Object.assign(window.navigator, { sendBeacon: beacon });
});

function start(consent: CookieConsent = 'all', sample?: number) {
  const telemetry = pageTelemetry();
  const consent$ = new BehaviorSubject<CookieConsent>(consent);
  telemetry.report({ code: 'MRW-103', remote: 'mf-wallet', detail: 'of ada@example.com' });
  // The code for it is loaded after the page.
  jest.advanceTimersByTime(1_000);
  sendTelemetry({
    url: 'https://api.example/telemetry',
    environment: 'test',
    contract: '1.3.0',
    sample,
    telemetry,
    consent$,
    tags: () => ({
      remotes: {},
      pageOf: (path) => ({ path }),
      first: { pathname: '/about/store', isDrawn: false },
      origins: [],
    }),
    // The visitor has gone on to another page before this code was there.
    followPath: (onPath) => {
      onPath('/home');
      return { unsubscribe: () => undefined };
    },
    api: 'https://api.example',
    page: window,
  });
  return { telemetry, consent$ };
}

const batches = () => beacon.mock.calls.map(([, body]) => telemetryBatch.parse(JSON.parse(body)));
const sent = () => batches().flatMap(({ records }) => records);

test('what happened before its code was there goes along, as a batch that the schema knows', () => {
  start();
  jest.advanceTimersByTime(2_000);
  expect(beacon).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual([
    { kind: 'failure', code: 'MRW-103', path: '/', remote: 'mf-wallet', detail: 'of [mail]' },
    { kind: 'vital', code: 'CLS', path: '/about/store', value: 0.012 },
  ]);
});

test('all batches of a page are one visit, the next page is another one', () => {
  const { telemetry } = start();
  jest.advanceTimersByTime(2_000);
  telemetry.report({ code: 'MRW-123', remote: 'mf-wallet' });
  jest.advanceTimersByTime(2_000);
  start();
  jest.advanceTimersByTime(2_000);
  const [first, second, third] = batches().map(({ visit }) => visit);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('of a sample every batch says how large it is; other page loads send nothing', () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.249);
  start('all', 0.25);
  jest.advanceTimersByTime(2_000);
  expect(batches()).toMatchObject([{ sample: 0.25 }]);
  random.mockReturnValue(0.25);
  start('all', 0.25);
  jest.advanceTimersByTime(2_000);
  expect(beacon).toHaveBeenCalledTimes(1);
});

test('equal events are one record with their number', () => {
  const { telemetry } = start();
  for (let index = 0; index < 1_000; index += 1) telemetry.report({ code: 'img-src', detail: 'refused' });
  window.dispatchEvent(new Event('pagehide'));
  expect(sent().filter(({ code }) => code === 'img-src')).toMatchObject([{}, { times: 999 }]);
});

test('a page that is hidden sends at once', () => {
  start();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent()).toHaveLength(2);
});

test('after "reject non-essential" nothing is sent, also not what waits', () => {
  const { telemetry, consent$ } = start('undecided');
  consent$.next('essential');
  telemetry.report({ code: 'MRW-110' });
  jest.advanceTimersByTime(10_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(beacon).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['has no beacons', { sendBeacon: undefined }],
  ['refuses a beacon', { sendBeacon: () => false }],
])('a browser that %s makes a call that outlives the page', (_, navigator) => {
  Object.assign(window.navigator, navigator);
  start();
  jest.advanceTimersByTime(2_000);
  expect(fetched).toHaveBeenCalledWith(
    'https://api.example/telemetry',
    expect.objectContaining({ method: 'POST', keepalive: true, credentials: 'omit' }),
  );
});
