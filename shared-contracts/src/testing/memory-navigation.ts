import { createPath, parsePath, type Location, type To } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import type { HostNavigation, NavigationState } from '../host/navigation';

/** The navigation of `fakeHost`. */
export type MemoryNavigation = HostNavigation & {
  readonly state$: BehaviorSubject<NavigationState>;
  /** Path and query of the current page. */
  current(): string;
};

/** A navigation without a browser, for tests of remotes. A test that navigates does so within `act`. */
export function memoryNavigation(start: string, startState: unknown = null): MemoryNavigation {
  let keys = 0;
  const locationOf = (to: To, state: unknown): Location => {
    const path = typeof to === 'string' ? parsePath(to) : to;
    keys += 1;
    return { pathname: '/', search: '', hash: '', ...path, state, key: `k${keys}` };
  };
  const first = locationOf(start, startState);
  const entries = [first];
  let index = 0;
  const state$ = new BehaviorSubject<NavigationState>({ location: first, action: 'POP' });
  const show = (action: NavigationState['action']) => {
    const location = entries[index];
    if (location) state$.next({ location, action });
  };
  const navigate: HostNavigation['navigate'] = (to, options = {}) => {
    if (typeof to === 'number') {
      index = Math.max(0, Math.min(entries.length - 1, index + to));
      show('POP');
      return;
    }
    const location = locationOf(to, options.state ?? null);
    if (options.replace) entries[index] = location;
    else {
      index += 1;
      entries.splice(index, entries.length, location);
    }
    show(options.replace ? 'REPLACE' : 'PUSH');
  };
  return {
    state$,
    navigate,
    back: () => {
      if (index > 0) navigate(-1);
      else navigate('/home');
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    block: () => () => undefined,
    current: () => {
      const { pathname, search, hash } = state$.value.location;
      return pathname + search + hash;
    },
  };
}
