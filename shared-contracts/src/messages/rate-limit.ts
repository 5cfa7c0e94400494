export interface RateLimit {
  /** @returns false for a message that must be dropped without parsing it */
  admits(): boolean;
  /** Messages dropped so far. */
  readonly dropped: number;
}

/**
 * Limits a flood of messages: beyond a number in a second they are dropped without parsing.
 *
 * @param now milliseconds of a monotonic clock
 * @param perSecond messages that are accepted in one second; 10 of another site
 */
export function rateLimit(now: () => number = () => performance.now(), perSecond = 10): RateLimit {
  let second = -1;
  let admitted = 0;
  let dropped = 0;
  return {
    get dropped() {
      return dropped;
    },
    admits: () => {
      const current = Math.floor(now() / 1_000);
      if (current !== second) {
        second = current;
        admitted = 0;
      }
      admitted += 1;
      if (admitted <= perSecond) return true;
      dropped += 1;
      return false;
    },
  };
}

/** @deprecated since 1.10, gone in 2.0: use {@link RateLimit}. */
export type MessageGate = RateLimit;

/** @deprecated since 1.10, gone in 2.0: use {@link rateLimit}. */
export function messageGate(...parts: Parameters<typeof rateLimit>): RateLimit {
  return rateLimit(...parts);
}
