import { promote, rollBack, rollOut, type DeploymentState } from './deployment-state';
import { historyTable, statusTable } from './tables';

const empty: DeploymentState = {
  schema: 2,
  environment: 'production',
  revision: 0,
  salt: 'salt',
  remotes: {},
  history: [],
};

const change = { remote: 'mf-stores', by: 'chan', at: '2026-11-21T08:30:00.000Z' };

const pointerOf = (state: DeploymentState) => {
  const { live, canary, previous } = state.remotes['mf-stores'] ?? {};
  return [live?.version, canary && `${canary.version} ${canary.percent}`, previous];
};

const one = promote(empty, change, '1.0.0');
const two = promote(one, change, '2.0.0');
const canary = rollOut(two, change, '3.0.0', 10);

test.each<[string, DeploymentState, (string | undefined)[]]>([
  ['the first promotion', one, ['1.0.0', undefined, undefined]],
  ['the second promotion', two, ['2.0.0', undefined, '1.0.0']],
  ['the same promotion again', promote(two, change, '2.0.0'), ['2.0.0', undefined, '1.0.0']],
  ['a rollout', canary, ['2.0.0', '3.0.0 10', '1.0.0']],
  ['a wider rollout', rollOut(canary, change, '3.0.0', 50), ['2.0.0', '3.0.0 50', '1.0.0']],
  ['a whole rollout', rollOut(canary, change, '3.0.0', 100), ['3.0.0', undefined, '2.0.0']],
  ['a rollout of nothing', rollOut(canary, change, '3.0.0', 0), ['2.0.0', undefined, '1.0.0']],
  ['a rollback in a rollout', rollBack(canary, change), ['2.0.0', undefined, '1.0.0']],
  ['a rollback', rollBack(two, change), ['1.0.0', undefined, '2.0.0']],
  [
    'the promotion of the live version in a rollout',
    promote(canary, change, '2.0.0'),
    ['2.0.0', undefined, '1.0.0'],
  ],
])('after %s live, canary and previous are right', (_, state, pointer) => {
  expect(pointerOf(state)).toEqual(pointer);
});

test.each<[string, () => DeploymentState, string]>([
  ['a rollback without an earlier version', () => rollBack(one, change), 'no earlier version in production'],
  ['a rollback of the unknown', () => rollBack(empty, change), 'no earlier version'],
  ['a rollout before the first promotion', () => rollOut(empty, change, '1.0.0', 10), 'promote one first'],
  ['a rollout of the live version', () => rollOut(two, change, '2.0.0', 10), 'live already'],
  ['101 percent', () => rollOut(two, change, '3.0.0', 101), 'from 0 to 100'],
  ['half a percent', () => rollOut(two, change, '3.0.0', 0.5), 'from 0 to 100'],
  ['no number', () => rollOut(two, change, '3.0.0', Number.NaN), 'from 0 to 100'],
])('%s is refused', (_, act, reason) => {
  expect(act).toThrow(reason);
});

test('the history tells who did what, the newest first, and never grows beyond its limit', () => {
  const lines = historyTable(rollBack(canary, change));
  expect(lines[0]).toMatch(/^at \(UTC\) +by +action/);
  expect(lines.slice(1).map((line) => line.split(/ {2,}/).slice(1).join(' '))).toEqual([
    'chan withdraw mf-stores 3.0.0',
    'chan rollout mf-stores 3.0.0 10 %',
    'chan promote mf-stores 2.0.0',
    'chan promote mf-stores 1.0.0',
  ]);
  let long = empty;
  for (let index = 0; index < 250; index += 1) long = promote(long, change, `1.0.${index}`);
  expect(long.history).toHaveLength(200);
  expect(long.revision).toBe(250);
});

test('the status is a table with the live version, the canary, who and when', () => {
  expect(statusTable(canary).map((line) => line.split(/ {2,}/).join(' | '))).toEqual([
    'production, revision 3',
    'package | live | canary | previous | by | at (UTC)',
    'mf-stores | 2.0.0 | 3.0.0 (10 %) | 1.0.0 | chan | 2026-11-21 08:30',
  ]);
});
