import axios, { AxiosError, AxiosHeaders, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';

/** A request as `fakeApi` received it. */
export type FakeRequest = {
  method: string;
  /** Path without the query. */
  path: string;
  query: URLSearchParams;
  body: unknown;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
};

/** A response of `fakeApi`; status 200 where none is given. */
export type FakeAnswer = {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Ends the call without a response. */
  failure?: 'network' | 'timeout';
};

/** Keys look like `GET /campaigns/101`; a function receives the request and may respond later. */
export type FakeRoutes = Readonly<
  Record<string, FakeAnswer | ((request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>)>
>;

/** A client, and what it was asked. */
export type FakeApi = { client: AxiosInstance; requests: FakeRequest[] };

/** The origin of the addresses that `fakeApi` gives. */
export const fakeApiOrigin = 'http://api.test';

/** An axios client with a table of responses. A call that is not in it fails the test with its name. */
export function fakeApi(routes: FakeRoutes): FakeApi {
  const requests: FakeRequest[] = [];
  const client = axios.create({
    baseURL: fakeApiOrigin,
    adapter: async (config) => {
      const request = readRequest(config);
      requests.push(request);
      const name = `${request.method} ${request.path}`;
      const route = routes[name];
      if (!route) throw new Error(`No fake answer for ${name}`);
      const answer = typeof route === 'function' ? await route(request) : route;
      return settle(answer, config);
    },
  });
  return { client, requests };
}

function readRequest(config: InternalAxiosRequestConfig): FakeRequest {
  const url = new URL(axios.getUri(config), fakeApiOrigin);
  const body: unknown = typeof config.data === 'string' ? JSON.parse(config.data) : config.data;
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path: url.pathname,
    query: url.searchParams,
    body,
    headers: Object.fromEntries(
      Object.entries(config.headers.toJSON()).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
  };
}

function settle(answer: FakeAnswer, config: InternalAxiosRequestConfig) {
  if (answer.failure === 'timeout') throw new AxiosError('timeout', AxiosError.ECONNABORTED, config);
  if (answer.failure === 'network') throw new AxiosError('network', AxiosError.ERR_NETWORK, config);
  const response = {
    data: answer.body,
    status: answer.status ?? 200,
    statusText: '',
    headers: new AxiosHeaders(answer.headers),
    config,
  };
  if (response.status >= 400)
    throw new AxiosError('refused', AxiosError.ERR_BAD_RESPONSE, config, null, response);
  return response;
}
