import type { StateStream } from '@mrw/shared-contracts';
import { BehaviorSubject } from 'rxjs';

const key = 'mrw_simple_mode';

/** Larger text and targets and a home page of four choices; stored on the device. */
export interface SimpleMode {
  readonly on$: StateStream<boolean>;
  choose(on: boolean): void;
}

/**
 * @param root gets `data-simple` while it is on: the tokens of shared-ui use it
 * @param storage when storage is blocked the choice applies to this page only
 */
export function createSimpleMode(root: HTMLElement, storage: () => Storage): SimpleMode {
  const on$ = new BehaviorSubject(stored(storage));
  on$.subscribe((on) => {
    root.toggleAttribute('data-simple', on);
  });
  return {
    on$,
    choose: (on) => {
      try {
        if (on) storage().setItem(key, 'on');
        else storage().removeItem(key);
      } catch {
        // For this page only.
      }
      on$.next(on);
    },
  };
}

function stored(storage: () => Storage): boolean {
  try {
    return storage().getItem(key) === 'on';
  } catch {
    return false;
  }
}
