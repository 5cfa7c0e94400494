import { Subject } from 'rxjs';
import { pageAt, timeOf } from './page-at';

test('a time belongs to the page that was shown then', () => {
  const now = jest.spyOn(performance, 'now');
  const paths = new Subject<string>();
  const pages = pageAt(window, { first: '/about/store', subscribe: (onPath) => paths.subscribe(onPath) });
  const open = (pathname: string, time: number) => {
    now.mockReturnValue(time);
    paths.next(pathname);
  };
  open('/about/store', 900);
  open('/storeDetail/1', 2_000);
  open('/home', 5_000);
  expect([0, 1_999, 2_000, 4_999, 9_000].map(pages.at)).toEqual([
    '/about/store',
    '/about/store',
    '/storeDetail/1',
    '/storeDetail/1',
    '/home',
  ]);
  pages.end();
  open('/wallet', 9_000);
  expect(pages.at(9_500)).toBe('/home');
});

const entry = (startTime: number, value?: number) => ({ startTime, value }) as unknown as PerformanceEntry;

test.each([
  ['the largest shift', [entry(100, 0.01), entry(700, 0.4), entry(900, 0.02)], 700],
  ['a press', [entry(1_200)], 1_200],
  ['nothing', [], 0],
])('a vital was decided at %s', (_, entries, time) => {
  expect(timeOf({ entries: entries })).toBe(time);
});
