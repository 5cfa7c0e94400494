import { details } from '@mrw/shared-contracts/api/errors';
import type { Refusal } from './redemption-state';

/**
 * Why a card was not redeemed (§8): 'not gift card owner' anywhere in the text, in any case, else the
 * already-redeemed message.
 *
 * @param detail of the server; null when it gave none
 */
export function refusalOf(detail: string | null): Refusal {
  const owner = detail?.toLowerCase().includes(details.notGiftCardOwner) ?? false;
  return owner ? { reason: 'targeted' } : { reason: 'already-redeemed', untouched: false };
}
