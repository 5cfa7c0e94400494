import axios, { isAxiosError } from 'axios';
import { sendKeepalive } from './send-keepalive';
import { responseOf } from './testing/response-of';

const client = axios.create({ baseURL: 'https://api.example', adapter: sendKeepalive });
const answer = jest.fn<Promise<unknown>, [string, RequestInit]>();

const answers = (status: number, body: unknown) => {
  answer.mockResolvedValue(responseOf(status, body));
};

beforeEach(() => {
  answer.mockReset();
  Object.assign(globalThis, { fetch: answer });
});

test('a call goes out as it is, in a way that outlives the page', async () => {
  answers(200, { done: true });
  const headers = { Authorization: 'Bearer a' };
  const { data } = await client.post<unknown>('/cancel', { key: 'k' }, { headers, params: { x: 1 } });
  expect(data).toEqual({ done: true });
  const [url, request] = answer.mock.calls[0] ?? [];
  expect(url).toBe('https://api.example/cancel?x=1');
  expect(request).toMatchObject({
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    body: '{"key":"k"}',
  });
  expect(request?.headers).toEqual(
    expect.arrayContaining([
      ['Authorization', 'Bearer a'],
      ['Content-Type', 'application/json'],
    ]),
  );
});

test.each([
  [409, 'ERR_BAD_REQUEST'],
  [499, 'ERR_BAD_REQUEST'],
  [500, 'ERR_BAD_RESPONSE'],
  [503, 'ERR_BAD_RESPONSE'],
])('a refusal with %i is one of axios, with what the server said', async (status, code) => {
  answers(status, { detail: 'Not now' });
  const error: unknown = await client.post('/cancel', {}).catch((refusal: unknown) => refusal);
  expect(isAxiosError(error) && { code: error.code, data: error.response?.data as unknown }).toEqual({
    code,
    data: { detail: 'Not now' },
  });
  expect(error).toHaveProperty('message', `The server answered ${status}`);
});

test('a call without a method is a read, and has no body', async () => {
  answers(200, {});
  await client.request({ url: '/read', method: '' });
  await client.get('/read');
  expect(answer.mock.calls.map(([, { method, body }]) => [method, body])).toEqual([
    ['GET', null],
    ['GET', null],
  ]);
});

test('without a network it says so', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(client.post('/cancel', {})).rejects.toMatchObject({ code: 'ERR_NETWORK' });
});
