import { Slot, useHost, useSession, useStateStream } from '@mrw/shared-contracts';
import { NotFoundState, ToastRegion } from '@mrw/shared-ui';
import { useRef, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ToBrowserSupport } from '../browser-check/ToBrowserSupport';
import { Footer } from '../footer/Footer';
import { Guard } from '../guard/Guard';
import { Header } from '../header/Header';
import { InactiveDialog } from '../logout/InactiveDialog';
import { LatePage } from '../late-page/LatePage';
import { LoginLanding } from '../login-landing/LoginLanding';
import { RemoteView } from '../remote-view/RemoteView';
import { useSimpleMode } from '../simple-mode/simple-mode-context';
import { UserArea } from '../user-area/UserArea';
import { OpenAppBanner } from '../open-app/OpenAppBanner';
import { BottomEdge } from './BottomEdge';
import { chromeOf } from './chrome-of';
import { useKernel } from './kernel-context';
import { routeOf, type ShellPage, type SiteRoute } from './route-of';
import s from './site.module.css';
import { useFadeIn } from './use-fade-in';
import { usePageHeading } from './use-page-heading';

// Pages that few visits see come when they are asked for.
const familyBooking = async () => (await import('../family-booking/FamilyBooking')).FamilyBooking;
const simpleHome = async () => (await import('../simple-mode/SimpleHome')).SimpleHome;
const unsubscribe = async () => (await import('../unsubscribe/Unsubscribe')).Unsubscribe;

/** The frame of every page: header and footer as the route wants them, and whoever draws the page in between. */
export function Site() {
  const { deployment } = useKernel();
  const host = useHost();
  const { pathname } = useLocation();
  const remotes = useStateStream(deployment.remotes$);
  const route = routeOf(pathname, remotes, host.config.flags);
  const chrome = chromeOf(route, host.embed);
  const main = useRef<HTMLElement>(null);
  usePageHeading(main, pathname);
  useFadeIn(main, pathname);
  const prompts = useSession().kind === 'member' && host.config.flags.emailReminderPrompt;

  return (
    <div className={s.site}>
      {chrome.openApp && <OpenAppBanner />}
      {chrome.header !== 'none' && <Header simple={chrome.header === 'simple'} />}
      <main ref={main} id="content" className={s.main} tabIndex={-1}>
        <Page route={route} />
      </main>
      {chrome.footer && <Footer />}
      <BottomEdge bar={chrome.bottomBar} />
      <InactiveDialog />
      {prompts && <Slot name="member-prompt" />}
      <ToastRegion messages$={host.notify.messages$} />
    </div>
  );
}

function Page({ route }: { route: SiteRoute }): ReactNode {
  const { on: simple } = useSimpleMode();
  if (route.kind === 'not-found') return <NotFoundState />;
  if (route.kind === 'shell') return shellPages[route.page];
  if (simple && route.route.path === '/home') return <LatePage load={simpleHome} key="simple-home" />;
  const view = (
    <RemoteView remote={route.remote} key={route.remote}>
      {route.route.path === '/user/myProfile' && <Slot name="member-offers" />}
    </RemoteView>
  );
  const page = route.route.path.startsWith('/user/') ? <UserArea>{view}</UserArea> : view;
  return route.route.protected ? <Guard>{page}</Guard> : page;
}

const shellPages: Readonly<Record<ShellPage, ReactNode>> = {
  landing: <LoginLanding />,
  'to-store-directory': <To path="/about/store" />,
  'to-my-profile': <To path="/user/myProfile" />,
  'family-booking': (
    <Guard>
      <LatePage load={familyBooking} />
    </Guard>
  ),
  unsubscribe: <LatePage load={unsubscribe} key="unsubscribe" />,
  'browser-support': <ToBrowserSupport />,
};

/** Leads on to another page with what came along in the address. */
function To({ path }: { path: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: path, search, hash }} replace />;
}
