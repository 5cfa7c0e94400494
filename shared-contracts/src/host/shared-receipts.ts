/**
 * Pictures of receipts that other apps shared with the installed app, on this device only. They are kept for 24 hours at
 * most, and removed at log-out and when another member logs in.
 */
export interface SharedReceipts {
  /** At most five, in the order in which they were shared; none when there are none. Never rejects. */
  read(): Promise<readonly File[]>;
  /** Removes those that a claim has taken, or that the member does not want. Never rejects. */
  remove(photos: readonly File[]): Promise<void>;
}
