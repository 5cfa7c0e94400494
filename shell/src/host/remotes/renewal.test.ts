import { renewed, renewFailedScripts } from './renewal';

const files = 'https://remotes.test/mf-stores/files/';
const release = 'https://remotes.test/mf-stores/1.0.0/';
let asked: string[] = [];

beforeAll(() => {
  renewFailedScripts(window);
});

beforeEach(() => {
  asked = [];
  globalThis.__MRW_INTEGRITY__ = { [`${files}app.js`]: 'sha384-a', [`${release}app.js`]: 'sha384-a' };
});

const fetches = (answer: () => Promise<object>) => {
  const fetched = (url: string, { cache }: RequestInit) => {
    asked.push(`${cache} ${url}`);
    return answer();
  };
  Object.assign(globalThis, { fetch: fetched });
};

function fail(src: string) {
  const script = document.createElement('script');
  script.src = src;
  script.type = 'text/plain';
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
}

test('a script of several releases that fails is fetched past the cache, and waited for', async () => {
  let come: (answer: object) => void = () => undefined;
  fetches(
    () =>
      new Promise((resolve) => {
        come = resolve;
      }),
  );
  fail(`${files}app.js`);
  expect(asked).toEqual([`reload ${files}app.js`]);
  let isThere = false;
  const waiting = renewed().then(() => (isThere = true));
  await Promise.resolve();
  expect(isThere).toBe(false);
  come({ arrayBuffer: () => Promise.resolve() });
  await waiting;
});

test.each([
  ['one release', `${release}app.js`],
  ['the page around', 'https://partner.test/files/app.js'],
])('a script of %s is not', async (_, src) => {
  fetches(() => Promise.reject(new TypeError('network')));
  fail(src);
  await renewed();
  expect(asked).toEqual([]);
});

test('without a network nothing is thrown, and what never comes is waited for 3 s', async () => {
  fetches(() => Promise.reject(new TypeError('network')));
  fail(`${files}app.js`);
  await renewed();
  jest.useFakeTimers();
  fetches(() => new Promise(() => undefined));
  fail(`${files}app.js`);
  const waiting = renewed();
  await jest.advanceTimersByTimeAsync(3_000);
  await waiting;
  jest.useRealTimers();
});
