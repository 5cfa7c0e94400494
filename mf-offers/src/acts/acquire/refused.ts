import { tooManyTries, useStrings, type TooManyTries } from '@mrw/shared-contracts';
import type { Refusal } from '@mrw/shared-contracts/outcome/spend';
import { useTooManyTriesText } from '@mrw/shared-ui';
import { acquireFailureOf, type AcquireFailure } from './acquire-failure';
import { acquireStrings } from './acquire-strings';

/** How an attempt ended without an effect: refused for a reason or for the number of tries, or failed. */
export type Refused = { kind: 'refused'; failure: AcquireFailure } | TooManyTries | { kind: 'failed' };

/** @param kind what is acquired */
export function refusedAs(refusal: Refusal, kind: 'coupon' | 'ticket'): Refused {
  const limited = tooManyTries(refusal);
  if (limited) return limited;
  if (refusal.detail === null) return { kind: 'failed' };
  return { kind: 'refused', failure: acquireFailureOf(refusal.detail, kind) };
}

/** @returns the message of an attempt without an effect (§8); a failure without a reason has the given one */
export function useRefusedText(): (refused: Refused, failed: string) => string {
  const t = useStrings(acquireStrings);
  const waitText = useTooManyTriesText();
  return (refused, failed) => {
    switch (refused.kind) {
      case 'refused':
        return t(refused.failure);
      case 'too-many-tries':
        return waitText(refused);
      case 'failed':
        return failed;
    }
  };
}
