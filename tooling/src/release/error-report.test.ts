/** @jest-environment node */
import type { TelemetryRow } from './canary/rows';
import { causeRows, causesOf } from './error-report';

const row = (version: string, visit: string, change: Partial<TelemetryRow> = {}, at = 'app.js:1:5') => ({
  time: '2026-11-21T08:00:00Z',
  kind: 'error',
  code: 'TypeError',
  remote: 'mf-stores',
  version,
  visit,
  from: visit,
  record: {
    path: '/about/store',
    canary: true,
    cold: false,
    drawn: false,
    detail: 'item 17 is gone',
    at: at ? [at] : [],
  },
  ...change,
});

/** `app.js:1:5` is line 5 of a function that has the name of the file. */
const positions = (_remote: string, version: string, at: string) => {
  const [file = '', , line] = at.split(':');
  if (file === 'unknown.js') return Promise.resolve(null);
  // Lines move from version to version.
  const moved = Number(line) + (version === '1.2.0' ? 100 : 0);
  return Promise.resolve({ file: `mf-stores/src/${file}`, line: moved, name: file });
};
const of = { remote: 'mf-stores', version: '1.3.0' };

test('errors are grouped by code and function, those of the most visits first, and new or not', async () => {
  const rows = [
    row('1.3.0', 'a'),
    row('1.2.0', 'b'),
    row('1.3.0', 'c', {}, 'list.js:1:9'),
    row('1.3.0', 'd', {}, 'list.js:1:12'),
    row('1.3.0', 'd', {}, 'list.js:1:9'),
    row('1.3.0', 'e', { kind: 'load', code: 'load' }),
    row('1.3.0', 'f', { remote: 'mf-offers' }),
  ];
  expect(causeRows(await causesOf(rows, of, positions)).slice(1)).toEqual([
    ['2', 'new', 'TypeError', 'mf-stores/src/list.js:9', 'list.js', '/about/store', 'item 17 is gone'],
    ['1', 'before', 'TypeError', 'mf-stores/src/app.js:5', 'app.js', '/about/store', 'item 17 is gone'],
  ]);
});

test('without a place the message groups them, whatever number is in it', async () => {
  const other = row('1.3.0', 'b', {}, '');
  const rows = [
    row('1.3.0', 'a', {}, ''),
    { ...other, record: { ...other.record, detail: 'item 4 is gone' } },
    row('1.2.0', 'c', {}, 'unknown.js:1:1'),
  ];
  expect(await causesOf(rows, of, positions)).toMatchObject([
    { visits: 2, place: null, isNew: false, detail: 'item 4 is gone' },
  ]);
});
