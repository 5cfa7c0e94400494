import type { HostNavigation, NavigationState } from '@mrw/shared-contracts';
import { createPath, type createBrowserRouter } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';

type DataRouter = ReturnType<typeof createBrowserRouter>;

export type SiteNavigation = HostNavigation & {
  /** The same navigation for one mount: it hears only of paths that it owns, else a leaving remote draws its not-found. */
  scoped(owns: (path: string) => boolean): { navigation: HostNavigation; release(): void };
};

/**
 * The one history of the page as the contract gives it to remotes.
 *
 * @param router a data router with one catch-all route
 * @param absolute origin to put before links, when the page around us is not this site
 */
export function routerNavigation(router: DataRouter, absolute = ''): SiteNavigation {
  const stateOf = (state: DataRouter['state']): NavigationState => ({
    location: state.location,
    action: state.historyAction,
  });
  const state$ = new BehaviorSubject(stateOf(router.state));
  // Entries of this visit, by key: a new entry cuts off what was in front of it.
  const visited = [router.state.location.key];
  router.subscribe((state) => {
    if (state.location === state$.value.location) return;
    remember(visited, stateOf(state), state$.value.location.key);
    state$.next(stateOf(state));
  });

  const navigate: HostNavigation['navigate'] = (to, options = {}) => {
    if (typeof to === 'number') void router.navigate(to);
    else void router.navigate(to, options);
  };

  const navigation: HostNavigation = {
    state$,
    navigate,
    back: () => {
      if (visited.indexOf(router.state.location.key) > 0) navigate(-1);
      else navigate('/home', { replace: true });
    },
    createHref: (to) => absolute + (typeof to === 'string' ? to : createPath(to)),
    block: (when, onBlocked) => blockLeaving(router, when, onBlocked),
  };

  return {
    ...navigation,
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

function remember(visited: string[], { location, action }: NavigationState, from: string): void {
  const at = visited.indexOf(from);
  if (action === 'PUSH') visited.splice(at + 1, visited.length, location.key);
  else if (action === 'REPLACE') visited.splice(at, 1, location.key);
  else if (!visited.includes(location.key)) visited.unshift(location.key);
}

let blockers = 0;

function blockLeaving(
  router: DataRouter,
  when: () => boolean,
  onBlocked: Parameters<HostNavigation['block']>[1],
): () => void {
  blockers += 1;
  const key = `remote-${blockers}`;
  router.getBlocker(key, () => when());
  let known = 'unblocked';
  const end = router.subscribe((state) => {
    const blocker = state.blockers.get(key);
    if (!blocker || blocker.state === known) return;
    known = blocker.state;
    if (blocker.state === 'blocked') onBlocked({ proceed: blocker.proceed, reset: blocker.reset });
  });
  const onClose = (event: BeforeUnloadEvent) => {
    if (when()) event.preventDefault();
  };
  window.addEventListener('beforeunload', onClose);
  return () => {
    end();
    router.deleteBlocker(key);
    window.removeEventListener('beforeunload', onClose);
  };
}
