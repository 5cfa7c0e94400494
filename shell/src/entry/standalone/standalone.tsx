import { useHost, useStateStream } from '@mrw/shared-contracts';
import { ToastRegion } from '@mrw/shared-ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useKernel } from '../../react/kernel-context/kernel-context';
import { RemoteView } from '../../react/remote-view/remote-view';
import { UnknownPage } from '../../react/remote-view/unknown-page';
import { routeOf } from '../../host/routes/route-of';

/** A page without menu, header and footer: only the remote that owns the path. */
export function Standalone() {
  const { deployment } = useKernel();
  const host = useHost();
  const { pathname } = useLocation();
  const [opened] = useState(pathname);
  const route = routeOf(pathname, useStateStream(deployment.remotes$), host.config.flags);
  const alone = route.kind === 'remote' && route.route.chrome === 'bare';
  const leaves = !alone && pathname !== opened;

  // The rest of the site is another document: the address is right already, the page must be loaded.
  useEffect(() => {
    if (leaves) window.location.reload();
  }, [leaves]);

  if (leaves) return null;
  return (
    <>
      <main id="content">
        {alone ? <RemoteView remote={route.remote} key={route.remote} /> : <UnknownPage />}
      </main>
      <ToastRegion messages$={host.notify.messages$} />
    </>
  );
}
