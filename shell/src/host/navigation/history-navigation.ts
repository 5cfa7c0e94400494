import type { HostNavigation, NavigationState } from '@mrw/shared-contracts';
import { createPath, NavigationType, type UNSAFE_createBrowserHistory } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import * as z from 'zod/mini';
import { leaveGuards } from './leave-guards';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

export type SiteNavigation = HostNavigation & {
  /**
   * The navigation of one mount: limited to the paths that it owns, else a remote that is being left would render its
   * not-found page.
   */
  scoped(owns: (path: string) => boolean): { navigation: HostNavigation; release(): void };
  /** Replaces this page without asking: what its guard protects is lost already, for example at log-out. */
  leaveFor(path: string): void;
  /** Removes parameters from the address of this page without leaving it; guards are not called. */
  dropParameters(names: readonly string[]): void;
  /** Whether a guard would block leaving this page. */
  isGuarded(): boolean;
  /** Ends it: the history can be used by another owner. */
  end(): void;
};

/**
 * The history of the page as the contract defines it for remotes.
 *
 * @param history react-router's own, in the mode that reports every change
 * @param absolute origin to prepend to links in a partner's page
 */
export function historyNavigation(history: History, absolute = ''): SiteNavigation {
  const guards = leaveGuards();
  const state$ = new BehaviorSubject<NavigationState>(stateOf(history));
  /** The current navigation keeps the scroll position. */
  let staysPut = false;
  /** The kind of the next history move: our own revert after a block, or one that was confirmed already. */
  let expected: { kind: 'undo'; done(): void } | { kind: 'allowed' } | null = null;

  const end = history.listen(({ action, delta }) => {
    const known = expected;
    expected = null;
    if (known?.kind === 'undo') {
      known.done();
      return;
    }
    const guard =
      known || action !== NavigationType.Pop || !delta
        ? undefined
        : guards.asking(delta < 0 ? 'back' : 'leave');
    if (guard && delta) {
      // The address has changed already: revert it and ask.
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
    state$.next({ ...stateOf(history), ...(staysPut ? { preventScrollReset: true } : {}) });
  });

  const inPlace = (isSo: boolean, move: () => void) => {
    staysPut = isSo;
    move();
    staysPut = false;
  };

  const navigate: HostNavigation['navigate'] = (to, options = {}) => {
    if (typeof to === 'number') {
      history.go(to);
      return;
    }
    const go = () => {
      inPlace(options.preventScrollReset === true, () => {
        if (options.replace) history.replace(to, options.state);
        else history.push(to, options.state);
      });
    };
    const guard = guards.asking('leave');
    if (guard) guard.onBlocked({ proceed: go, reset: () => undefined });
    else go();
  };

  const navigation: HostNavigation = {
    state$,
    navigate,
    back: () => {
      if (placeIn(history) > 0) navigate(-1);
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
    dropParameters: (names) => {
      const { pathname, search, hash } = history.location;
      const state: unknown = history.location.state;
      const rest = searchWithout(names, search);
      if (rest === null) return;
      inPlace(true, () => {
        history.replace({ pathname, search: rest, hash }, state);
      });
    },
    isGuarded: () => guards.asking('leave') !== undefined,
    end,
    scoped: (owns) => scopedTo(navigation, owns),
  };
}

function scopedTo(navigation: HostNavigation, owns: (path: string) => boolean) {
  const own$ = new BehaviorSubject(navigation.state$.value);
  const subscription = navigation.state$.subscribe((state) => {
    if (owns(state.location.pathname) && state !== own$.value) own$.next(state);
  });
  return {
    navigation: { ...navigation, state$: own$ },
    release: () => {
      subscription.unsubscribe();
    },
  };
}

/** Null when none of the parameters is in it. */
function searchWithout(names: readonly string[], search: string): string | null {
  const kept = new URLSearchParams(search);
  if (!names.some((name) => kept.has(name))) return null;
  for (const name of names) kept.delete(name);
  const rest = kept.toString();
  return rest && `?${rest}`;
}

const stateOf = ({ location, action }: History): NavigationState => ({ location, action });

const placed = z.object({ idx: z.number() });

/** The number of earlier entries of the site. The browser stores it with the entry, over a reload too. */
function placeIn(history: History): number {
  // A memory history counts by itself.
  if ('index' in history) return Number(history.index);
  const kept = placed.safeParse(window.history.state);
  return kept.success ? kept.data.idx : 0;
}
