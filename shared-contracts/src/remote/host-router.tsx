import { useMemo, type ReactNode } from 'react';
import { createPath, NavigationType, Router, type Navigator, type To } from 'react-router-dom';
import type { HostNavigation } from '../host/navigation';
import { useStateStream } from '../streams/state-stream';

const types = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
} as const;

/** A router that follows the host: the host owns the history, a remote only requests navigation. */
export function HostRouter({ navigation, children }: { navigation: HostNavigation; children: ReactNode }) {
  const { location, action } = useStateStream(navigation.state$);
  const navigator = useMemo(() => navigatorOf(navigation), [navigation]);
  return (
    <Router location={location} navigationType={types[action]} navigator={navigator} useTransitions={false}>
      {children}
    </Router>
  );
}

function navigatorOf(navigation: HostNavigation): Navigator {
  return {
    createHref: (to) => navigation.createHref(to),
    encodeLocation: (to: To) => {
      const url = new URL(typeof to === 'string' ? to : createPath(to), 'http://path.invalid');
      return { pathname: url.pathname, search: url.search, hash: url.hash };
    },
    go: (delta) => {
      navigation.navigate(delta);
    },
    push: (to, state: unknown, options) => {
      navigation.navigate(to, { state, ...kept(options?.preventScrollReset) });
    },
    replace: (to, state: unknown, options) => {
      navigation.navigate(to, { state, replace: true, ...kept(options?.preventScrollReset) });
    },
  };
}

const kept = (preventScrollReset: boolean | undefined) =>
  preventScrollReset === undefined ? {} : { preventScrollReset };
