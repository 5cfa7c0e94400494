import type { HostNavigation, NavigationState } from '@mrw/shared-contracts';
import { createPath, NavigationType, type UNSAFE_createBrowserHistory } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import * as z from 'zod/mini';
import { leaveGuards } from './leave-guards';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

export type SiteNavigation = HostNavigation & {
  /**
   * The same navigation for one mount: it hears only of paths that it owns, else a leaving remote draws its
   * not-found.
   */
  scoped(owns: (path: string) => boolean): { navigation: HostNavigation; release(): void };
  /** Puts another page in the place of this one without asking: what it guards is lost already, as at log-out. */
  leaveFor(path: string): void;
  /** Takes parameters out of the address of this page, which stays as it is; nobody is asked. */
  dropParameters(names: readonly string[]): void;
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
  const state$ = new BehaviorSubject<NavigationState>(stateOf(history));
  /** The move that is under way leaves the page where it is scrolled to. */
  let staysPut = false;
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
    const guard = guards.asking();
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
      const kept = new URLSearchParams(search);
      if (!names.some((name) => kept.has(name))) return;
      for (const name of names) kept.delete(name);
      const rest = kept.toString();
      inPlace(true, () => {
        history.replace({ pathname, search: rest && `?${rest}`, hash }, state);
      });
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

const placed = z.object({ idx: z.number() });

/** How many entries of the site lie before this one. The browser keeps it with the entry, over a reload too. */
function placeIn(history: History): number {
  // A history in memory counts by itself.
  if ('index' in history) return Number(history.index);
  const kept = placed.safeParse(window.history.state);
  return kept.success ? kept.data.idx : 0;
}
