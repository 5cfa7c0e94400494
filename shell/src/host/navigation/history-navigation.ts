import type { HostNavigation, NavigationState } from '@mrw/shared-contracts';
import { createPath, NavigationType, type UNSAFE_createBrowserHistory } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { leaveGuards } from './leave-guards';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

export type SiteNavigation = HostNavigation & {
  /** The same navigation for one mount: it hears only of paths that it owns, else a leaving remote draws its not-found. */
  scoped(owns: (path: string) => boolean): { navigation: HostNavigation; release(): void };
  /** Puts another page in the place of this one without asking: what it guards is lost already, as at log-out. */
  leaveFor(path: string): void;
  /** Whether the visitor would be asked before this page is left. */
  isGuarded(): boolean;
  /** Ends it: the history can be used by somebody else. */
  end(): void;
};

/**
 * The one history of the page as the contract gives it to remotes.
 *
 * @param history react-router's own, in the mode that tells its listener of every change
 * @param absolute origin to put before links, when the page around us is not this site
 */
export function historyNavigation(history: History, absolute = ''): SiteNavigation {
  const guards = leaveGuards();
  const state$ = new BehaviorSubject(stateOf(history));
  // Entries of this visit, by key: a new entry cuts off what was in front of it.
  const visited = [history.location.key];
  /** What the next move through the history is: our own way back after a stop, or one that was asked about already. */
  let expected: { kind: 'undo'; done(): void } | { kind: 'allowed' } | null = null;

  const end = history.listen(({ action, delta }) => {
    const known = expected;
    expected = null;
    if (known?.kind === 'undo') {
      known.done();
      return;
    }
    const guard = known || action !== NavigationType.Pop || !delta ? undefined : guards.asking();
    if (guard && delta) {
      // The address has moved already: take it back and ask.
      const undone = new Promise<void>((done) => {
        expected = { kind: 'undo', done };
      });
      history.go(-delta);
      const proceed = () =>
        void undone.then(() => {
          expected = { kind: 'allowed' };
          history.go(delta);
        });
      guard.onBlocked({ proceed, reset: () => undefined });
      return;
    }
    const from = state$.value.location.key;
    const state = stateOf(history);
    remember(visited, state, from);
    state$.next(state);
  });

  const navigate: HostNavigation['navigate'] = (to, options = {}) => {
    if (typeof to === 'number') {
      history.go(to);
      return;
    }
    const go = () => {
      if (options.replace) history.replace(to, options.state);
      else history.push(to, options.state);
    };
    const guard = guards.asking();
    if (guard) guard.onBlocked({ proceed: go, reset: () => undefined });
    else go();
  };

  const navigation: HostNavigation = {
    state$,
    navigate,
    back: () => {
      if (visited.indexOf(state$.value.location.key) > 0) navigate(-1);
      else navigate('/home', { replace: true });
    },
    createHref: (to) => absolute + (typeof to === 'string' ? to : createPath(to)),
    block: guards.add,
  };

  return {
    ...navigation,
    leaveFor: (path) => {
      history.replace(path);
    },
    isGuarded: () => guards.asking() !== undefined,
    end,
    scoped: (owns) => {
      const own$ = new BehaviorSubject(state$.value);
      const subscription = state$.subscribe((state) => {
        if (owns(state.location.pathname) && state !== own$.value) own$.next(state);
      });
      return {
        navigation: { ...navigation, state$: own$ },
        release: () => {
          subscription.unsubscribe();
        },
      };
    },
  };
}

const stateOf = ({ location, action }: History): NavigationState => ({ location, action });

function remember(visited: string[], { location, action }: NavigationState, from: string): void {
  const at = visited.indexOf(from);
  if (action === 'PUSH') visited.splice(at + 1, visited.length, location.key);
  else if (action === 'REPLACE') visited.splice(at, 1, location.key);
  else if (!visited.includes(location.key)) visited.unshift(location.key);
}
