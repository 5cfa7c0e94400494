import { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { retryReads } from './retry-reads';

type Fault = 'network' | 'timeout' | number | { status: number; after: string };

const answer = (config: InternalAxiosRequestConfig, status: number, headers = {}) => ({
  data: '{}',
  status,
  statusText: '',
  headers: new AxiosHeaders(headers),
  config,
});

const failed = (config: InternalAxiosRequestConfig, fault: Fault) => {
  if (fault === 'network') return new AxiosError('network', AxiosError.ERR_NETWORK, config);
  if (fault === 'timeout') return new AxiosError('timeout', AxiosError.ECONNABORTED, config);
  const { status, after } = typeof fault === 'number' ? { status: fault, after: undefined } : fault;
  const response = answer(config, status, after === undefined ? {} : { 'retry-after': after });
  return new AxiosError('refused', AxiosError.ERR_BAD_RESPONSE, config, null, response);
};

/** Calls that fail with these faults in turn, then succeed. */
const setup = (faults: readonly Fault[], { isOnline = true, random = 0.5 } = {}) => {
  const at: number[] = [];
  const began = Date.now();
  const send = retryReads(
    (config) => {
      const fault = faults[at.length];
      at.push(Date.now() - began);
      return fault === undefined
        ? Promise.resolve(answer(config, 200))
        : Promise.reject(failed(config, fault));
    },
    { isOnline: () => isOnline, random: () => random },
  );
  const call = async (config: Partial<InternalAxiosRequestConfig> = {}) => {
    const sent = send({ method: 'get', url: '/campaigns', headers: new AxiosHeaders(), ...config }).then(
      ({ status }) => status,
      (error: unknown) => (error instanceof AxiosError ? (error.response?.status ?? error.code) : 'else'),
    );
    await jest.advanceTimersByTimeAsync(10_000);
    return sent;
  };
  return { call, at };
};

beforeEach(() => {
  jest.useFakeTimers();
});
test('Q-181 a read that its caller repeats itself is sent once', async () => {
  const { call, at } = setup(['network', 'network']);
  expect(await call({ retry: false })).toBe('ERR_NETWORK');
  expect(at).toEqual([0]);
});

test.each<[Fault]>([['network'], [429], [502], [503], [504]])(
  'a GET that met %p is sent again',
  async (fault) => {
    const { call, at } = setup([fault]);
    expect(await call()).toBe(200);
    expect(at).toEqual([0, 300]);
  },
);

test('at most twice, the second time after twice as long; then the last answer stands', async () => {
  const { call, at } = setup([503, 'network', 502, 504]);
  expect(await call()).toBe(502);
  expect(at).toEqual([0, 300, 900]);
});

test.each([
  [0, [0, 150, 450]],
  [0.999, [0, 449, 1_348]],
])('chance %p moves the moments: clients do not retry at the same time', async (random, moments) => {
  const { call, at } = setup([503, 503, 503], { random });
  await call();
  expect(at).toEqual(moments);
});

test.each<[Fault]>([['timeout'], [400], [401], [403], [404], [500]])('%p is not repeated', async (fault) => {
  const { call, at } = setup([fault]);
  expect(await call()).not.toBe(200);
  expect(at).toHaveLength(1);
});

test.each(['post', 'put', 'patch', 'delete', 'POST'])('a %s is never repeated', async (method) => {
  const { call, at } = setup(['network']);
  expect(await call({ method })).toBe('ERR_NETWORK');
  expect(at).toHaveLength(1);
});

test.each([
  '/auth/revoke',
  '/customers/1/update-login-method',
  '/customers/1/update-login-method/?type=email',
  'https://api.example/customers/1/redeem_gift_card/GIFT',
])('GET %s has an effect and is never repeated', async (url) => {
  const { call, at } = setup([503]);
  expect(await call({ url })).toBe(503);
  expect(at).toHaveLength(1);
});

test('a query that names such a call is a GET like any other', async () => {
  const { call, at } = setup([503]);
  expect(await call({ url: '/campaigns?from=/redeem_gift_card/' })).toBe(200);
  expect(at).toHaveLength(2);
});

test('without a network nothing is tried again', async () => {
  const { call, at } = setup(['network'], { isOnline: false });
  expect(await call()).toBe('ERR_NETWORK');
  expect(at).toHaveLength(1);
});

test.each([
  ['0', [0, 300]],
  ['2', [0, 2_300]],
  ['3', [0]],
  ['-1', [0]],
  ['Wed, 21 Oct 2026 07:28:00 GMT', [0]],
])('a server that requests %s seconds is waited for, or believed', async (after, moments) => {
  const { call, at } = setup([{ status: 429, after }]);
  await call();
  expect(at).toEqual(moments);
});

test('a caller that has given up already is not followed by another call', async () => {
  const { call, at } = setup([503]);
  expect(await call({ signal: AbortSignal.abort() })).toBe(503);
  expect(at).toHaveLength(1);
});

test('what was listened to for a caller is let go', async () => {
  const { call } = setup([503, 503]);
  const { signal } = new AbortController();
  const listens = jest.spyOn(signal, 'addEventListener');
  const lets = jest.spyOn(signal, 'removeEventListener');
  expect(await call({ signal })).toBe(200);
  expect(listens.mock.calls.map(([name, listener]) => [name, listener])).toEqual(
    lets.mock.calls.map(([name, listener]) => [name, listener]),
  );
  expect(listens).toHaveBeenCalledTimes(2);
});

test('a call that names no method or address is a read', async () => {
  const { call, at } = setup([503]);
  expect(await call({ method: undefined, url: undefined } as object)).toBe(200);
  expect(at).toHaveLength(2);
});

test('a caller that gives up is not followed by a late call', async () => {
  const { call, at } = setup([503]);
  const controller = new AbortController();
  setTimeout(() => {
    controller.abort();
  }, 100);
  expect(await call({ signal: controller.signal })).toBe(503);
  expect(at).toHaveLength(1);
});

test('an error of our own is not a fault of the network', async () => {
  const send = retryReads(() => Promise.reject(new Error('refused')), {
    isOnline: () => true,
    random: () => 0,
  });
  await expect(send({ headers: new AxiosHeaders() })).rejects.toThrow('refused');
});
