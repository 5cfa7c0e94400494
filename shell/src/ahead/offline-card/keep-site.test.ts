import { keepSite } from './keep-site';
import { siteFiles } from './site-files';

jest.mock('./site-files');

const named = jest.mocked(siteFiles);
const page = 'http://localhost/user/myCard';
const file = (name: string) => `https://remotes.test/${name}.js`;

/** A cache of texts by address. */
class FakeCache {
  readonly kept = new Map<string, string>();
  private readonly address = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, 'http://localhost').href;
  match = async (request: string) => this.kept.get(this.address(request));
  keys = async () => [...this.kept.keys()].map((url) => ({ url }));
  put = async (request: string, answer: { body: string }) =>
    void this.kept.set(this.address(request), answer.body);
  delete = async (request: Request) => this.kept.delete(this.address(request));
}

let cache: FakeCache;
const register = jest.fn(() => Promise.resolve());
const ask = jest.fn<Promise<object>, [string, RequestInit]>();

const answering = (body: string, ok = true) => ({
  ok,
  status: ok ? 200 : 503,
  body,
  clone: () => ({ text: () => Promise.resolve(body) }),
});

beforeEach(() => {
  jest.clearAllMocks();
  cache = new FakeCache();
  Reflect.set(globalThis, 'caches', { open: () => Promise.resolve(cache) });
  Reflect.set(navigator, 'serviceWorker', { register, ready: Promise.resolve() });
  Reflect.set(globalThis, 'fetch', ask);
  ask.mockImplementation((url) => Promise.resolve(answering(`text of ${url}`)));
});

const names = (...files: string[]) =>
  named.mockReturnValue(files.map((name) => [file(name), `hash of ${name}`] as const));

test('it keeps the page and what that names, each with its hash, and registers the worker', async () => {
  names('a', 'b');
  await keepSite('device');
  expect([...cache.kept.keys()].sort()).toEqual([page, file('a'), file('b')].sort());
  expect(ask).toHaveBeenCalledWith(
    file('a'),
    expect.objectContaining({ integrity: 'hash of a', mode: 'cors' }),
  );
  expect(register).toHaveBeenCalledWith('/service-worker.js?parts=card', { updateViaCache: 'none' });
});

test('a later page brings only what is new, and what it does not name goes', async () => {
  names('a', 'b');
  await keepSite('device');
  ask.mockClear();
  names('b', 'c');
  await keepSite('device');
  expect(ask.mock.calls.map(([url]) => url)).toEqual(['/user/myCard', file('c')]);
  expect([...cache.kept.keys()].sort()).toEqual([page, file('b'), file('c')].sort());
});

test('a file that does not come leaves the page before and all that it names', async () => {
  names('a');
  await keepSite('device');
  const before = cache.kept.get(page);
  names('b', 'c');
  ask.mockImplementation((url) =>
    Promise.resolve(answering(url === '/user/myCard' ? 'newer page' : `text of ${url}`, url !== file('c'))),
  );
  await expect(keepSite('device')).rejects.toThrow('answered 503');
  expect(cache.kept.get(page)).toBe(before);
  expect([...cache.kept.keys()]).toContain(file('a'));
});
