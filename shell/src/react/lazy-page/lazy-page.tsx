import { useHost } from '@mrw/shared-contracts';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { remoteFailure, type RemoteFailure } from '../../host/remotes/remote-failure';
import { RemotePanel } from '../remote-view/remote-panel';
import { RemoteSkeleton } from '../remote-view/remote-skeleton';

type State =
  { kind: 'loading' } | { kind: 'ready'; Page: ComponentType } | { kind: 'failed'; failure: RemoteFailure };

/**
 * A lazy page of the shell. A failed load is repeated at a press, and when the network is back.
 *
 * @param load returns the page; the same function at every render
 */
export function LazyPage({ load }: { load: () => Promise<ComponentType> }) {
  const { telemetry } = useHost();
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<State>({ kind: 'loading' });

  useEffect(() => {
    let left = false;
    load().then(
      (Page) => {
        if (!left) setState({ kind: 'ready', Page });
      },
      (cause: unknown) => {
        if (left) return;
        const failure = remoteFailure('shell', 'load', cause);
        telemetry.report({ code: failure.code, remote: 'shell', detail: failure.message });
        setState({ kind: 'failed', failure });
      },
    );
    return () => {
      left = true;
    };
  }, [attempt, load, telemetry]);

  const retry = useCallback(() => {
    setState({ kind: 'loading' });
    setAttempt((count) => count + 1);
    return Promise.resolve();
  }, []);

  if (state.kind === 'failed') return <RemotePanel code={state.failure.code} onRetry={retry} />;
  return state.kind === 'ready' ? <state.Page /> : <RemoteSkeleton />;
}
