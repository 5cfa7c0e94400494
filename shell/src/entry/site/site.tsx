import { Slot, useHost, useSession, useStateStream } from '@mrw/shared-contracts';
import { ToastRegion } from '@mrw/shared-ui';
import { useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ToBrowserSupport } from '../../pages/browser-check/to-browser-support';
import { Footer } from '../../frame/footer/footer';
import { Guard } from '../../pages/guard/guard';
import { Header } from '../../frame/header/header';
import { useKernel } from '../../react/kernel-context/kernel-context';
import { LazyPage } from '../../react/lazy-page/lazy-page';
import { LeadOn } from '../../react/lead-on/lead-on';
import { InactiveDialog } from '../../pages/logout/inactive-dialog';
import { OpenAppBanner } from '../../frame/open-app/open-app-banner';
import { useBarsAway } from '../../react/reading/use-bars-away';
import { RemoteView } from '../../react/remote-view/remote-view';
import { UnknownPage } from '../../react/remote-view/unknown-page';
import { routeOf, type ShellPage, type SiteRoute } from '../../host/routes/route-of';
import { useSimpleMode } from '../../react/simple-mode/simple-mode-context';
import { UserArea } from '../../frame/user-area/user-area';
import { BottomEdge } from './bottom-edge';
import { chromeOf } from './chrome-of';
import s from './site.module.css';
import { SteadyPage } from './steady-page';
import { useFadeIn } from './use-fade-in';
import { useFrameWatch } from './use-frame-watch';
import { usePageHeading } from './use-page-heading';

// Rarely visited pages are loaded on demand.
const familyBooking = async () => (await import('../../pages/family-booking/family-booking')).FamilyBooking;
const loginLanding = async () => {
  // Both at once: the page calls for the second as soon as it is drawn.
  const [{ LoginLanding }] = await Promise.all([
    import(/* webpackChunkName: "login" */ '../../pages/login-landing/login-landing'),
    import(/* webpackChunkName: "login" */ '../../host/session/log-in'),
  ]);
  return LoginLanding;
};
const simpleHome = async () => (await import('../../react/simple-mode/simple-home')).SimpleHome;
const unsubscribe = async () => (await import('../../pages/unsubscribe/unsubscribe')).Unsubscribe;

/** The frame of every page: header and footer as the route defines, with the page in between. */
export function Site() {
  const { deployment } = useKernel();
  const host = useHost();
  const { pathname } = useLocation();
  const remotes = useStateStream(deployment.remotes$);
  const route = routeOf(pathname, remotes, host.config.flags);
  const chrome = chromeOf(route, host.embed);
  const main = useRef<HTMLElement>(null);
  const site = useRef<HTMLDivElement>(null);
  const drawing = useFrameWatch(site, { pathname, edges: `${chrome.header} ${chrome.footer}` });
  usePageHeading(main, pathname);
  useFadeIn(main, pathname);
  const away = useBarsAway(main);
  const prompts = useSession().kind === 'member' && host.config.flags.emailReminderPrompt;

  return (
    <div ref={site} className={s.site} data-reading={away || undefined}>
      {chrome.openApp && <OpenAppBanner />}
      {chrome.header !== 'none' && <Header key={`header ${drawing}`} simple={chrome.header === 'simple'} />}
      <main ref={main} id="content" className={s.main} tabIndex={-1}>
        <SteadyPage>
          <Page route={route} />
        </SteadyPage>
      </main>
      {chrome.footer && <Footer key={`footer ${drawing}`} />}
      <BottomEdge bar={chrome.bottomBar} away={away} />
      <InactiveDialog />
      {prompts && <Slot name="member-prompt" />}
      <ToastRegion messages$={host.notify.messages$} />
    </div>
  );
}

function Page({ route }: { route: SiteRoute }): ReactNode {
  const { on: simple } = useSimpleMode();
  if (route.kind === 'not-found') return <UnknownPage />;
  if (route.kind === 'shell') return shellPages[route.page];
  if (route.kind === 'moved') return <LeadOn path={route.to} />;
  if (simple && route.route.path === '/home') return <LazyPage load={simpleHome} key="simple-home" />;
  const inUserArea = isInUserArea(route.route.path);
  // Between the user area and other pages a remote is mounted anew: the one that leaves reads no data for the next
  // page.
  const view = (
    <RemoteView remote={route.remote} draws={inUserArea ? isInUserArea : isElsewhere} key={route.remote}>
      {route.route.path === '/user/myProfile' && <Slot name="member-offers" />}
    </RemoteView>
  );
  const page = inUserArea ? <UserArea>{view}</UserArea> : view;
  return route.route.protected ? <Guard>{page}</Guard> : page;
}

const isInUserArea = (path: string): boolean => path.startsWith('/user/');
const isElsewhere = (path: string): boolean => !isInUserArea(path);

const shellPages: Readonly<Record<ShellPage, ReactNode>> = {
  landing: <LazyPage load={loginLanding} key="login-landing" />,
  'to-store-directory': <LeadOn path="/about/store" />,
  'to-my-profile': <LeadOn path="/user/myProfile" />,
  'family-booking': (
    <Guard>
      <LazyPage load={familyBooking} />
    </Guard>
  ),
  unsubscribe: <LazyPage load={unsubscribe} key="unsubscribe" />,
  'browser-support': <ToBrowserSupport />,
};
