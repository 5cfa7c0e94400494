import { integrityOf, preloadScript } from './preload-script';

const url = 'http://remotes.test/mf-stores/1.0.0/12.def.js';
const links = () => [...document.querySelectorAll('link')];
let loaded: readonly string[] = [];

beforeEach(() => {
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
  expect(integrityOf(url, 'sha384-a')).toBe('sha384-a');
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
  document.head.innerHTML = '';
  preloadScript(url, 'sha384-a');
  expect(links()).toEqual([]);
  expect(integrityOf(url, 'sha384-a')).toBe(`sha384-a sha384-${'A'.repeat(64)}`);
  expect(integrityOf('http://remotes.test/other.js', 'sha384-b')).toBe('sha384-b');
});
