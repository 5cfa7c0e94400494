/** @jest-environment node */
import type { TelemetryRow } from '../../release/canary/rows';
import type { Observation } from './observation';
import { play } from './play';

const row = (version: string, code: string, kind: string, value?: number, cold = false): TelemetryRow => ({
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
    cold,
    drawn: false,
    detail: '',
    at: [],
    ...(value === undefined ? {} : { value }),
  },
});

/** What a visit measures: milliseconds, and the shift of its layout. */
const usual = { load: 300, LCP: 1_200, INP: 60, CLS: 0.01 };
const visit = (version: string, values: Partial<typeof usual> = {}) =>
  Object.entries({ ...usual, ...values }).map(([code, value]) =>
    row(version, code, code === 'load' ? 'load' : 'vital', value),
  );

const seen = (rest: Partial<Observation>): Observation => ({
  kind: 'bad',
  version: '2.0.0',
  live: '1.0.0',
  share: 1,
  canaryRows: visit('2.0.0'),
  liveRows: visit('1.0.0'),
  ...rest,
});

const refused = { refused: 'no' };
const slow = (values: Partial<typeof usual>) => ({ canaryRows: visit('2.0.0', values) });
const fails = (code: string, share = 1, kind = 'failure') => ({
  share,
  canaryRows: [...visit('2.0.0'), row('2.0.0', code, kind)],
});
/** Files of a new version come over the network: such visits are compared with those of live that needed it too. */
const isNotLoaded = {
  canaryRows: [row('2.0.0', 'MRW-103', 'failure', undefined, true)],
  liveRows: [row('1.0.0', 'load', 'load', usual.load, true)],
};

// The bad releases of e2e/tests/rehearsal, each with the records that its visits sent.
test.each<[string, Partial<Observation>, 'kept out' | 'withdrawn']>([
  ['lacks a text in a language', refused, 'kept out'],
  ['needs a contract that no shell speaks', refused, 'kept out'],
  ['takes the path of another remote', refused, 'kept out'],
  ['is three times as heavy as its budget', refused, 'kept out'],
  ['lost the script of a page on the host', refused, 'kept out'],
  ['throws while it is read', isNotLoaded, 'withdrawn'],
  ['has a changed entry on the host', isNotLoaded, 'withdrawn'],
  ['exposes something else', fails('MRW-105'), 'withdrawn'],
  ['throws in its first rendering', fails('MRW-122'), 'withdrawn'],
  ['throws in bootstrap', fails('MRW-121'), 'withdrawn'],
  ['never finishes mounting', fails('MRW-113'), 'withdrawn'],
  ['suspends for ever', fails('MRW-114'), 'withdrawn'],
  ['throws in Traditional Chinese only', fails('MRW-122', 0.4), 'withdrawn'],
  ['throws in an effect', fails('MRW-123'), 'withdrawn'],
  ['throws in a later rendering', fails('MRW-123'), 'withdrawn'],
  ['throws on phones only', fails('MRW-123', 0.5), 'withdrawn'],
  ['throws on the page of a store only', fails('MRW-123', 0.3), 'withdrawn'],
  ['throws on the second visit', fails('MRW-123', 0.5), 'withdrawn'],
  ['calls an address that does not exist', fails('MRW-123'), 'withdrawn'],
  ['throws while it leaves', fails('MRW-124'), 'withdrawn'],
  ['throws when something is pressed', fails('Error', 1, 'error'), 'withdrawn'],
  ['leaves a promise rejected', fails('Error', 1, 'error'), 'withdrawn'],
  ['loads a script of a foreign site', fails('script-src-elem', 1, 'policy'), 'withdrawn'],
  ['takes two seconds to start', slow({ load: 2_300, LCP: 3_200 }), 'withdrawn'],
  ['answers a press after a second', slow({ INP: 1_060 }), 'withdrawn'],
  ['moves its content after it was shown', slow({ CLS: 0.4 }), 'withdrawn'],
  ['removes the header', fails('MRW-118'), 'withdrawn'],
  ['empties the page', fails('MRW-118'), 'withdrawn'],
  ['covers the header', fails('MRW-118'), 'withdrawn'],
  ['replaces fetch', fails('MRW-119'), 'withdrawn'],
])('a release that %s does not go live', (_, rest, outcome) => {
  expect(play(seen(rest), 1)).toMatchObject({ outcome });
});

test.each<[string, Partial<Observation>]>([
  ['', {}],
  [' on a slow machine', slow({ load: 500 })],
])('a good release%s goes live', (_, rest) => {
  expect(play(seen({ ...rest, kind: 'good', share: 0 }), 1)).toMatchObject({ outcome: 'live' });
});

test('a fault that a tenth of the visitors meet is withdrawn', () => {
  expect(play(seen(fails('MRW-123', 0.1)), 1)).toMatchObject({ outcome: 'withdrawn' });
});
