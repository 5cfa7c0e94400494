import { integrityOf, preloadScript } from './preload-script';

const links = () => [...document.querySelectorAll('link')];
let loaded: readonly string[] = [];
let url = '';

beforeEach(() => {
  url = `http://remotes.test/mf-stores/1.0.0/${crypto.randomUUID()}.js`;
  document.head.innerHTML = '';
  loaded = [];
  Object.assign(performance, {
    getEntriesByName: (name: string) => loaded.filter((one) => one === name),
  });
});

test('a script is requested as its tag would be, and once', () => {
  preloadScript(url, 'sha384-a');
  preloadScript(url, 'sha384-a');
  expect(links().map(({ rel, as, crossOrigin, href }) => ({ rel, as, crossOrigin, href }))).toEqual([
    { rel: 'preload', as: 'script', crossOrigin: 'anonymous', href: url },
  ]);
  expect(links()[0]).toMatchObject({ integrity: 'sha384-a' });
  expect(integrityOf(url, 'sha384-a', false)).toBe('sha384-a');
});

test('a link is gone when its script has come, and the script is not requested again', () => {
  preloadScript(url, 'sha384-a');
  links()[0]?.dispatchEvent(new Event('load'));
  preloadScript(url, 'sha384-a');
  expect(links()).toEqual([]);
  expect(integrityOf(url, 'sha384-a', false)).toBe('sha384-a');
});

test('a script that the page itself requests ahead is not requested twice', () => {
  document.head.innerHTML = `<link rel="preload" href="${url}">`;
  preloadScript(url, 'sha384-a');
  expect(links()).toHaveLength(1);
});

test('what the page has loaded, and what has no hash, is not requested', () => {
  loaded = [url];
  preloadScript(url, 'sha384-a');
  loaded = [];
  preloadScript(url, undefined);
  expect(links()).toEqual([]);
});

test('one that failed is not requested ahead again, and its tag does not get that failure', () => {
  preloadScript(url, 'sha384-a');
  links()[0]?.dispatchEvent(new Event('error'));
  expect(links()).toEqual([]);
  preloadScript(url, 'sha384-a');
  expect(links()).toEqual([]);
  expect(integrityOf(url, 'sha384-a', false)).toBe(`sha384-a sha384-${'A'.repeat(64)}`);
  expect(integrityOf('http://remotes.test/other.js', 'sha384-b', false)).toBe('sha384-b');
});

test('after a failed attempt no tag gets the failure of a preload', () => {
  expect(integrityOf(url, 'sha384-a', true)).toBe(`sha384-a sha384-${'A'.repeat(64)}`);
});
