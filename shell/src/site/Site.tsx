import { useHost, useStateStream } from '@mrw/shared-contracts';
import { NotFoundState, ToastRegion } from '@mrw/shared-ui';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Footer } from '../footer/Footer';
import { Guard } from '../guard/Guard';
import { Header } from '../header/Header';
import { InactiveDialog } from '../logout/InactiveDialog';
import { LoginLanding } from '../login-landing/LoginLanding';
import { RemoteView } from '../remote-view/RemoteView';
import { UserArea } from '../user-area/UserArea';
import { useKernel } from './kernel-context';
import { routeOf, type ShellPage, type SiteRoute } from './route-of';
import s from './site.module.css';

/** The frame of every page: header and footer as the route wants them, and whoever draws the page in between. */
export function Site() {
  const { deployment, navigation } = useKernel();
  const host = useHost();
  const { pathname } = useLocation();
  const remotes = useStateStream(deployment.remotes$);
  const route = routeOf(pathname, remotes, host.config.flags);
  const chrome = route.kind === 'remote' ? route.route.chrome : 'full';
  const withFooter = route.kind !== 'remote' || route.route.footer;

  useEffect(
    () =>
      host.bus.on('logout', () => {
        navigation.navigate('/home', { replace: true });
      }),
    [host, navigation],
  );

  return (
    <div className={s.site}>
      {chrome !== 'bare' && <Header simple={chrome === 'simple'} />}
      <main id="content" className={s.main} tabIndex={-1}>
        <Page route={route} path={pathname} />
      </main>
      {withFooter && chrome !== 'bare' && <Footer />}
      <InactiveDialog />
      <ToastRegion messages$={host.notify.messages$} />
    </div>
  );
}

function Page({ route, path }: { route: SiteRoute; path: string }): ReactNode {
  if (route.kind === 'not-found') return <NotFoundState />;
  if (route.kind === 'shell') return shellPages[route.page];
  const view = <RemoteView remote={route.remote} key={route.remote} />;
  const page = path.startsWith('/user/') ? <UserArea>{view}</UserArea> : view;
  return route.route.protected ? <Guard>{page}</Guard> : page;
}

const shellPages: Readonly<Record<ShellPage, ReactNode>> = {
  landing: <LoginLanding />,
  'to-store-directory': <Navigate to="/about/store" replace />,
  'to-my-profile': <Navigate to="/user/myProfile" replace />,
};
