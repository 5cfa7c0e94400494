/** @jest-environment node */
import type { TelemetryRow } from '../release/canary/rows';
import { chartView, figure } from './chart';
import { chartsOf } from './series';

const from = Date.parse('2026-11-24T00:00:00Z');
const hour = 3_600_000;
const time = { from, to: from + 24 * hour };

const row = (
  version: string,
  visit: number,
  change: Partial<TelemetryRow> & { value?: number } = {},
): TelemetryRow => ({
  time: new Date(from + 10 * 60_000).toISOString(),
  kind: 'load',
  code: 'load',
  remote: 'mf-stores',
  version,
  visit: `${version} ${visit}`,
  from: 'a',
  ...change,
  record: { path: '/', canary: false, cold: false, drawn: false, detail: '', at: [], value: change.value },
});

const ten = Array.from({ length: 10 }, (_, index) => index);
const chartOf = (rows: TelemetryRow[], id: string) => {
  const chart = chartsOf(rows, time).find((one) => one.id === id);
  if (!chart) throw new Error(id);
  return chart;
};

test('a chart has the share of visits with an error, by version and hour', () => {
  const rows = [
    ...ten.flatMap((visit) => [row('1.0.0', visit), row('1.1.0', visit)]),
    row('1.1.0', 0, { kind: 'failure', code: 'MRW-123' }),
    row('1.1.0', 0, { kind: 'error', code: 'TypeError' }),
    row('1.1.0', 1, { kind: 'call', code: 'API-500' }),
  ];
  const { lines } = chartOf(rows, 'failed');
  expect(lines.map(({ version, values }) => [version, values[0], values[1]])).toEqual([
    ['1.0.0', 0, null],
    ['1.1.0', 20, null],
  ]);
});

test('measurements are the value that three of four visits stay below, and four visits say nothing', () => {
  const rows = ten.map((visit) => row('1.0.0', visit, { value: 100 * (visit + 1) }));
  expect(chartOf(rows, 'load').lines[0]?.values[0]).toBe(800);
  expect(chartOf(rows.slice(0, 4), 'load').lines[0]?.values[0]).toBeNull();
});

test('a chart is a named picture with its figures in a table; a gap in time is a gap in the line', () => {
  const later = { time: new Date(from + 5 * hour).toISOString() };
  const rows = ten.flatMap((visit) => [row('1.0.0', visit), row('1.0.0', 100 + visit, later)]);
  const { markup } = chartView(chartOf(rows, 'failed'));
  expect(markup).toMatch(/role="img"\s+aria-label="Visits with an error. Last values: 1.0.0 0 %/);
  expect(markup).not.toMatch(/d="M[^"]*L/);
  expect(markup.match(/<th scope="row">/g)).toHaveLength(24);
  expect(chartView(chartOf([], 'failed')).markup).toContain('Too few visits yet.');
});

test.each([
  [null, '–'],
  [0, '0'],
  [0.0123, '0.012'],
  [12.345, '12.3'],
  [2_500.4, '2,500'],
])('%p is written %p', (value, text) => {
  expect(figure(value)).toBe(text);
});
