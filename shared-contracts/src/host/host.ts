import type { AxiosInstance } from 'axios';
import type { i18n } from 'i18next';
import type { Bus } from '../bus/bus';
import type { ApiClient } from '../constants/timeouts';
import type { Language } from '../language/language';
import type { PartnerAnswer, PartnerRequest } from '../messages/partner';
import type { HostNavigation } from './navigation';
import type { OfflineCard } from './offline-card';
import type { DeploymentProfile } from './profile';
import type { Auth, Session } from './session';
import type { StateStream } from './streams';

/** Where a remote is drawn: its overlays go to `portal`, its styles carry `nonce`. */
export type MountRoot = { kind: 'page' | 'shadow'; portal: HTMLElement; nonce?: string };

export type Message = { id: number; text: string; tone: 'done' | 'failed' };

export interface Notify {
  /** A message of 1200 ms (§9); the text stays readable in the recent-messages region. */
  toast(text: string, tone?: Message['tone']): void;
  readonly messages$: StateStream<readonly Message[]>;
}

/** A way of its own to the site around us, made by the handshake of embed.js. */
export interface PartnerChannel {
  /**
   * Asks with a request id of its own.
   *
   * @param patience milliseconds
   * @returns the answer to exactly this request, or null when none came in time
   */
  ask(request: PartnerRequest, patience: number): Promise<PartnerAnswer | null>;
}

/** The other site around us, when there is one (§2 isOpenInOtherSite). */
export type Embed =
  | { isOpenInOtherSite: false }
  | {
      isOpenInOtherSite: true;
      partnerOrigin: string | null;
      /** Absent where the site holds a plain frame: messages then go from window to window. */
      channel?: PartnerChannel;
    };

/**
 * The visitor's answer to the cookie banner (§2, Q-031): without `all` only what the site cannot do without
 * is stored.
 */
export type CookieConsent = 'undecided' | 'all' | 'essential';

export interface Slots {
  /** Draws what other remotes offer for a place. @returns a function that removes it */
  mount(name: string, into: HTMLElement, props: Readonly<Record<string, unknown>>): () => void;
}

export type TelemetryRecord = {
  /** A code of docs/errors, or a name of a measurement. */
  code: string;
  remote?: string;
  detail?: string;
  /** Of a measurement: milliseconds, or a ratio. */
  value?: number;
};

export interface Telemetry {
  report(record: TelemetryRecord): void;
}

/** Everything a remote gets from the place that mounts it. A remote meets the world only through this. */
export interface Host {
  /** Version of this contract that the host speaks. */
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
  /** The id of this app installation, once registered (§4). */
  readonly appInstallation$: StateStream<string | null>;
  readonly consent$: StateStream<CookieConsent>;
  /** Absent where no card can be kept: inside another site, in browsers without it, or when the deployment says so. */
  readonly offlineCard?: OfflineCard;
  setLanguage(language: Language): void;
}
