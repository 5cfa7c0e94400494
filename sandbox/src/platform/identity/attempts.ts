import type { Refusal } from '../http/refusal';
import { createCounter, tooMany, type RateLimits } from '../http/limits';

/** What is guessed: the password of an account, or the code of a gift card, an invitation or a proof. */
type Secret = 'password' | 'proof' | 'gift_card' | 'invitation';

/** One guess. It counts as failed from its begin on, so that guesses sent in parallel count as well. */
type Attempt = {
  /** Seconds to wait when there were too many before; 0 when this one may go on. */
  wait: number;
  /** The guess was right: it does not count. */
  succeeded(): void;
};

export type Attempts = {
  /**
   * @param account the member, or what was typed when there is none
   * @param address of the caller
   */
  begin(secret: Secret, account: number | string, address: string): Attempt;
  clear(): void;
};

/** Counts failed guesses by account and by address. @param limits null: unlimited */
export function createAttempts(limits: RateLimits | null, realTime: () => number = Date.now): Attempts {
  if (limits === null)
    return { begin: () => ({ wait: 0, succeeded: () => undefined }), clear: () => undefined };
  const byAccount = createCounter(limits.account, limits.seconds, realTime);
  const byAddress = createCounter(limits.address, limits.seconds, realTime);
  return {
    begin: (secret, account, address) => {
      const places = [
        { counter: byAccount, key: `${secret} ${account}` },
        { counter: byAddress, key: `${secret} ${address}` },
      ];
      const wait = Math.max(...places.map(({ counter, key }) => counter.wait(key)));
      if (wait === 0) for (const { counter, key } of places) counter.add(key);
      return {
        wait,
        succeeded: () => {
          for (const { counter, key } of places) counter.takeBack(key);
        },
      };
    },
    clear: () => {
      byAccount.clear();
      byAddress.clear();
    },
  };
}

/** The answer of the API beyond the limit. */
export const tooManyAttempts = ({ wait }: Attempt): Refusal => tooMany(wait, 'Too many attempts.');
