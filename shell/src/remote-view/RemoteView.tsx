import type { Host } from '@mrw/shared-contracts';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { loadLifecycles } from '../host/remotes/federation';
import { mountRemote } from '../host/remotes/mount-remote';
import { overrideReset } from '../host/remotes/overrides';
import type { RemoteFailure } from '../host/remotes/remote-failure';
import { useKernel } from '../site/kernel-context';
import { routeOf } from '../site/route-of';
import { RemotePanel } from './RemotePanel';
import { RemoteSkeleton } from './RemoteSkeleton';

type State = { kind: 'loading' } | { kind: 'ready' } | { kind: 'failed'; failure: RemoteFailure };

type Props = {
  remote: string;
  /** Beneath the page of the remote, from when that is there: nothing is pushed down by what comes later. */
  children?: ReactNode;
};

/** The place of one remote on the page: loads it, shows its failure, tries again. Keyed by remote by its parent. */
export function RemoteView({ remote, children }: Props) {
  const { host, navigation, deployment } = useKernel();
  const place = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<State>({ kind: 'loading' });

  const owns = useCallback(
    (path: string) => {
      const route = routeOf(path, deployment.remotes$.value, host.config.flags);
      return route.kind === 'remote' && route.remote === remote;
    },
    [deployment, host, remote],
  );

  useLayoutEffect(() => {
    if (!place.current) return;
    const scope = navigation.scoped(owns);
    const mounted: Host = { ...host, navigation: scope.navigation };
    const report = ({ code, message }: RemoteFailure) => {
      host.telemetry.report({ code, remote, detail: message });
    };
    let started = false;
    let left = false;
    let base = '';
    const giveUp = async (failure: RemoteFailure) => {
      // What fails later failed on what the visitor did: another version would lose it. A script that is gone
      // with its release is another matter: what is live by now has it.
      const another = started
        ? failure.kind === 'load-failed' && (await deployment.isStale(remote, base))
        : await deployment.fallBack(failure);
      if (left) return;
      if (another) setAttempt((count) => count + 1);
      else setState({ kind: 'failed', failure });
    };
    const stop = mountRemote({
      remote,
      load: () => {
        const live = deployment.live(remote);
        base = live.base;
        return loadLifecycles(live, './app', attempt > 1);
      },
      into: place.current,
      host: mounted,
      onReady: () => {
        started = true;
        setState({ kind: 'ready' });
      },
      onFailure: (failure) => {
        report(failure);
        void giveUp(failure);
      },
      onTrouble: report,
    });
    return () => {
      left = true;
      stop();
      scope.release();
    };
  }, [attempt, deployment, host, navigation, owns, remote]);

  // A broken file that is cached for good never heals: the manifest may name another version by now.
  const retry = useCallback(async () => {
    await deployment.reread();
    setState({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }, [deployment]);

  // Another page of the remote may work, and so may all of them when the network is back.
  useEffect(() => {
    if (state.kind !== 'failed') return;
    const failedAt = navigation.state$.value.location.pathname;
    const again = () => void retry();
    const moves = navigation.state$.subscribe(({ location: { pathname } }) => {
      if (pathname !== failedAt && owns(pathname)) again();
    });
    window.addEventListener('online', again);
    return () => {
      moves.unsubscribe();
      window.removeEventListener('online', again);
    };
  }, [navigation, owns, retry, state]);

  return (
    <>
      {state.kind === 'loading' && <RemoteSkeleton />}
      {state.kind === 'failed' && (
        <RemotePanel failure={state.failure} onRetry={retry} onReset={overrideReset(host.config, remote)} />
      )}
      <div ref={place} data-remote={remote} />
      {state.kind === 'ready' && children}
    </>
  );
}
