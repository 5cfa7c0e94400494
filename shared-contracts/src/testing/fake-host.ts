import { BehaviorSubject } from 'rxjs';
import type { LiveMessage } from '../api/live-events';
import { createBus } from '../bus/bus';
import { clockWith } from '../host/clock';
import type { CookieConsent, Embed, Host, Message } from '../host/host';
import { deploymentProfile, type DeploymentProfile } from '../host/profile';
import type { OfflineCard } from '../host/offline-card';
import type { SharedReceipts } from '../host/shared-receipts';
import type { LoginOptions, LogoutReason, Member, Session } from '../host/session';
import { createI18n } from '../i18n/create-i18n';
import { languages, valueIn, type InLanguages, type Language } from '../language/language';
import type { PageMeta } from '../host/page-meta';
import { createStorage } from '../storage/create-storage';
import { contractVersion } from '../version';
import { fakeApi, fakeApiOrigin, type FakeRequest, type FakeRoutes } from './fake-api';
import { memoryNavigation, type MemoryNavigation } from './memory-navigation';

const appName: InLanguages<string> = {
  en: 'Harbour Rewards',
  'zh-Hant': '海港獎賞',
  'zh-Hans': '海港奖赏',
};

/** The profile of `fakeHost`; a test changes it by `config`. */
export const fakeProfile: DeploymentProfile = {
  name: 'test',
  appName: deploymentProfile.shape.appName.parse(
    Object.fromEntries(languages.map((language) => [language, valueIn(language, appName)])),
  ),
  availableLanguages: ['en', 'zh-Hant', 'zh-Hans'],
  defaultLanguage: 'en',
  flags: {
    shopPlatform: false,
    levels: true,
    transactionHistory: true,
    cashStoreRequired: false,
    emailReminderPrompt: false,
  },
  headerFields: ['display_name', 'level_name', 'points'],
  pointsPerCashDollar: 1_000,
  services: {
    api: fakeApiOrigin,
    signOn: 'http://sign-on.test',
    giftCardFrame: 'http://gift-card.test',
    partners: ['http://partner.test'],
  },
  links: {
    about: 'http://www.test/about',
    terms: 'http://www.test/terms',
    privacy: 'http://www.test/privacy',
    faqs: 'http://www.test/faqs',
    appDownload: 'http://www.test/app',
    mapsSearch: 'http://maps.test/search',
  },
  appScheme: 'memberrewards',
  customerService: { phone: '+852 3000 0000', email: 'care@example.test', whatsApp: '85230000000' },
  countryCodes: ['852', '853', '86'],
};

/** Where the test begins: page, session, language, and responses of the API. */
export type FakeHostOptions = {
  /** The page; `/` by default. */
  path?: string;
  /** Navigation state of the page. */
  state?: unknown;
  /** `en` by default. */
  language?: Language;
  /** A visitor by default; `sampleMemberSession` is a member. */
  session?: Session;
  /** Responses of the API; a call without one fails the test. */
  api?: FakeRoutes;
  /** What differs from `fakeProfile`. */
  config?: Partial<DeploymentProfile>;
  /** The partner site around the page; none by default. */
  embed?: Embed;
  /** `undecided` by default. */
  consent?: CookieConsent;
  /** The card of this device; none by default. */
  offlineCard?: OfflineCard;
  /** Pictures that other apps shared; absent by default. */
  sharedReceipts?: SharedReceipts;
  /** Messages to this device; absent by default. */
  push?: NonNullable<Host['push']>;
  /** Fetches the code of a page; absent by default. */
  preparePage?: NonNullable<Host['preparePage']>;
  /** Milliseconds that the server is ahead of the device. */
  clockOffset?: number;
  /** The API has live answers; `tellLive` of the result sends one. */
  live?: boolean;
  /** Of the refer link that the visit began with. */
  referCode?: string;
};

/** A host, and what a remote did with it. */
export type FakeHost = {
  /** To be passed to what is tested. */
  host: Host & { navigation: MemoryNavigation };
  /** Logs a member in or out while the page is open. */
  session$: BehaviorSubject<Session>;
  /** Of the clock: an answer that shows another time. */
  clockOffset$: BehaviorSubject<number>;
  /** Calls of the API, in their order. */
  requests: FakeRequest[];
  /** Calls of `auth.login`. */
  logins: (LoginOptions | undefined)[];
  /** Calls of `auth.logout`. */
  logouts: (LogoutReason | undefined)[];
  /** How often the session was ended while its page stayed. */
  endedSessions: () => number;
  /** How often `auth.renewTokens` was called. */
  tokenRenewals: () => number;
  /** How often `auth.reloadMember` was called. */
  memberReloads: () => number;
  /** Slots that were drawn, with their values. */
  slots: { name: string; props: Readonly<Record<string, unknown>> }[];
  /** What was reported to telemetry, and dropped events. */
  reports: { code: string; detail?: string }[];
  /** How the page describes itself; null when it does not. */
  pageMeta: () => PageMeta | null;
  /** Tells all that wait a live answer. @returns how many they are */
  tellLive: (message: LiveMessage) => number;
};

