import {
  contractVersion,
  createBus,
  createI18n,
  type Auth,
  type CookieConsent,
  type Embed,
  type Host,
  type Language,
  type Bus,
  type LoginOptions,
  type MountRoot,
  type PageMeta,
  type Session,
  type StateStream,
  type Telemetry,
} from '@mrw/shared-contracts';
import { createStorage, type StorageAreas } from '@mrw/shared-contracts/storage';
import type { AxiosInstance } from 'axios';
import { BehaviorSubject } from 'rxjs';
import { createServerClock } from './clock/server-clock';
import { storeLanguage } from './language/stored-language';
import { lazyLive } from './live/lazy-live';
import type { SiteNavigation } from './navigation/history-navigation';
import { busFaults } from './bus-faults';
import { createNotify } from './notify/messages';
import type { PageData } from './page-data';
import { createDeployment, type Deployment } from './remotes/deployment';
import { readDeploymentFile } from './remotes/deployment-file';
import { providedModules } from './remotes/federation';
import { noLastManifest, type LastManifest } from './remotes/last-manifest';
import type { Connect } from './session/connect-session';
import { deviceId } from './session/device';
import type { SessionStorage } from './session/session-cookie';
import type { Recall, SessionService } from './session/session-service';
import { signOnAddress } from './session/sign-on-address';
import type { OtherTabs } from './session/other-tabs';
import type { TokenKeeper } from './session/token-keeper';
import { createSlots } from './slots';

export type Kernel = {
  host: Host;
  /** The host context of one remote. */
  hostOf(remote: string): Host;
  navigation: SiteNavigation;
  deployment: Deployment;
  sessions: SessionService;
  tokens: TokenKeeper;
  /** How the remote of this page describes it; null when it does not. */
  pageMeta$: BehaviorSubject<PageMeta | null>;
  /** True until the member has been shown that the account was disabled; the dialog resets it. */
  disabled$: BehaviorSubject<boolean>;
  /** Replaces this page with the sign-on site: Back must not lead to a page that redirects again. */
  logInInstead(): void;
  /** Removes the listeners for history and other tabs: for a host that ends before its page does. */
  stop(): void;
};

type Parts = {
  page: PageData;
  language: Language;
  root: MountRoot;
  embed: Embed;
  navigation: SiteNavigation;
  /** Connects the session; a page without one does without its code. */
  connect: Connect;
  storage: SessionStorage;
  /** The storage of remotes and of the device id; that of the page unless it belongs to a partner site. */
  areas?: StorageAreas;
  telemetry: Telemetry;
  referCode: () => string | null;
  consent$: StateStream<CookieConsent>;
  tabs: OtherTabs;
  /** Nothing is stored inside a partner's page. */
  lastManifest?: LastManifest;
  /** What this device keeps of the member, for remotes and for a server that does not respond. */
  onDevice?: (parts: { session$: StateStream<Session>; client: AxiosInstance; bus: Bus }) => {
    members: Pick<Host, 'offlineCard' | 'sharedReceipts' | 'push'>;
    recall: Recall | undefined;
  };
  /** Fetches the code of a page, of whatever remote; absent where a remote is alone. */
  preparePage?: (
    site: { deployment: Deployment; host: Pick<Host, 'config'> },
    path: string,
  ) => Promise<boolean>;
  /** Stores a language switch; absent inside a partner's page. */
  storeLanguage?: (language: Language) => void;
};

const areasOfPage: StorageAreas = { tab: () => sessionStorage, browser: () => localStorage };

