import type { LiveRemote } from '@mrw/shared-contracts/manifest';
import * as hashes from './enforce-hashes';
import { importChecked } from './import-checked';

jest.mock('./enforce-hashes');
const enforcesHashes = jest.mocked(hashes.enforcesHashes);

let releases = 0;
/** A release of its own for each test: what is known of one is kept. */
const released = () =>
  ({
    base: `https://remotes.test/mf-x/1.0.${(releases += 1)}/`,
    descriptor: { integrity: { 'app.js': 'sha384-app', 'assets/later.js': 'sha384-later' } },
  }) as unknown as LiveRemote;
const load = jest.fn((url: string) => Promise.resolve({ url }));
const answer = (ok = true) => ({ ok, status: ok ? 200 : 404, arrayBuffer: () => Promise.resolve() });
const fetched = jest.fn<Promise<ReturnType<typeof answer>>, [string, RequestInit]>();

beforeEach(() => {
  jest.clearAllMocks();
  fetched.mockResolvedValue(answer());
  Object.assign(globalThis, { fetch: fetched });
});

test('where the browser compares, nothing is fetched before the import', async () => {
  enforcesHashes.mockResolvedValue(true);
  const remote = released();
  expect(await importChecked(remote, 'app.js', false, load)).toEqual({ url: `${remote.base}app.js` });
  expect(enforcesHashes).toHaveBeenCalledWith(
    { [`${remote.base}app.js`]: 'sha384-app', [`${remote.base}assets/later.js`]: 'sha384-later' },
    load,
  );
  expect(fetched).not.toHaveBeenCalled();
});

test('where it does not, every file of the release is compared first, once', async () => {
  enforcesHashes.mockResolvedValue(false);
  const remote = released();
  await importChecked(remote, 'app.js', false, load);
  await importChecked(remote, 'assets/later.js', false, load);
  expect(fetched.mock.calls.map(([url, { integrity }]) => [url, integrity])).toEqual([
    [`${remote.base}app.js`, 'sha384-app'],
    [`${remote.base}assets/later.js`, 'sha384-later'],
  ]);
});

test.each([
  ['is another one', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is missing', () => Promise.resolve(answer(false))],
])('nothing is imported when a file %s, and the next attempt compares again', async (_, faulty) => {
  enforcesHashes.mockResolvedValue(false);
  const remote = released();
  fetched.mockImplementationOnce(faulty);
  await expect(importChecked(remote, 'app.js', false, load)).rejects.toThrow();
  expect(load).not.toHaveBeenCalled();
  await importChecked(remote, 'app.js', true, load);
  expect(load.mock.calls[0]?.[0]).toMatch(/app\.js#\d+$/);
});

test('a file without a hash is never imported', async () => {
  await expect(importChecked(released(), 'other.js', false, load)).rejects.toThrow('MRW-104 other.js');
  expect(load).not.toHaveBeenCalled();
});
