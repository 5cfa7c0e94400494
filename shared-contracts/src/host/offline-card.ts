import type { StateStream } from '../streams/state-stream';

/**
 * The member's card on this device, for a till without a network. It is stored only after an opt-in, and removed with
 * the session: at log-out, when the account is disabled, when another member logs in, and when the session expires.
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
}
