import type { AxiosInstance } from 'axios';
import type { i18n } from 'i18next';
import type { Bus } from '../bus/bus';
import type { ApiClient } from '../constants/timeouts';
import type { Language } from '../language/language';
import type { HostClock } from './clock';
import type { Live } from './live';
import type { PageMeta } from './page-meta';
import type { PartnerAnswer, PartnerRequest } from '../messages/partner';
import type { HostNavigation } from './navigation';
import type { OfflineCard } from './offline-card';
import type { DeploymentProfile } from './profile';
import type { Auth, Session } from './session';
import type { HostStorage } from './storage';
import type { StateStream } from '../streams/state-stream';

/** Where a remote renders: its overlays go to `portal`, its styles carry `nonce`. */
export type MountRoot = { kind: 'page' | 'shadow'; portal: HTMLElement; nonce?: string };

export type Message = { id: number; text: string; tone: 'done' | 'failed' };

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

export interface Slots {
  /** Fills a slot with the content of other remotes. @returns a function that removes it */
  mount(name: string, into: HTMLElement, props: Readonly<Record<string, unknown>>): () => void;
}

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

export interface Telemetry {
  report(record: TelemetryRecord): void;
}

/** Everything that the host gives to a remote: the only interface of a remote. */
export interface Host {
  /** Version of this contract that the host implements. */
  readonly contract: string;
  readonly root: MountRoot;
  readonly session$: StateStream<Session>;
  readonly language$: StateStream<Language>;
  readonly i18n: i18n;
  readonly auth: Auth;
  readonly http: Readonly<Record<ApiClient, AxiosInstance>>;
  readonly navigation: HostNavigation;
  readonly bus: Bus;
  readonly config: DeploymentProfile;
  readonly slots: Slots;
  readonly notify: Notify;
  readonly embed: Embed;
  readonly telemetry: Telemetry;
  /** The id of this app installation, once it is registered (§4). */
  readonly appInstallation$: StateStream<string | null>;
  readonly consent$: StateStream<CookieConsent>;
  readonly storage: HostStorage;
  /** Absent in hosts of before contract 1.13: `useClock` returns that of the device then. */
  readonly clock?: HostClock;
  /**
   * Absent where no card can be stored: inside a partner site, in unsupported browsers, or when the deployment
   * disables it.
   */
  readonly offlineCard?: OfflineCard;
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
  setLanguage(language: Language): void;
}
