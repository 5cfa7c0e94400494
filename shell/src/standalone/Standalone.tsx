import { useHost, useStateStream } from '@mrw/shared-contracts';
import { NotFoundState, ToastRegion } from '@mrw/shared-ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RemoteView } from '../remote-view/RemoteView';
import { useKernel } from '../site/kernel-context';
import { routeOf } from '../site/route-of';

/** A page without menu, header and footer: the remote that owns the path, and nothing around it. */
export function Standalone() {
  const { deployment } = useKernel();
  const host = useHost();
  const { pathname } = useLocation();
  const [opened] = useState(pathname);
  const route = routeOf(pathname, useStateStream(deployment.remotes$), host.config.flags);
  const alone = route.kind === 'remote' && route.route.chrome === 'bare';
  const leaves = !alone && pathname !== opened;

  // The rest of the site is another document: the address is there already, its page is not.
  useEffect(() => {
    if (leaves) window.location.reload();
  }, [leaves]);

  if (leaves) return null;
  return (
    <>
      <main id="content">
        {alone ? <RemoteView remote={route.remote} key={route.remote} /> : <NotFoundState />}
      </main>
      <ToastRegion messages$={host.notify.messages$} />
    </>
  );
}
