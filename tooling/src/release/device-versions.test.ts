import type { DeploymentState } from './deployment-file';
import { deviceVersions } from './device-versions';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`;
const stage = (version: string) => ({ version, by: 'ada', at: at(1) });
const step = (day: number, version: string, action: 'promote' | 'rollback' = 'promote') => ({
  ...{ at: at(day), by: 'ada', remote: 'mf-stores', action, version },
});

function state(live: string, history: readonly ReturnType<typeof step>[], canary?: string): DeploymentState {
  const pointer = {
    live: stage(live),
    earlier: [],
    ...(canary ? { canary: { ...stage(canary), percent: 5 } } : {}),
  };
  const fixed = { schema: 2 as const, environment: 'test', revision: 1, salt: '' };
  return { ...fixed, remotes: { 'mf-stores': pointer }, history: [...history] };
}

const versions = (of: DeploymentState) => deviceVersions(of, 'mf-stores', '2.0.0', new Date(at(30)));

test('what is live and in a rollout', () => {
  expect(versions(state('1.0.0', [], '1.1.0'))).toEqual(['1.0.0', '1.1.0']);
});

test('what was live in the last 30 days, the last one first; not what was left before', () => {
  const old = { ...step(1, '0.1.0'), at: '2026-08-01T00:00:00.000Z' };
  const replaced = { ...step(1, '0.2.0'), at: '2026-09-01T00:00:00.000Z' };
  const history = [old, replaced, step(10, '1.0.0'), step(20, '1.1.0')];
  expect(versions(state('1.1.0', history))).toEqual(['1.1.0', '1.0.0', '0.2.0']);
});

test('not the version itself, and at most five', () => {
  const history = [1, 2, 3, 4, 5, 6, 7].map((day) => step(day, `1.${day}.0`));
  expect(versions(state('2.0.0', [...history, step(8, '2.0.0')]))).toEqual(
    [7, 6, 5, 4, 3].map((minor) => `1.${minor}.0`),
  );
});

test('none of another package', () => {
  expect(deviceVersions(state('1.0.0', [step(1, '1.0.0')]), 'mf-wallet', '2.0.0', new Date())).toEqual([]);
});
