/** @jest-environment node */
import type { DeploymentState } from './deployment-file';
import { outdatedVersions } from './prune';

const now = new Date('2026-06-30T00:00:00Z');
const stage = (version: string) => ({ version, by: 'ann', at: '2026-01-01T00:00:00.000Z' });
type Step = DeploymentState['history'][number];

const step = (action: Step['action'], version: string, date: string): Step => ({
  at: `2026-${date}T00:00:00.000Z`,
  by: 'ann',
  remote: 'mf-stores',
  action,
  version,
});

const state = (
  pointer: Partial<DeploymentState['remotes'][string]> & { live: ReturnType<typeof stage> },
  history: readonly Step[] = [],
): DeploymentState => ({
  schema: 2,
  environment: 'production',
  revision: 1,
  salt: '',
  remotes: { 'mf-stores': { earlier: [], ...pointer } },
  history: [...history],
});

const published = (...versions: string[]) =>
  versions.map((version) => ({ version, at: new Date('2026-01-01T00:00:00Z') }));

const outdated = (states: readonly DeploymentState[], keep = 1, versions = ['1.0.0', '2.0.0', '3.0.0']) =>
  outdatedVersions(
    { remote: 'mf-stores', published: published(...versions), states },
    { keep, days: 30 },
    now,
  ).map(({ version }) => version);

test.each<[string, DeploymentState[], number, string[]]>([
  ['a version that was never live', [state({ live: stage('3.0.0') })], 1, ['1.0.0', '2.0.0']],
  [
    'not the canary',
    [state({ live: stage('3.0.0'), canary: { ...stage('1.0.0'), percent: 5 } })],
    1,
    ['2.0.0'],
  ],
  ['not the way back', [state({ live: stage('3.0.0'), earlier: ['1.0.0', '2.0.0'] })], 1, ['1.0.0']],
  ['not two ways back', [state({ live: stage('3.0.0'), earlier: ['1.0.0', '2.0.0'] })], 2, []],
  ['not the last way back', [state({ live: stage('3.0.0'), earlier: ['1.0.0', '2.0.0'] })], 0, ['1.0.0']],
  [
    'not what is live in another environment',
    [state({ live: stage('3.0.0') }), state({ live: stage('1.0.0') })],
    1,
    ['2.0.0'],
  ],
  [
    'not what was left by a rollback: pages began with it',
    [
      state({ live: stage('1.0.0') }, [
        step('promote', '3.0.0', '01-02'),
        step('rollback', '1.0.0', '01-03'),
      ]),
    ],
    1,
    ['2.0.0'],
  ],
  [
    'not what was in use within the days, however early it became live',
    [
      state({ live: stage('3.0.0') }, [
        step('promote', '1.0.0', '01-02'),
        step('promote', '2.0.0', '06-20'),
        step('promote', '3.0.0', '06-21'),
      ]),
    ],
    0,
    [],
  ],
  [
    'what was in use until before the days',
    [
      state({ live: stage('3.0.0') }, [
        step('promote', '1.0.0', '01-02'),
        step('promote', '2.0.0', '05-20'),
        step('promote', '3.0.0', '06-21'),
      ]),
    ],
    0,
    ['1.0.0'],
  ],
])('%s', (_, states, keep, expected) => {
  expect(outdated(states, keep)).toEqual(expected);
});

test.each([
  ['2026-05-31T00:00:00Z', ['1.0.0']],
  ['2026-06-01T00:00:01Z', []],
])('a version of %s that was never live: %p', (at, expected) => {
  const found = outdatedVersions(
    {
      remote: 'mf-stores',
      published: [{ version: '1.0.0', at: new Date(at) }],
      states: [state({ live: stage('3.0.0') })],
    },
    { keep: 1, days: 30 },
    now,
  );
  expect(found.map(({ version }) => version)).toEqual(expected);
});

test('the days count from the step that took a version out of use', () => {
  const history = [
    step('promote', '1.0.0', '01-02'),
    step('promote', '2.0.0', '05-01'),
    step('promote', '3.0.0', '05-02'),
  ];
  const states = [state({ live: stage('3.0.0') }, history)];
  const facts = { remote: 'mf-stores', published: published('1.0.0'), states };
  expect(outdatedVersions(facts, { keep: 0, days: 30 }, now)).toEqual([{ version: '1.0.0', days: 60 }]);
});

test('what was deleted later does not make the last use of another version older', () => {
  const history = [
    step('promote', '2.0.0', '05-01'),
    step('prune', '1.0.0', '05-02'),
    step('promote', '3.0.0', '06-20'),
  ];
  const states = [state({ live: stage('3.0.0') }, history)];
  const facts = { remote: 'mf-stores', published: published('2.0.0'), states };
  expect(outdatedVersions(facts, { keep: 0, days: 11 }, now)).toEqual([]);
});
