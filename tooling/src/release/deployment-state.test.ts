import { deploymentState, type DeploymentState } from './deployment-file';
import { disable, promote, replacedVersion, rollBack, rollbackTarget, rollOut } from './deployment-state';
import { brokenStep, withStep, type DeploymentStep } from './history';
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
const canary = rollOut(two, change, '3.0.0', { percent: 10 });

test.each<[string, DeploymentState, (string | undefined)[]]>([
  ['the first promotion', one, ['1.0.0', undefined, undefined]],
  ['the second promotion', two, ['2.0.0', undefined, '1.0.0']],
  ['the same promotion again', promote(two, change, '2.0.0'), ['2.0.0', undefined, '1.0.0']],
  ['a rollout', canary, ['2.0.0', '3.0.0 10', '1.0.0']],
  ['a wider rollout', rollOut(canary, change, '3.0.0', { percent: 50 }), ['2.0.0', '3.0.0 50', '1.0.0']],
  ['a whole rollout', rollOut(canary, change, '3.0.0', { percent: 100 }), ['3.0.0', undefined, '2.0.0']],
  ['a rollout of nothing', rollOut(canary, change, '3.0.0', { percent: 0 }), ['2.0.0', undefined, '1.0.0']],
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
  [
    'a rollout before the first promotion',
    () => rollOut(empty, change, '1.0.0', { percent: 10 }),
    'promote one first',
  ],
  ['a rollout of the live version', () => rollOut(two, change, '2.0.0', { percent: 10 }), 'live already'],
  ['101 percent', () => rollOut(two, change, '3.0.0', { percent: 101 }), 'from 0 to 100'],
  ['half a percent', () => rollOut(two, change, '3.0.0', { percent: 0.5 }), 'from 0 to 100'],
  ['no number', () => rollOut(two, change, '3.0.0', { percent: Number.NaN }), 'from 0 to 100'],
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
  const trial = rollOut(four, change, '5.0.0', { percent: 10 });
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

test('the history lists actions with their author', () => {
  const lines = historyTable(back(canary).history.toReversed());
  expect(lines[0]).toMatch(/^at \(UTC\) +by +action/);
  expect(lines.slice(1).map((line) => line.split(/ {2,}/).slice(1).join(' '))).toEqual([
    'chan withdraw mf-stores 3.0.0',
    'chan rollout mf-stores 3.0.0 10 %',
    'chan promote mf-stores 2.0.0',
    'chan promote mf-stores 1.0.0',
  ]);
});

describe('a remote that is disabled', () => {
  const turn = (from: DeploymentState, disabled: boolean, reason?: string) =>
    disable(from, change, { disabled, reason });

  test('keeps its versions, and stays disabled over a promotion, a rollout and a rollback until it is enabled', () => {
    const off = turn(two, true, 'It shows wrong prices.');
    expect(off.remotes['mf-stores']).toMatchObject({
      live: { version: '2.0.0' },
      disabled: { by: 'chan', reason: 'It shows wrong prices.' },
    });
    for (const later of [
      promote(off, change, '3.0.0'),
      rollOut(off, change, '3.0.0', { percent: 10 }),
      rollOut(rollOut(off, change, '3.0.0', { percent: 10 }), change, '3.0.0', { percent: 0 }),
      back(off),
    ])
      expect(later.remotes['mf-stores']?.disabled).toBeDefined();
    const on = turn(off, false);
    expect(on.remotes['mf-stores']).toEqual(two.remotes['mf-stores']);
    expect(on.history.slice(-2).map(({ action, reason }) => [action, reason])).toEqual([
      ['disable', 'It shows wrong prices.'],
      ['enable', undefined],
    ]);
    expect(statusTable(off)[2]).toContain('2.0.0 (disabled)');
  });

  test('changes nothing twice; the shell and an unknown remote are refused', () => {
    const off = turn(two, true);
    expect(turn(off, true)).toBe(off);
    expect(turn(two, false)).toBe(two);
    expect(() => disable(two, { ...change, remote: 'shell' }, { disabled: true, reason: undefined })).toThrow(
      'The shell cannot be disabled',
    );
    expect(() => disable(two, { ...change, remote: 'mf-x' }, { disabled: true, reason: undefined })).toThrow(
      'mf-x has no live version.',
    );
  });
});

describe('the chain of the history', () => {
  const { history } = back(canary);
  const changed = (index: number, part: Partial<DeploymentStep>) =>
    history.map((step, at) => (at === index ? { ...step, ...part } : step));

  test('is whole as it was written, also after it was read from a file', () => {
    expect(brokenStep(history)).toBeUndefined();
    expect(brokenStep(JSON.parse(JSON.stringify(history)) as typeof history)).toBeUndefined();
    expect(brokenStep([])).toBeUndefined();
  });

  test.each<[string, DeploymentStep[], number]>([
    ['another author', changed(1, { by: 'lee' }), 1],
    ['another version', changed(0, { version: '9.0.0' }), 0],
    ['another reason', changed(2, { reason: 'none' }), 2],
    ['another share', changed(2, { percent: 90 }), 2],
  ])('%s is noticed', (_, steps, index) => {
    expect(brokenStep(steps)).toBe(steps[index]);
  });

  test('a step that was removed or put elsewhere is noticed', () => {
    expect(brokenStep(history.filter((_, index) => index !== 1))).toBe(history[2]);
    expect(brokenStep([history[1], history[0]] as DeploymentStep[])).toBe(history[1]);
  });

  test('steps of before the chain have no hash; those after them count', () => {
    const old = history.slice(0, 2).map((step) => ({ ...step, hash: undefined }));
    const steps = withStep(old, { ...change, action: 'promote', version: '4.0.0' });
    expect(brokenStep(steps)).toBeUndefined();
    expect(brokenStep([...old, { ...steps[2], by: 'lee' } as DeploymentStep])).toBeDefined();
  });
});

test('the status is a table with the live version, the canary, who and when', () => {
  expect(statusTable(canary).map((line) => line.split(/ {2,}/).join(' | '))).toEqual([
    'production, revision 3',
    'package | live | canary | previous | by | at (UTC)',
    'mf-stores | 2.0.0 | 3.0.0 (10 %) | 1.0.0 | chan | 2026-11-21 08:30',
  ]);
});
