/** @jest-environment node */
import { judge, leastVisits } from './judge';
import { readRows, type TelemetryRow } from './rows';
import { visitsOf } from './visits';

const began = Date.parse('2026-11-21T08:00:00Z');
const minute = 60_000;
const step = { planBegan: began, began, every: 10 * minute, percent: 25 };
const versions = { canary: '1.3.0', live: '1.2.0' };

type Given = {
  canary?: number;
  /** Every how many visits one fails. */
  canaryFails?: number;
  liveFails?: number;
  minutes?: number;
  code?: string;
  kind?: string;
  addresses?: number;
  value?: number;
  cold?: boolean;
  drawn?: boolean;
  liveDrawn?: boolean;
  path?: string;
};

let visits = 0;

/** Visits of twelve minutes, a quarter of them of the canary. */
function records(given: Given = {}): TelemetryRow[] {
  const { canary = 40, canaryFails = 0, liveFails = 0, minutes = 12, addresses = Infinity } = given;
  const { code = 'MRW-122', kind = 'failure', value = 200, cold = false } = given;
  const { path = '/about/store', drawn = false, liveDrawn = drawn } = given;
  const rows: TelemetryRow[] = [];
  const add = (isCanary: boolean, index: number, at: number, every: number) => {
    visits += 1;
    const row = (what: { kind: string; code: string; value?: number }): TelemetryRow => ({
      time: new Date(began + at).toISOString(),
      remote: 'mf-stores',
      version: isCanary ? versions.canary : versions.live,
      visit: `v${visits}`,
      from: `a${isCanary ? index % addresses : visits}`,
      kind: what.kind,
      code: what.code,
      record: {
        path: isCanary ? path : '/about/store',
        canary: isCanary,
        cold,
        drawn: isCanary ? drawn : liveDrawn,
        detail: '',
        at: [],
        ...(what.value === undefined ? {} : { value: what.value }),
      },
    });
    rows.push(row({ kind: 'load', code: 'load', value: isCanary ? value : 200 + (index % 100) }));
    if (every > 0 && index % every === 0) rows.push(row({ kind, code }));
  };
  for (let at = 0; at < minutes; at += 1) {
    for (let index = 0; index < canary; index += 1)
      add(true, at * canary + index, at * minute + index, canaryFails);
    for (let index = 0; index < 120; index += 1) add(false, at * 120 + index, at * minute + index, liveFails);
  }
  return rows;
}

const judged = (given: Given, now = began + 12 * minute) =>
  judge(visitsOf(records(given), 'mf-stores', versions), step, now);

test.each<[string, Given, string, string, RegExp]>([
  ['no device met a fault', {}, 'go on', 'good', /0 of \d+ \(0\.0 %\)/],
  ['both fail alike', { canaryFails: 20, liveFails: 20 }, 'go on', 'good', /./],
  [
    'it starts five times less often',
    { canaryFails: 4, liveFails: 20 },
    'withdraw',
    'bad',
    /^failed starts \(most on \/about\/store\): 120 of 480 \(25\.0 %\), live 72 of 1440/,
  ],
  ['it fails later', { canaryFails: 5, code: 'MRW-123' }, 'withdraw', 'bad', /^errors after the start/],
  [
    'it throws in the background',
    { canaryFails: 5, kind: 'error', code: 'TypeError' },
    'withdraw',
    'bad',
    /^uncaught/,
  ],
  [
    'it is not loaded by those who have to load it',
    { canaryFails: 5, code: 'MRW-103', cold: true },
    'withdraw',
    'bad',
    /^failed loads/,
  ],
  ['its calls fail', { canaryFails: 5, kind: 'call', code: 'API-500' }, 'withdraw', 'bad', /^failed calls/],
  ['it is slower', { value: 900 }, 'withdraw', 'bad', /^slow starts/],
  ['it is slower where nothing was cached', { value: 900, cold: true }, 'go on', 'good', /./],
  [
    'it is slower where both were drawn',
    { value: 900, drawn: true },
    'withdraw',
    'bad',
    /^slow starts \(most on \/about\/store\)/,
  ],
  ['it is slower than drawn pages', { value: 900, liveDrawn: true }, 'go on', 'good', /./],
  ['it is slower on another page', { value: 900, path: '/store/:id' }, 'go on', 'good', /./],
  [
    'all its failures are of four addresses',
    { canaryFails: 1, addresses: 4 },
    'hold',
    'few addresses',
    /: 4 of 4 /,
  ],
  ['its visits are few', { canary: 20 }, 'hold', 'few visits', /^240 of 300 visits/],
  ['its visits stay away', { canary: 4, minutes: 12 }, 'hold', 'missing visits', /^48 visits .* 372/],
])('%s', (_, given, outcome, why, reason) => {
  expect(judged(given)).toMatchObject({ outcome, why, reason: expect.stringMatching(reason) });
});

test('a step takes its time, and the running minute does not count', () => {
  expect(judged({}, began + 9 * minute)).toMatchObject({ outcome: 'hold', why: 'time' });
  expect(judged({ minutes: 1, canary: leastVisits }, began + minute - 1)).toMatchObject({
    why: 'few visits',
  });
});

test.each([
  [11, 'good', '3.6'],
  [12, 'growing', '5.3'],
  [13, 'good', '5.2'],
  [14, 'growing', '7.6'],
])('after %i minutes the evidence of a small fault is %s to go on: %s', (minutes, why, evidence) => {
  const given = { canary: 30, canaryFails: 50, liveFails: 200, minutes };
  const outcome = why === 'good' ? 'go on' : 'hold';
  const reason = expect.stringMatching(`^failed starts .* evidence ${evidence} of 3600`);
  expect(judged(given, began + minutes * minute)).toMatchObject({ outcome, why, reason });
});

test('a visit in which the version before took over counts against the canary', () => {
  const [start, ...rest] = records({ minutes: 1, canary: 1 });
  const fallen = { ...start, kind: 'failure', code: 'MRW-122' } as TelemetryRow;
  const after = { ...fallen, kind: 'load', code: 'load', version: '1.2.0' };
  const [visit] = visitsOf(
    [fallen, { ...after, record: { ...after.record, canary: false } }, ...rest],
    'mf-stores',
    versions,
  );
  expect(visit).toMatchObject({ canary: true, failed: new Map([['start', '/about/store']]) });
});

test('what is no record of a visit is left out; an answer that is no list is refused', () => {
  const [row] = records({ minutes: 1 });
  expect(readRows([row, { ...row, visit: undefined }, 'x', null])).toEqual([row]);
  expect(() => readRows({})).toThrow('did not answer with a list');
});
