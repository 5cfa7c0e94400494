import { BehaviorSubject } from 'rxjs';
import { preparePages } from './prepare-pages';

test('a page that is opened without a sign before has all its files requested at once, the first page none', () => {
  const asked = jest.fn<Promise<Response>, [string]>(() => Promise.reject(new Error('offline')));
  Object.assign(globalThis, { fetch: asked });
  Object.assign(performance, { getEntriesByName: () => [] });
  const at = (pathname: string) => ({ location: { pathname } });
  const state$ = new BehaviorSubject(at('/home'));
  preparePages(window, { state$ }, (path) => [
    [`https://r.example${path}/entry.js`, 'sha384-a'],
    [`https://r.example${path}/app.js`, 'sha384-b'],
  ]);
  expect(asked).not.toHaveBeenCalled();
  state$.next(at('/store'));
  state$.next(at('/store'));
  expect(asked.mock.calls.map(([url]) => url)).toEqual([
    'https://r.example/store/entry.js',
    'https://r.example/store/app.js',
  ]);
});
