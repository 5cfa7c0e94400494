import type { Elements } from '@mrw/shared-ui';
import { useStateStream, type Host } from '@mrw/shared-contracts';
import type { RemoteRoute } from '@mrw/shared-contracts/manifest';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadLifecycles } from '../../host/remotes/federation';
import { mountRemote } from '../../host/remotes/mount-remote';
import { overrideReset } from '../../host/remotes/overrides';
import type { RemoteFailure } from '../../host/remotes/remote-failure';
import { useKernel } from '../kernel-context/kernel-context';
import { mountMeta } from '../../host/mount-meta';
import { routeOf } from '../../host/routes/route-of';
import { LoadLaterFailure } from './load-later-failure';
import { RemotePanel } from './remote-panel';
import { RemoteSkeleton } from './remote-skeleton';

type State =
  | { kind: 'loading' }
  | { kind: 'ready' }
  /** `base`: of a version that failed after its start; else empty. */
  | { kind: 'failed'; failure: RemoteFailure; base: string };

const everyPath = () => true;

type Props = {
  remote: string;
  /** The pages of the remote at this place; all without it. */
  draws?: (path: string) => boolean;
  /** Below the page of the remote, once that is rendered: later content moves nothing. */
  children?: Elements;
};

/** The place of one remote on the page: loads it, shows its failure, retries. Its parent keys it by remote. */
export function RemoteView({ remote, draws = everyPath, children }: Props) {
  const { host, hostOf, navigation, deployment, pageMeta$ } = useKernel();
  const place = useRef<HTMLDivElement>(null);
  const disabled = useStateStream(deployment.remotes$)[remote]?.disabled;
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<State>({ kind: 'loading' });

  const pageAt = useCallback(
    (path: string) => {
      const route = routeOf(path, deployment.remotes$.value, host.config.flags);
      return route.kind === 'remote' && route.remote === remote && draws(path) ? route.route : null;
    },
    [deployment, draws, host, remote],
  );

  useLayoutEffect(() => {
    if (!place.current) return;
    const scope = navigation.scoped((path) => pageAt(path) !== null);
    const meta = mountMeta(pageMeta$);
    const mounted: Host = {
      ...hostOf(remote),
      navigation: scope.navigation,
      describePage: meta.describe,
    };
    const report = ({ code, message, stack }: RemoteFailure) => {
      host.telemetry.report({ code, remote, detail: message, stack });
    };
    let started = false;
    let left = false;
    let base = '';
    const giveUp = async (failure: RemoteFailure) => {
      // A failure after the mount may depend on the visitor's input: another version would lose it. A missing script
      // of a removed release is different: the live version has it.
      const another = started
        ? failure.kind === 'load-failed' && (await deployment.isStale(remote, base))
        : await deployment.fallBack(failure);
      if (left) return;
      if (another) setAttempt((count) => count + 1);
      else setState({ kind: 'failed', failure, base: started && failure.kind === 'run-failed' ? base : '' });
    };
    const stop = mountRemote({
      remote,
      load: async () => {
        await deployment.prepare(remote);
        const live = deployment.live(remote);
        base = live.base;
        const page = pageAt(navigation.state$.value.location.pathname);
        return loadLifecycles(live, './app', attempt > 1, page?.scripts);
      },
      into: place.current,
      host: mounted,
      onReady: () => {
        started = true;
        setState({ kind: 'ready' });
      },
      onFailure: (failure) => {
        meta.clear();
        report(failure);
        void giveUp(failure);
      },
      onTrouble: report,
    });
    return () => {
      left = true;
      stop();
      meta.end();
      scope.release();
    };
  }, [attempt, deployment, disabled, host, hostOf, navigation, pageAt, pageMeta$, remote]);

  // A broken file in an immutable cache stays broken: the manifest may name another version by now.
  const retry = useCallback(async () => {
    await deployment.reread();
    setState({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }, [deployment]);

  useRetryOnAnotherPage(state.kind === 'failed', pageAt, retry);

  return (
    <>
      {state.kind === 'loading' && <RemoteSkeleton />}
      {state.kind === 'failed' && <Failed remote={remote} state={state} onRetry={retry} />}
      <div ref={place} data-remote={remote} data-state={state.kind} />
      {state.kind === 'ready' && children}
    </>
  );
}

type FailedProps = { remote: string; state: State & { kind: 'failed' }; onRetry: () => Promise<void> };

function Failed({ remote, state: { failure, base }, onRetry }: FailedProps) {
  const { host } = useKernel();
  return (
    <RemotePanel
      code={failure.code}
      needsNewerBrowser={failure.kind === 'newer-browser'}
      onRetry={onRetry}
      onReset={overrideReset(host.config, remote)}
    >
      {base !== '' && <LoadLaterFailure remote={remote} base={base} onRetry={onRetry} />}
    </RemotePanel>
  );
}

/** Another page of a remote that failed may work. */
function useRetryOnAnotherPage(
  failed: boolean,
  pageAt: (path: string) => RemoteRoute | null,
  retry: () => Promise<void>,
) {
  const { navigation } = useKernel();
  useEffect(() => {
    if (!failed) return;
    const failedAt = navigation.state$.value.location.pathname;
    const moves = navigation.state$.subscribe(({ location: { pathname } }) => {
      if (pathname !== failedAt && pageAt(pathname)) void retry();
    });
    return () => {
      moves.unsubscribe();
    };
  }, [failed, navigation, pageAt, retry]);
}
