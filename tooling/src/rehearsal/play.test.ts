/** @jest-environment node */
import type { TelemetryRow } from '../canary/rows';
import type { Observation } from './observation';
import { play } from './play';

const row = (version: string, code: string, kind: string, value?: number): TelemetryRow => ({
  time: '2026-01-01T00:00:00.000Z',
  kind,
  code,
  remote: 'mf-stores',
  version,
  visit: `${version} visit`,
  from: 'address',
  record: {
    path: '/about/store',
    canary: version === '2.0.0',
    cold: false,
    drawn: false,
    detail: '',
    at: [],
    ...(value === undefined ? {} : { value }),
  },
});

const measured = (version: string, load = 300) => [
  row(version, 'load', 'load', load),
  row(version, 'LCP', 'vital', 1_200),
];

const seen = (rest: Partial<Observation>): Observation => ({
  name: 'release',
  kind: 'bad',
  version: '2.0.0',
  live: '1.0.0',
  share: 1,
  canaryRows: measured('2.0.0'),
  liveRows: measured('1.0.0'),
  framed: true,
  panels: 0,
  ...rest,
});

test.each<[string, Partial<Observation>, string]>([
  ['a refused release', { refused: 'no' }, 'kept out'],
  ['a good release', { kind: 'good', share: 0 }, 'live'],
  [
    'a good release on a slow machine',
    { kind: 'good', share: 0, canaryRows: measured('2.0.0', 500) },
    'live',
  ],
  [
    'one that throws',
    { canaryRows: [...measured('2.0.0'), row('2.0.0', 'MRW-123', 'failure')] },
    'withdrawn',
  ],
  [
    'one that throws for a tenth of the visitors',
    { share: 0.1, canaryRows: [...measured('2.0.0'), row('2.0.0', 'MRW-123', 'failure')] },
    'withdrawn',
  ],
  ['one that starts five times slower', { canaryRows: measured('2.0.0', 1_500) }, 'withdrawn'],
  [
    'one that damages the frame',
    { canaryRows: [...measured('2.0.0'), row('2.0.0', 'MRW-118', 'failure')] },
    'withdrawn',
  ],
])('%s', (_, rest, outcome) => {
  expect(play(seen(rest), 1)).toMatchObject({ outcome });
});
