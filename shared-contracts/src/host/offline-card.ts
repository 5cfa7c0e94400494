import type { StateStream } from './streams';

/**
 * The member's card on this device, for a till without a network. It is kept on the member's word only, and
 * goes with the session: at log-out, when the account is disabled or somebody else logs in, and when the
 * session has run out.
 */
export interface OfflineCard {
  /** Whether the card of the member who is logged in is kept on this device. */
  readonly kept$: StateStream<boolean>;
  /**
   * Keeps the card, and what it takes to draw it.
   *
   * @throws Error when there is no network, no room, or the browser refuses: then nothing is kept
   */
  keep(): Promise<void>;
  /** Removes the card and everything that was kept for it. Never rejects. */
  forget(): Promise<void>;
}
