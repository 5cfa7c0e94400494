import {
  deploymentState,
  promote,
  replacedVersion,
  rollBack,
  rollbackTarget,
  rollOut,
  type DeploymentState,
} from './deployment-state';
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
  const pointer = state.remotes['mf-stores'];
  const { live, canary } = pointer ?? {};
  return [live?.version, canary && `${canary.version} ${canary.percent}`, pointer?.earlier.at(-1)];
};

/** As the command does it: the version is chosen, then made live. */
const back = (state: DeploymentState, to?: string, by = change) =>
  rollBack(state, by, rollbackTarget(state, by, to), state);

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
  ['a rollback in a rollout', back(canary), ['2.0.0', undefined, '1.0.0']],
  ['a rollback', back(two), ['1.0.0', undefined, undefined]],
  [
    'the promotion of the live version in a rollout',
    promote(canary, change, '2.0.0'),
    ['2.0.0', undefined, '1.0.0'],
  ],
])('after %s live, canary and previous are right', (_, state, pointer) => {
  expect(pointerOf(state)).toEqual(pointer);
});

test.each<[string, () => DeploymentState, string]>([
  ['a rollback without an earlier version', () => back(one), 'no earlier version in production'],
  ['a rollback of the unknown', () => back(empty), 'no earlier version'],
  ['a rollback to what was never live', () => back(two, '1.5.0'), '1.5.0 was not live before in production'],
  ['a rollout before the first promotion', () => rollOut(empty, change, '1.0.0', 10), 'promote one first'],
  ['a rollout of the live version', () => rollOut(two, change, '2.0.0', 10), 'live already'],
  ['101 percent', () => rollOut(two, change, '3.0.0', 101), 'from 0 to 100'],
  ['half a percent', () => rollOut(two, change, '3.0.0', 0.5), 'from 0 to 100'],
  ['no number', () => rollOut(two, change, '3.0.0', Number.NaN), 'from 0 to 100'],
])('%s is refused', (_, act, reason) => {
  expect(act).toThrow(reason);
});

const four = ['3.0.0', '4.0.0'].reduce((state, version) => promote(state, change, version), two);

test('rollbacks walk back through what was live before, never forward, and end', () => {
  const walked = [back(four), back(back(four)), back(back(back(four)))];
  expect(walked.map((state) => pointerOf(state)[0])).toEqual(['3.0.0', '2.0.0', '1.0.0']);
  expect(() => back(back(back(back(four))))).toThrow('mf-stores has no earlier version in production.');
});

test('a rollback to a named version ends a rollout, and forgets what came after it', () => {
  const trial = rollOut(four, change, '5.0.0', 10);
  expect(pointerOf(back(trial, '2.0.0'))).toEqual(['2.0.0', undefined, '1.0.0']);
  expect(pointerOf(back(trial, '4.0.0'))).toEqual(['4.0.0', undefined, '3.0.0']);
  expect(back(four, '4.0.0')).toBe(four);
});

test.each<[string, 'promote' | 'rollback', string, string[]]>([
  ['a promotion', 'promote', '2.0.0', ['1.0.0']],
  ['a rollback, which never goes forward', 'rollback', '0.9.0', []],
])('a file of before the list of earlier versions is read after %s', (_, action, version, earlier) => {
  const live = { version, by: change.by, at: change.at };
  const old = {
    ...empty,
    remotes: { 'mf-stores': { live, previous: '1.0.0' } },
    history: [{ ...change, action, version }],
  };
  const read = deploymentState.parse(old);
  expect(read.remotes).toEqual({ 'mf-stores': { live, earlier } });
  expect(deploymentState.parse(read)).toEqual(read);
});

test('a version that is promoted again is not gone back to twice', () => {
  const again = promote(four, change, '2.0.0');
  expect(again.remotes['mf-stores']?.earlier).toEqual(['1.0.0', '3.0.0', '4.0.0']);
});

test('of two rollbacks that were chosen at the same time the second changes nothing', () => {
  const chosen = rollbackTarget(four, change);
  const first = rollBack(four, change, chosen, four);
  expect(rollBack(first, { ...change, by: 'lee' }, chosen, four)).toBe(first);
  const other = promote(four, change, '5.0.0');
  expect(() => rollBack(other, change, chosen, four)).toThrow('mf-stores 5.0.0 went live in production');
});

test.each([
  ['by another person within two minutes', 'lee', '2026-11-21T08:31:59.000Z', '3.0.0'],
  ['by another person later', 'lee', '2026-11-21T08:32:00.000Z', '2.0.0'],
  ['by the same person', 'chan', '2026-11-21T08:30:10.000Z', '2.0.0'],
])('a second rollback %s', (_, by, at, version) => {
  expect(pointerOf(back(back(four), undefined, { ...change, by, at }))[0]).toBe(version);
});

test('open pages began with the version that was replaced last, newer or older', () => {
  expect(replacedVersion(one, 'mf-stores')).toBeUndefined();
  expect(replacedVersion(canary, 'mf-stores')).toBe('1.0.0');
  expect(replacedVersion(back(four), 'mf-stores')).toBe('4.0.0');
  expect(replacedVersion({ ...four, history: [] }, 'mf-stores')).toBe('3.0.0');
});

test('the history tells who did what, the newest first, and never grows beyond its limit', () => {
  const lines = historyTable(back(canary));
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
