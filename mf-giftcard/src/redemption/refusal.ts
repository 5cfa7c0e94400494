import { tooManyTries, type ApiFailure } from '@mrw/shared-contracts';
import { details } from '@mrw/shared-contracts/api/errors';
import type { Refusal, SignInProblem } from './redemption-state';

/**
 * Why a card was not redeemed (§8): 'not gift card owner' anywhere in the text, in any case, else the
 * already-redeemed message; after a 429 when to try again.
 */
export function refusalOf(failure: Extract<ApiFailure, { kind: 'refused' }>): Refusal {
  const wait = tooManyTries(failure);
  if (wait) return { reason: wait.kind, minutes: wait.minutes };
  const owner = failure.detail?.toLowerCase().includes(details.notGiftCardOwner) ?? false;
  return owner ? { reason: 'targeted' } : { reason: 'already-redeemed', untouched: false };
}

/**
 * Why the dialog cannot open: a refused token is a failed log-in; for the card the detail of the server is shown
 * (§8).
 */
export function problemOf(failure: ApiFailure): SignInProblem {
  const wait = tooManyTries(failure);
  if (wait) return { of: 'tries', minutes: wait.minutes };
  if (failure.kind !== 'refused') return { of: 'card', text: null };
  return failure.status === 401 ? { of: 'login', text: null } : { of: 'card', text: failure.detail };
}
