import type { BarcodeFormat, RedemptionMethod } from '../api/coupons';
import type { StateStream } from '../streams/state-stream';

/** A coupon or ticket as it is kept on this device. Dates are those of the API, in ISO 8601. */
export interface KeptItem {
  readonly id: string;
  readonly kind: 'coupon' | 'ticket';
  readonly name: string;
  readonly shop: string | null;
  readonly code: string;
  readonly method: RedemptionMethod;
  /** Of a barcode. */
  readonly format: BarcodeFormat | null;
  readonly from: string | null;
  readonly until: string | null;
  /** Of a ticket: the session that was booked. */
  readonly session: string | null;
  /** The store that was chosen for it. */
  readonly store: string | null;
  /** A store or a medium has to be chosen first. */
  readonly isVirtual: boolean;
}

/** The available coupons and tickets as they were at one time. */
export interface KeptWallet {
  /** Milliseconds since 1970, by the device. */
  readonly keptAt: number;
  readonly items: readonly KeptItem[];
}

/**
 * The member's card on this device, for a till without a network, with available coupons and tickets where the deployment
 * has `offlineWallet`. It is stored only after an opt-in, and removed with the session: at log-out, when the
 * account is disabled, when another member logs in, when the session expires, and after 7 days without a connection.
 */
export interface OfflineCard {
  /** Whether the card of the logged-in member is stored on this device. */
  readonly kept$: StateStream<boolean>;
  /**
   * Stores the card with everything that shows it.
   *
   * @throws Error without a network or space, or when the browser refuses: then nothing is stored
   */
  keep(): Promise<void>;
  /** Removes the card and everything stored with it. Never rejects. */
  forget(): Promise<void>;
  /**
   * The coupons and tickets that are kept; null without any. Never rejects. Absent in hosts of before contract 1.13, and
   * where the deployment keeps the card alone.
   */
  wallet?(): Promise<KeptWallet | null>;
}
