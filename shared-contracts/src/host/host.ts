import type { AxiosInstance } from 'axios';
import type { i18n } from 'i18next';
import type { Bus } from '../bus/bus';
import type { ApiClient } from '../constants/timeouts';
import type { Language } from '../language/language';
import type { HostClock } from './clock';
import type { DevicePush } from './device-push';
import type { Live } from './live';
import type { PageMeta } from './page-meta';
import type { PartnerAnswer, PartnerRequest } from '../messages/partner';
import type { HostNavigation } from './navigation';
import type { OfflineCard } from './offline-card';
import type { DeploymentProfile } from './profile';
import type { Auth, Session } from './session';
import type { SharedReceipts } from './shared-receipts';
import type { HostStorage } from './storage';
import type { StateStream } from '../streams/state-stream';

/** Where a remote renders: its overlays go to `portal`, its styles carry `nonce`. */
export type MountRoot = { kind: 'page' | 'shadow'; portal: HTMLElement; nonce?: string };

/** A message of `host.notify`, as the host shows it. */
export type Message = { id: number; text: string; tone: 'done' | 'failed' };

/** Short messages to the member: `host.notify`. */
export interface Notify {
  /** A message of 1200 ms (§9); its text stays readable in the recent-messages region. */
  toast(text: string, tone?: Message['tone']): void;
  readonly messages$: StateStream<readonly Message[]>;
}

/** The message port to the partner site, opened by the handshake of embed.js. */
export interface PartnerChannel {
  /**
   * Sends a request with a new id.
   *
   * @param timeout milliseconds
   * @returns the response to exactly this request, or null when none came in time
   */
  ask(request: PartnerRequest, timeout: number): Promise<PartnerAnswer | null>;
}

/** The partner site around this one, when there is one (§2 isOpenInOtherSite). */
export type Embed =
  | { isOpenInOtherSite: false }
  | {
      isOpenInOtherSite: true;
      partnerOrigin: string | null;
      /** Absent in a plain frame: messages then go from window to window. */
      channel?: PartnerChannel;
    };

/** The visitor's choice in the cookie banner (§2, Q-031): without `all` only essential data is stored. */
export type CookieConsent = 'undecided' | 'all' | 'essential';

/** Places that remotes fill for each other: `host.slots`; `Slot` draws one in React. */
export interface Slots {
  /** Fills a slot with the content of other remotes. @returns a function that removes it */
  mount(name: string, into: HTMLElement, props: Readonly<Record<string, unknown>>): () => void;
}

/** An error or a measurement that a remote reports. */
export type TelemetryRecord = {
  /** A code of docs/errors, or a name of a measurement. */
  code: string;
  remote?: string;
  detail?: string;
  /** Of an error. Only places in files of the remote leave the browser. */
  stack?: string | undefined;
  /** Of a measurement: milliseconds, or a ratio. */
  value?: number;
};

/** Reports of remotes, which the host sends with name and version of the remote: `host.telemetry`. */
export interface Telemetry {
  report(record: TelemetryRecord): void;
}

/** Everything that the host gives to a remote: the only interface of a remote. */
export interface Host {
  /** Version of this contract that the host implements. */
  readonly contract: string;
  /** Where the mount renders. */
  readonly root: MountRoot;
  /** The session; `useSession` in a component. */
  readonly session$: StateStream<Session>;
  /** The language of the page; `useLanguage` in a component. */
  readonly language$: StateStream<Language>;
  /** The i18next instance of the site, to which `useStrings` adds the texts of a feature. */
  readonly i18n: i18n;
  /** Log-in, log-out and renewal of the session. */
  readonly auth: Auth;
  /** Clients of the API, each with the time limit of its calls (§4); tokens and language are added by the host. */
  readonly http: Readonly<Record<ApiClient, AxiosInstance>>;
  /** The address bar and the history; the router of a React remote follows it. */
  readonly navigation: HostNavigation;
  /** Events between remotes. */
  readonly bus: Bus;
  /** The profile of this deployment: languages, flags, addresses. */
  readonly config: DeploymentProfile;
  /** Places for the content of other remotes; `Slot` in a component. */
  readonly slots: Slots;
  /** Short messages. */
  readonly notify: Notify;
  /** Whether the page is part of a partner site (§2), and the channel to it. */
  readonly embed: Embed;
  /** Reports errors and measurements of the remote. */
  readonly telemetry: Telemetry;
  /** The id of this app installation, once it is registered (§4). */
  readonly appInstallation$: StateStream<string | null>;
  /** What the visitor allows to be stored. */
  readonly consent$: StateStream<CookieConsent>;
  /** Values in this browser, each with a key, a schema and a lifetime. */
  readonly storage: HostStorage;
  /** Absent in hosts of before contract 1.13: `useClock` returns that of the device then. */
  readonly clock?: HostClock;
  /**
   * Absent where no card can be stored: inside a partner site, in unsupported browsers, or when the deployment
   * disables it.
   */
  readonly offlineCard?: OfflineCard;
  /**
   * Absent in hosts of before contract 1.14, inside a partner site, in unsupported browsers, and where the deployment
   * disables it.
   */
  readonly sharedReceipts?: SharedReceipts;
  /**
   * Describes the page of this mount to search engines and previews (`usePageMeta`); the last call counts. Absent in
   * slots.
   *
   * @returns a function that takes it back
   */
  readonly describePage?: (meta: PageMeta) => () => void;
  /**
   * Fetches the code of a page of the site, of whatever remote: an act that ends on another page asks before it leads
   * there. Absent in hosts of before contract 1.13, and where a remote is alone.
   *
   * @param path pathname of the page
   * @returns whether everything came; never rejects
   */
  readonly preparePage?: (path: string) => Promise<boolean>;
  /** Absent in hosts of before contract 1.13, and where the deployment or the page has no live answers. */
  readonly live?: Live;
  /**
   * Messages to this device while the site is closed, with code that is loaded then. Absent in hosts of before
   * contract 1.14, inside a partner site, in browsers without it, and where the deployment has none.
   *
   * @throws Error when the code does not come
   */
  readonly push?: () => Promise<DevicePush>;
  /** Switches the language of the site; it is kept in this browser. */
  setLanguage(language: Language): void;
}
