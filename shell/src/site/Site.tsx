import { Slot, useHost, useSession, useStateStream } from '@mrw/shared-contracts';
import { NotFoundState, ToastRegion } from '@mrw/shared-ui';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ToBrowserSupport } from '../browser-check/ToBrowserSupport';
import { FamilyBooking } from '../family-booking/FamilyBooking';
import { Footer } from '../footer/Footer';
import { Guard } from '../guard/Guard';
import { Header } from '../header/Header';
import { InactiveDialog } from '../logout/InactiveDialog';
import { LoginLanding } from '../login-landing/LoginLanding';
import { RemoteView } from '../remote-view/RemoteView';
import { UserArea } from '../user-area/UserArea';
import { OpenAppBanner } from '../open-app/OpenAppBanner';
import { Unsubscribe } from '../unsubscribe/Unsubscribe';
import { BottomEdge } from './BottomEdge';
import { chromeOf } from './chrome-of';
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
  const chrome = chromeOf(route, host.embed);
  const prompts = useSession().kind === 'member' && host.config.flags.emailReminderPrompt;

  useEffect(
    () =>
      host.bus.on('logout', () => {
        navigation.navigate('/home', { replace: true });
      }),
    [host, navigation],
  );

  return (
    <div className={s.site}>
      {chrome.openApp && <OpenAppBanner />}
      {chrome.header !== 'none' && <Header simple={chrome.header === 'simple'} />}
      <main id="content" className={s.main} tabIndex={-1}>
        <Page route={route} path={pathname} />
      </main>
      {chrome.footer && <Footer />}
      <BottomEdge bar={chrome.bottomBar} />
      <InactiveDialog />
      {prompts && <Slot name="member-prompt" />}
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
  'family-booking': (
    <Guard>
      <FamilyBooking />
    </Guard>
  ),
  unsubscribe: <Unsubscribe />,
  'browser-support': <ToBrowserSupport />,
};
