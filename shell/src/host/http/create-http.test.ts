import { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { createHttp } from './create-http';

type Sent = {
  url: string | undefined;
  bearer: string | null;
  language: string | null;
  timeout: number | undefined;
};

const setup = (statusOf: (sent: Sent, count: number) => number, signedIn = true) => {
  const sent: Sent[] = [];
  const tokens = { access: 'old', refresh: 'r', receivedAt: 0 };
  let current: typeof tokens | null = tokens;
  const renew = jest.fn(() => {
    const renewed = { ...tokens, access: 'new' };
    current = renewed;
    return Promise.resolve(renewed);
  });
  const endSession = () => {
    current = null;
  };
  const onRefused = jest.fn();
  const header = (config: InternalAxiosRequestConfig, name: string) => {
    const value = config.headers.get(name);
    return typeof value === 'string' ? value : null;
  };
  const http = createHttp({
    api: 'http://api.test',
    tokens: { current: () => current, fresh: () => Promise.resolve(signedIn ? tokens : null), renew },
    language: () => 'zh-Hant',
    onRefused,
    heard: () => undefined,
    send: (config) => {
      const record = {
        url: config.url,
        bearer: header(config, 'Authorization'),
        language: header(config, 'Accept-Language'),
        timeout: config.timeout,
      };
      sent.push(record);
      const status = statusOf(record, sent.length);
      const response = { data: '{}', status, statusText: '', headers: new AxiosHeaders(), config };
      return status < 400
        ? Promise.resolve(response)
        : Promise.reject(new AxiosError('refused', 'ERR_BAD_REQUEST', config, null, response));
    },
  });
  return { http, sent, renew, onRefused, endSession };
};

test('a member sends the bearer, a visitor none, both the language', async () => {
  const member = setup(() => 200);
  await member.http.campaign.get('/campaigns');
  expect(member.sent[0]).toMatchObject({ bearer: 'Bearer old', language: 'zh-Hant' });
  const visitor = setup(() => 200, false);
  await visitor.http.campaign.get('/campaigns');
  expect(visitor.sent[0]?.bearer).toBeNull();
});

test.each([
  ['campaign', 5_000],
  ['store', 15_000],
  ['signOn', 10_000],
  ['coupon', 3_000],
  ['other', 5_000],
] as const)('the %s client gives up after %p ms', async (name, timeout) => {
  const { http, sent } = setup(() => 200);
  await http[name].get('/x');
  expect(sent[0]?.timeout).toBe(timeout);
});

test('S-031 a 403 of the own record is refreshed once and sent again with the new token', async () => {
  const { http, sent, renew, onRefused } = setup((_, count) => (count === 1 ? 403 : 200));
  await http.other.get('/customers/1002');
  expect(sent.map((request) => request.bearer)).toEqual(['Bearer old', 'Bearer new']);
  expect(renew).toHaveBeenCalledWith('old');
  expect(onRefused).not.toHaveBeenCalled();
});

test('a second 403 after the refresh ends the session', async () => {
  const { http, sent, onRefused } = setup(() => 403);
  await expect(http.other.get('/customers/1002')).rejects.toMatchObject({ response: { status: 403 } });
  expect(sent).toHaveLength(2);
  expect(onRefused).toHaveBeenCalledTimes(1);
});

test('a 403 of any other call is an error of that call, without a refresh', async () => {
  const { http, sent, renew } = setup(() => 403);
  const refused = { response: { status: 403 } };
  await expect(http.other.get('/customers/1002/inbox_messages')).rejects.toMatchObject(refused);
  await expect(http.other.get('/customers/unread_messages_count/')).rejects.toMatchObject(refused);
  expect(sent).toHaveLength(2);
  expect(renew).not.toHaveBeenCalled();
});

test('the email setting behind a link goes out without the session (§6)', async () => {
  const { http, sent, renew } = setup(() => 401);
  await expect(http.other.get('/customers/subscribe/subscribe-email')).rejects.toMatchObject({
    response: { status: 401 },
  });
  expect(sent).toEqual([expect.objectContaining({ bearer: null, language: 'zh-Hant' })]);
  expect(renew).not.toHaveBeenCalled();
});

test.each(['/auth/token', '/auth/access_token'])('%s has no language (Q-018)', async (path) => {
  const { http, sent } = setup(() => 200);
  await http.signOn.post(path, {}, { headers: { Authorization: 'Bearer of-the-card' } });
  expect(sent).toEqual([expect.objectContaining({ bearer: 'Bearer of-the-card', language: null })]);
});

test('a 401 of any call is refreshed once', async () => {
  const { http, sent } = setup((_, count) => (count === 1 ? 401 : 200));
  await http.coupon.post('/coupons/1/usage_record', {});
  expect(sent.map((request) => request.bearer)).toEqual(['Bearer old', 'Bearer new']);
});

test('a token that the caller brings along stays and is never renewed', async () => {
  const { http, sent, renew } = setup(() => 401);
  const headers = { Authorization: 'Bearer temporary' };
  await expect(http.other.get('/customers/gift_card/X', { headers })).rejects.toBeInstanceOf(AxiosError);
  expect(sent.map((request) => request.bearer)).toEqual(['Bearer temporary']);
  expect(renew).not.toHaveBeenCalled();
});

test('when no new token is to be had, the call fails with that reason', async () => {
  const { http, renew } = setup(() => 401);
  renew.mockRejectedValueOnce(new Error('refused'));
  await expect(http.other.get('/levels')).rejects.toThrow('refused');
});

test.each([
  ['post', '/customers/1002'],
  ['get', '/levels'],
  ['get', '/x/customers/1002'],
] as const)('a 403 of %s %s says nothing about the token', async (method, url) => {
  const { http, sent, renew, onRefused } = setup(() => 403);
  await expect(http.other.request({ method, url })).rejects.toMatchObject({ response: { status: 403 } });
  expect(sent).toHaveLength(1);
  expect(renew).not.toHaveBeenCalled();
  expect(onRefused).not.toHaveBeenCalled();
});

test.each([404, 500])(
  'a %i after the refresh is an error of that call, and ends no session',
  async (status) => {
    const { http, onRefused } = setup((_, count) => (count === 1 ? 401 : status));
    await expect(http.other.get('/levels')).rejects.toMatchObject({ response: { status } });
    expect(onRefused).not.toHaveBeenCalled();
  },
);

test('a call that is refused after its session ended ends no session', async () => {
  const { http, onRefused, endSession } = setup((_, count) => {
    if (count === 2) endSession();
    return 401;
  });
  await expect(http.other.get('/levels')).rejects.toMatchObject({ response: { status: 401 } });
  expect(onRefused).not.toHaveBeenCalled();
});

test('the cookies of the site stay at home', () => {
  const { http } = setup(() => 200);
  expect(Object.values(http).map(({ defaults }) => defaults.withCredentials)).toEqual(
    Array<boolean>(5).fill(false),
  );
});

test('only a call that requests it is sent with keepalive', async () => {
  const outliving = jest.fn(() =>
    Promise.resolve({
      ok: true,
      status: 200,
      statusText: '',
      headers: new Map(),
      text: () => Promise.resolve('{}'),
    }),
  );
  Object.assign(globalThis, { fetch: outliving });
  const { http, sent } = setup(() => 200);
  await http.other.post('/a', {}, { fetchOptions: { keepalive: false } });
  await http.other.post('/b', {}, { fetchOptions: {} });
  expect(sent.map(({ url }) => url)).toEqual(['/a', '/b']);
  await http.other.post('/c', {}, { fetchOptions: { keepalive: true } });
  expect(sent).toHaveLength(2);
  expect(outliving).toHaveBeenCalledWith('http://api.test/c', expect.objectContaining({ keepalive: true }));
});

test.each([400, 404])('a %i of the own record says nothing about the token', async (status) => {
  const { http, sent, renew } = setup(() => status);
  await expect(http.other.get('/customers/1002')).rejects.toMatchObject({ response: { status } });
  expect(sent).toHaveLength(1);
  expect(renew).not.toHaveBeenCalled();
});

test.each([
  [true, 3],
  [false, 1],
])(
  'a read of a member that finds no network (online %p) is sent %i times and fails as such',
  async (onLine, times) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    jest.spyOn(Math, 'random').mockReturnValue(0);
    jest.useFakeTimers();
    const send = jest.fn((config: InternalAxiosRequestConfig) =>
      Promise.reject(new AxiosError('network', AxiosError.ERR_NETWORK, config)),
    );
    const tokens = { access: 'old' };
    const http = createHttp({
      api: 'http://api.test',
      tokens: {
        current: () => tokens,
        fresh: () => Promise.resolve(tokens),
        renew: () => Promise.reject(new Error('not asked for')),
      },
      language: () => 'en',
      onRefused: () => undefined,
      heard: () => undefined,
      send,
    });
    const failed = expect(http.other.get('/levels')).rejects.toMatchObject({ code: 'ERR_NETWORK' });
    await jest.advanceTimersByTimeAsync(2_000);
    await failed;
    expect(send).toHaveBeenCalledTimes(times);
    jest.useRealTimers();
  },
);
