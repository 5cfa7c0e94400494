import type { HostNavigation, NavigationState } from '@mrw/shared-contracts';
import { createPath, NavigationType } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { leaveGuards } from './leave-guards';
import { placeIn, stepsBack, type History } from './steps-back';

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
  const steps = stepsBack(history);

  const end = history.listen(({ action, delta }) => {
    const known = expected;
    expected = null;
    const pressedMeanwhile = steps.arrived();
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
    pressedMeanwhile?.();
  });

  const inPlace = (isSo: boolean, move: () => void) => {
    staysPut = isSo;
    move();
    staysPut = false;
  };

  const navigate: HostNavigation['navigate'] = (to, options = {}) => {
    if (typeof to === 'number') {
      steps.go(to);
      return;
    }
    if (steps.holds(navigate.bind(null, to, options))) return;
    const go = () => {
      inPlace(options.preventScrollReset === true, () => {
        if (options.replace) history.replace(to, options.state);
        else history.push(to, options.state);
      });
    };
    guards.leave(go);
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
      inPlace(true, () => {
        dropParameters(history, names);
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

function dropParameters(history: History, names: readonly string[]) {
  const { pathname, search, hash } = history.location;
  const kept = new URLSearchParams(search);
  if (!names.some((name) => kept.has(name))) return;
  for (const name of names) kept.delete(name);
  const rest = kept.toString();
  history.replace({ pathname, search: rest && `?${rest}`, hash }, history.location.state);
}

const stateOf = ({ location, action }: History): NavigationState => ({ location, action });