/** A member session for tests; a test passes the fields that it is about. */
export function memberSession(member: Member): Session {
  return { kind: 'member', member };
}

/** The session of a member whose records are not loaded. */
export const sampleMemberSession = memberSession({
  uid: '1',
  membershipId: 'M-1',
  displayName: 'Chan Ming',
  customer: null,
  pointAccount: null,
});

/**
 * A host without a browser, network or shell, for tests of remotes.
 *
 * @example
 * ```tsx
 * import { fakeHost, sampleMemberSession } from '@mrw/shared-contracts/testing';
 *
 * test('a host of a test records what a remote does', async () => {
 *   const { host, logouts } = fakeHost({ session: sampleMemberSession });
 *   await host.auth.logout('asked');
 *   expect(logouts).toEqual(['asked']);
 * });
 * ```
 */
export function fakeHost(options: FakeHostOptions = {}): FakeHost {
  const language$ = new BehaviorSubject<Language>(options.language ?? 'en');
  const session$ = new BehaviorSubject<Session>(options.session ?? { kind: 'visitor' });
  const clockOffset$ = new BehaviorSubject(options.clockOffset ?? 0);
  const messages$ = new BehaviorSubject<readonly Message[]>([]);
  const i18n = createI18n(language$.value);
  const areas = { tab: () => sessionStorage, browser: () => localStorage };
  const { storage, clear } = createStorage(areas, () => session$.value);
  const { client, requests } = fakeApi(options.api ?? {});
  const record: Omit<
    FakeHost,
    | 'host'
    | 'session$'
    | 'clockOffset$'
    | 'requests'
    | 'memberReloads'
    | 'tokenRenewals'
    | 'endedSessions'
    | 'pageMeta'
    | 'tellLive'
  > = {
    logins: [],
    logouts: [],
    slots: [],
    reports: [],
  };
  let reloads = 0;
  let renewals = 0;
  let ended = 0;
  let described: PageMeta | null = null;
  const waiting = new Set<(message: LiveMessage) => void>();
  const host: FakeHost['host'] = {
    contract: contractVersion,
    root: { kind: 'page', portal: document.body },
    session$,
    language$,
    i18n,
    auth: {
      login: (login) => {
        record.logins.push(login);
      },
      logout: (reason) => {
        record.logouts.push(reason);
        if (reason !== 'refresh-refused') clear();
        session$.next({ kind: 'visitor' });
        return Promise.resolve();
      },
      referCode: () => options.referCode ?? null,
      endSession: () => {
        ended += 1;
      },
      renewTokens: () => {
        renewals += 1;
        return Promise.resolve();
      },
      reloadMember: () => {
        reloads += 1;
        return Promise.resolve();
      },
    },
    http: { campaign: client, store: client, coupon: client, signOn: client, other: client },
    navigation: memoryNavigation(options.path ?? '/', options.state ?? null),
    bus: createBus((problem) => {
      record.reports.push({ code: problem });
    }),
    config: { ...fakeProfile, ...options.config },
    slots: {
      mount: (name, into, props) => {
        record.slots.push({ name, props });
        into.dataset['slot'] = name;
        return () => {
          delete into.dataset['slot'];
        };
      },
    },
    notify: {
      messages$,
      toast: (text, tone = 'done') => {
        messages$.next([...messages$.value, { id: messages$.value.length + 1, text, tone }]);
      },
    },
    embed: options.embed ?? { isOpenInOtherSite: false },
    telemetry: {
      report: (entry) => {
        record.reports.push(entry);
      },
    },
    appInstallation$: new BehaviorSubject<string | null>('1'),
    consent$: new BehaviorSubject<CookieConsent>(options.consent ?? 'undecided'),
    storage,
    clock: clockWith(clockOffset$),
    ...(options.push ? { push: options.push } : {}),
    ...(options.offlineCard ? { offlineCard: options.offlineCard } : {}),
    ...(options.sharedReceipts ? { sharedReceipts: options.sharedReceipts } : {}),
    ...(options.preparePage ? { preparePage: options.preparePage } : {}),
    ...(options.live
      ? {
          live: {
            wait: (hear) => {
              waiting.add(hear);
              return () => {
                waiting.delete(hear);
              };
            },
          },
        }
      : {}),
    describePage: (meta) => {
      described = meta;
      return () => {
        if (described === meta) described = null;
      };
    },
    setLanguage: (language) => {
      void i18n.changeLanguage(language);
      language$.next(language);
    },
  };
  return {
    host,
    session$,
    clockOffset$,
    requests,
    memberReloads: () => reloads,
    tokenRenewals: () => renewals,
    endedSessions: () => ended,
    pageMeta: () => described,
    tellLive: (message) => {
      for (const hear of [...waiting]) hear(message);
      return waiting.size;
    },
    ...record,
  };
}
