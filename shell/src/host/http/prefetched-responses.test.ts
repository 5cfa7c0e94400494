import type { PrefetchedResponse } from '@mrw/shared-contracts/manifest';
import axios, { isAxiosError, isCancel, type AxiosAdapter } from 'axios';
import { prefetchedResponses } from './prefetched-responses';
import { responseOf } from './testing/response-of';

const url = 'https://api.example/things?page%5Bsize%5D=2';
const params = { 'page[size]': 2 };
const english = { 'Accept-Language': 'en' };

const later: AxiosAdapter = (config) =>
  Promise.resolve({ data: 'sent', status: 200, statusText: '', headers: {}, config });

const answered = (status: number, body: unknown) =>
  Promise.resolve(responseOf(status, body, [['link', '<x>; rel="next"']]));

const setup = (
  answer: Promise<Response> = answered(200, { prefetched: true }),
  member: Pick<PrefetchedResponse, 'authorization'> = {},
) => {
  const asked: PrefetchedResponse[] = [{ url, language: 'en', at: 1_000, answer, ...member }];
  const heard = jest.fn();
  let now = 2_000;
  const adapter = prefetchedResponses(asked, later, { now: () => now, heard });
  const client = axios.create({ baseURL: 'https://api.example', adapter, headers: english, timeout: 50 });
  return {
    client,
    asked,
    heard,
    wait: (until: number) => {
      now = until;
    },
  };
};

test('an answer that was prefetched is taken once, with its headers; the next call is sent', async () => {
  const { client, asked } = setup();
  const first = await client.get<unknown>('/things', { params });
  expect(first.data).toEqual({ prefetched: true });
  expect(first.headers['link']).toBe('<x>; rel="next"');
  expect(asked).toEqual([]);
  expect((await client.get<unknown>('/things', { params })).data).toBe('sent');
});

test.each([
  ['another address', { params: { 'page[size]': 3 } }],
  ['another language', { params, headers: { 'Accept-Language': 'zh-Hant' } }],
  ['a member', { params, headers: { Authorization: 'Bearer a' } }],
  ['a write', { params, method: 'POST' }],
])('%s does not take it', async (_, config) => {
  const { client, asked } = setup();
  expect((await client.request<unknown>({ url: '/things', ...config })).data).toBe('sent');
  expect(asked).toHaveLength(1);
});

test('what was requested in the name of a member is taken by that member only', async () => {
  const { client, asked } = setup(undefined, { authorization: 'Bearer a' });
  const as = (token: string) => client.get('/things', { params, headers: { Authorization: token } });
  expect((await client.get<unknown>('/things', { params })).data).toBe('sent');
  expect((await as('Bearer b')).data).toBe('sent');
  expect(asked).toHaveLength(1);
  expect((await as('Bearer a')).data).toEqual({ prefetched: true });
});

test('after ten seconds it is too old, and gone', async () => {
  const { client, wait } = setup();
  wait(10_999);
  expect((await client.get<unknown>('/things', { params })).data).toEqual({ prefetched: true });
  const old = setup();
  old.wait(11_000);
  expect((await old.client.get<unknown>('/things', { params })).data).toBe('sent');
  expect(old.asked).toEqual([]);
});

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

test.each([
  [404, 'ERR_BAD_REQUEST'],
  [503, 'ERR_BAD_RESPONSE'],
])('a refusal with %i is told as one', async (status, code) => {
  const { client } = setup(answered(status, { detail: 'no' }));
  const error = await failureOf(client.get('/things', { params }));
  expect(isAxiosError(error) && { code: error.code, status: error.response?.status }).toEqual({
    code,
    status,
  });
});

test.each([
  ['before the answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'within it',
    () =>
      Promise.resolve(
        Object.assign(responseOf(200, {}), { text: () => Promise.reject(new TypeError('network error')) }),
      ),
  ],
])('a connection that breaks %s is told as broken', async (_, answer) => {
  const { client } = setup(answer());
  const error = await failureOf(client.get('/things', { params }));
  expect(isAxiosError(error) && error.code).toBe('ERR_NETWORK');
});

test('an answer that does not come runs into the time limit of the call', async () => {
  const { client } = setup(new Promise(() => undefined));
  const error = await failureOf(client.get('/things', { params }));
  expect(isAxiosError(error) && error.code).toBe('ECONNABORTED');
});

test('without a time limit it is waited for', async () => {
  const answer = new Promise<Response>((resolve) =>
    setTimeout(() => void answered(200, 1).then(resolve), 80),
  );
  const { client } = setup(answer);
  expect((await client.get<unknown>('/things', { params, timeout: 0 })).data).toBe(1);
});

test.each(['before', 'while'])('a caller that aborts %s the response gets nothing of it', async (moment) => {
  const { client } = setup(new Promise(() => undefined));
  const leaving = new AbortController();
  if (moment === 'before') leaving.abort();
  const call = failureOf(client.get('/things', { params, timeout: 0, signal: leaving.signal }));
  leaving.abort();
  expect(isCancel(await call)).toBe(true);
});

test('the time of the server in it belongs to when it was sent, not to when it is taken (Q-191)', async () => {
  const time = Date.parse('2026-11-27T12:00:00Z');
  const { client, heard } = setup(
    Promise.resolve(responseOf(200, {}, [['date', new Date(time).toUTCString()]])),
  );
  await client.get('/things', { params });
  expect(heard).toHaveBeenCalledWith({ date: time, sent: 1_000 });
});
