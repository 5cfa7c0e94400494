import { BehaviorSubject } from 'rxjs';
import type { NavigationState } from '@mrw/shared-contracts';
import { watchDisabled } from './watch-disabled';

test('a navigation asks at most once a minute, and none does after the end', () => {
  const state$ = new BehaviorSubject({} as NavigationState);
  const followDisabled = jest.fn(() => Promise.resolve());
  let now = 0;
  const stop = watchDisabled({ state$ }, { followDisabled }, () => now);
  const asked: number[] = [];
  for (now of [59_999, 60_000, 119_999, 120_000]) {
    state$.next({} as NavigationState);
    asked.push(followDisabled.mock.calls.length);
  }
  expect(asked).toEqual([0, 1, 1, 2]);
  stop();
  now = 600_000;
  state$.next({} as NavigationState);
  expect(followDisabled).toHaveBeenCalledTimes(2);
});