/** Creates the host: shell and embed pass the parts in which they differ. */
export function createKernel(parts: Parts): Kernel {
  const { page, navigation, telemetry, preparePage: prepare } = parts;
  const { profile } = page;
  const areas = parts.areas ?? areasOfPage;
  const device = deviceId(areas.browser);
  const language$ = new BehaviorSubject(parts.language);
  const i18n = createI18n(parts.language);
  const faults = busFaults(telemetry, (remote) => deployment.remotes$.value[remote]?.version);
  const bus = createBus(faults.report);

  const { clock, heard } = createServerClock();
  const { tokens, http, api, sessions } = parts.connect({
    origin: profile.services.api,
    storage: parts.storage,
    bus,
    tabs: parts.tabs,
    language: () => language$.value,
    deviceId: device,
    heard,
    partnerOrigin: parts.embed.isOpenInOtherSite ? parts.embed.partnerOrigin : null,
    memberOnDevice: (uid) => onDevice?.recall?.(uid),
  });
  const kept = createStorage(areas, () => sessions.session$.value);
  const onDevice = parts.onDevice?.({ session$: sessions.session$, client: http.coupon, bus });
  const leaveTabs = parts.tabs.listen(() => void sessions.follow());
  const disabled$ = followBus(bus, sessions, kept.clear);
  const deployment = deploymentOf(parts, device);
  const { logIn, logInInstead } = wayToSignOn(parts, () => language$.value);

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
    storage: kept.storage,
    clock,
    ...onDevice?.members,
    ...(profile.liveUpdates ? { live: liveOf(parts, bus, tokens, sessions) } : {}),
    ...(prepare ? { preparePage: (path) => prepare({ deployment, host }, path) } : {}),
    slots: createSlots(deployment, telemetry, (remote) => hostOf(remote)),
    auth: { ...authOf(logIn, sessions, tokens), referCode: parts.referCode },
    setLanguage: (language) => {
      if (!profile.availableLanguages.includes(language)) return;
      (parts.storeLanguage ?? storeLanguage)(language);
      void i18n.changeLanguage(language);
      language$.next(language);
      sessions.persistLanguage();
      const installation = sessions.appInstallation$.value;
      if (installation) api.updateInstallation(installation, language).catch(() => undefined);
      // Names of levels are in the language of the call.
      void sessions.reloadMember();
      void sessions.countUnread();
    },
  };
  const hostOf = (remote: string): Host => ({ ...host, bus: bus.of(remote) });
  return {
    host,
    hostOf,
    navigation,
    deployment,
    sessions,
    tokens,
    pageMeta$: new BehaviorSubject<PageMeta | null>(null),
    disabled$,
    logInInstead,
    stop: () => {
      faults.flush();
      leaveTabs();
      navigation.end();
    },
  };
}

/** @returns true while the member has to be told that the account was disabled */
function followBus(bus: Bus, sessions: SessionService, clearStorage: () => void): BehaviorSubject<boolean> {
  const disabled$ = new BehaviorSubject(false);
  bus.on('logout', ({ reason }) => {
    if (reason === 'inactive') disabled$.next(true);
    // A member whose session expired logs in again and continues with the stored work.
    if (reason !== 'refresh-refused') clearStorage();
  });
  for (const change of ['points-changed', 'profile-changed', 'coupon-used'] as const)
    bus.on(change, () => void sessions.reloadMember());
  bus.on('inbox-changed', () => void sessions.countUnread());
  return disabled$;
}

const deploymentOf = (
  { page, telemetry, lastManifest = noLastManifest, areas = areasOfPage }: Parts,
  device: string,
) =>
  createDeployment({
    manifest: page.manifest,
    read: async () => {
      const manifest = await readDeploymentFile(page.deploymentUrl);
      return page.amend ? page.amend(manifest) : manifest;
    },
    remoteOrigins: page.remoteOrigins,
    device,
    provided: { contract: contractVersion, shared: providedModules() },
    telemetry,
    lastManifest,
    // A preview that fails is no failure of the site.
    failures: page.preview ? areas.tab : areas.browser,
  });

const liveOf = ({ page, embed }: Parts, bus: Bus, tokens: TokenKeeper, { session$ }: SessionService) =>
  lazyLive({ api: page.profile.services.api, session$, tokens, bus, shared: !embed.isOpenInOtherSite });

const authOf = (login: Auth['login'], sessions: SessionService, tokens: TokenKeeper): Auth => ({
  login,
  logout: (reason = 'asked') => sessions.logout(reason),
  endSession: sessions.endSession,
  renewTokens: () => renew(tokens),
  reloadMember: () => sessions.reloadMember(),
});

async function renew(tokens: TokenKeeper): Promise<void> {
  const held = tokens.current();
  // Offline the page shows it; a refusal has ended the session.
  if (held) await tokens.renew(held.access).catch(() => undefined);
}

function wayToSignOn({ page, embed, navigation, referCode }: Parts, language: () => Language) {
  const addressFor = (options?: LoginOptions) => {
    const { pathname, search, hash } = navigation.state$.value.location;
    return signOnAddress({
      signOn: page.profile.services.signOn,
      origin: window.location.origin,
      language: language(),
      redirectTo: options?.redirectTo ?? pathname + search + hash,
      referCode: referCode(),
      ...(options ? { options } : {}),
    });
  };
  return {
    logIn: (options?: LoginOptions) => {
      if (!embed.isOpenInOtherSite) window.location.assign(addressFor(options));
    },
    logInInstead: () => {
      if (!embed.isOpenInOtherSite) window.location.replace(addressFor());
    },
  };
}
