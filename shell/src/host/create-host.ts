import {
  contractVersion,
  createBus,
  createI18n,
  type CookieConsent,
  type Embed,
  type Host,
  type Language,
  type LoginOptions,
  type Member,
  type MountRoot,
  type OfflineCard,
  type Session,
  type StateStream,
  type Telemetry,
} from '@mrw/shared-contracts';
import { BehaviorSubject } from 'rxjs';
import { storeLanguage } from './language/stored-language';
import type { SiteNavigation } from './navigation/history-navigation';
import { createNotify } from './notify/messages';
import type { PageData } from './page-data';
import { createDeployment, type Deployment } from './remotes/deployment';
import { readDeploymentFile } from './remotes/deployment-file';
import { providedModules } from './remotes/federation';
import { noLastManifest, type LastManifest } from './remotes/last-manifest';
import { connectSession } from './session/connect-session';
import { deviceId } from './session/device';
import { clearMemberStorage } from './session/member-storage';
import type { SessionStorage } from './session/session-cookie';
import type { SessionService } from './session/session-service';
import { signOnAddress } from './session/sign-on-address';
import type { OtherTabs } from './session/other-tabs';
import type { TokenKeeper } from './session/token-keeper';
import { createSlots } from './slots';

export type Kernel = {
  host: Host;
  navigation: SiteNavigation;
  deployment: Deployment;
  sessions: SessionService;
  tokens: TokenKeeper;
  /** True while the member has to be told that the account was disabled; whoever tells it sets it back. */
  disabled$: BehaviorSubject<boolean>;
  /**
   * Leaves for the sign-on site in place of this page: going back must not lead to a page that only sends
   * away again.
   */
  logInInstead(): void;
  /** Lets go of the history and of the other tabs: for a host that ends before its page does. */
  stop(): void;
};

type Parts = {
  page: PageData;
  language: Language;
  root: MountRoot;
  embed: Embed;
  navigation: SiteNavigation;
  storage: SessionStorage;
  telemetry: Telemetry;
  referCode: () => string | null;
  consent$: StateStream<CookieConsent>;
  tabs: OtherTabs;
  /** Nothing is kept inside a page of another site. */
  lastManifest?: LastManifest;
  /** The member as this device keeps them, for when the server does not answer. */
  memberOnDevice?: (uid: string) => Member | null;
  offlineCard?: (session$: StateStream<Session>) => OfflineCard | undefined;
  /** Where a switch of the language is remembered; nowhere inside a page of another site. */
  storeLanguage?: (language: Language) => void;
};

/** Puts the host together: the shell and the embed give it the parts in which they differ. */
export function createKernel(parts: Parts): Kernel {
  const { page, navigation, telemetry, storage } = parts;
  const { profile } = page;
  const device = deviceId(() => localStorage);
  const language$ = new BehaviorSubject(parts.language);
  const i18n = createI18n(parts.language);
  const bus = createBus((problem, cause) => {
    telemetry.report({ code: 'MRW-201', detail: `${problem}: ${String(cause)}` });
  });

  const { tokens, http, api, sessions } = connectSession({
    origin: profile.services.api,
    storage,
    bus,
    tabs: parts.tabs,
    language: () => language$.value,
    deviceId: device,
    ...(parts.memberOnDevice ? { memberOnDevice: parts.memberOnDevice } : {}),
  });
  const offlineCard = parts.offlineCard?.(sessions.session$);
  const leaveTabs = parts.tabs.listen(() => void sessions.follow());
  const disabled$ = new BehaviorSubject(false);
  bus.on('logout', ({ reason }) => {
    if (reason === 'inactive') disabled$.next(true);
    // A member whose session only ran out logs in again and goes on where the work was left.
    if (reason !== 'refresh-refused') clearMemberStorage(() => [sessionStorage, localStorage]);
  });
  for (const change of ['points-changed', 'profile-changed', 'coupon-used'] as const)
    bus.on(change, () => void sessions.reloadMember());

  const deployment = createDeployment({
    manifest: page.manifest,
    read: async () => {
      const manifest = await readDeploymentFile(page.deploymentUrl);
      return page.amend ? page.amend(manifest) : manifest;
    },
    remoteOrigins: page.remoteOrigins,
    device,
    provided: { contract: contractVersion, shared: providedModules() },
    telemetry,
    lastManifest: parts.lastManifest ?? noLastManifest,
  });

  const leaveForLogIn = (leave: (address: string) => void, options?: LoginOptions) => {
    if (parts.embed.isOpenInOtherSite) return;
    const { pathname, search, hash } = navigation.state$.value.location;
    leave(
      signOnAddress({
        signOn: profile.services.signOn,
        origin: window.location.origin,
        language: language$.value,
        redirectTo: options?.redirectTo ?? pathname + search + hash,
        referCode: parts.referCode(),
        ...(options ? { options } : {}),
      }),
    );
  };

  const host: Host = {
    contract: contractVersion,
    root: parts.root,
    session$: sessions.session$,
    language$,
    i18n,
    http,
    navigation,
    bus,
    config: profile,
    embed: parts.embed,
    telemetry,
    notify: createNotify(),
    appInstallation$: sessions.appInstallation$,
    consent$: parts.consent$,
    ...(offlineCard ? { offlineCard } : {}),
    slots: createSlots(deployment, telemetry, () => host),
    auth: {
      login: (options) => {
        leaveForLogIn((address) => {
          window.location.assign(address);
        }, options);
      },
      logout: (reason = 'asked') => sessions.logout(reason),
      endSession: () => {
        sessions.endSession();
      },
      renewTokens: async () => {
        const held = tokens.current();
        // Without a network the page says so itself; a refusal has ended the session.
        if (held) await tokens.renew(held.access).catch(() => undefined);
      },
      reloadMember: () => sessions.reloadMember(),
    },
    setLanguage: (language) => {
      if (!profile.availableLanguages.includes(language)) return;
      (parts.storeLanguage ?? storeLanguage)(language);
      void i18n.changeLanguage(language);
      language$.next(language);
      sessions.persistLanguage();
      const installation = sessions.appInstallation$.value;
      if (installation) api.updateInstallation(installation, language).catch(() => undefined);
      // Names of levels come in the language of the call.
      void sessions.reloadMember();
      void sessions.countUnread();
    },
  };
  return {
    host,
    navigation,
    deployment,
    sessions,
    tokens,
    disabled$,
    logInInstead: () => {
      leaveForLogIn((address) => {
        window.location.replace(address);
      });
    },
    stop: () => {
      leaveTabs();
      navigation.end();
    },
  };
}
