import { RemountOnce, useHost } from '@mrw/shared-contracts';
import type { Elements } from '@mrw/shared-ui';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { remoteFailure } from '../../host/remotes/remote-failure';
import { RemotePanel } from '../../react/remote-view/remote-panel';

/** The first error of the DOM mounts the page anew, any other shows the panel. Remotes have the same within. */
export function SteadyPage({ children }: { children: Elements }) {
  const { navigation, telemetry } = useHost();
  const { pathname } = useLocation();
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const retry = useCallback(() => {
    setFailedAt(null);
    return Promise.resolve();
  }, []);
  if (failedAt === pathname) return <RemotePanel code="MRW-123" onRetry={retry} />;
  return (
    <RemountOnce
      key={failedAt}
      pathOf={() => navigation.state$.value.location.pathname}
      onRemount={(error) => {
        const detail = `MRW-120 shell: page-remounted (${String(error)})`;
        telemetry.report({ code: 'MRW-120', remote: 'shell', detail });
      }}
      onError={(error) => {
        const { code, message, stack } = remoteFailure('shell', 'run', error);
        telemetry.report({ code, remote: 'shell', detail: message, stack });
        setFailedAt(pathname);
      }}
    >
      {children}
    </RemountOnce>
  );
}
