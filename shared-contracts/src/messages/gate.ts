/** Messages of another site that are looked at in one second; more of them are a flood. */
const perSecond = 10;

export interface MessageGate {
  /** @returns false for a message that must be dropped unread */
  admits(): boolean;
  /** Messages dropped so far. */
  readonly dropped: number;
}

/**
 * Keeps a flood of messages from costing anything: beyond 10 in a second they are dropped unread.
 *
 * @param now milliseconds; any clock that does not go back
 */
export function messageGate(now: () => number = () => performance.now()): MessageGate {
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
