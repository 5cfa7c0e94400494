import { readPage, type Host } from '@mrw/shared-contracts';
import { claim, type ClaimRequest } from '@mrw/shared-contracts/api/claims';
import { pageParameters, pageSizes } from '@mrw/shared-contracts/api/paging';
import { comparisonKey } from '@mrw/shared-contracts/comparison/comparison-key';
import type { UnknownOutcome } from '@mrw/shared-contracts/outcome/resolve-outcome';
import { spend, type Refusal } from '@mrw/shared-contracts/outcome/spend';
import * as z from 'zod/mini';

export type ClaimOutcome =
  { kind: 'sent'; id: string } | { kind: 'refused'; refusal: Refusal } | { kind: 'not-sent' };

/**
 * Sends a claim, once: the same claim keeps its key until its outcome is known, also over a reload. When it is not
 * known, the newest claims of the member are read: a receipt of a store is claimed once.
 */
export function sendClaim(
  host: Pick<Host, 'http' | 'storage'>,
  uid: string,
  request: ClaimRequest,
  onUnclear: () => void,
): Promise<ClaimOutcome | UnknownOutcome<ClaimOutcome>> {
  const client = host.http.other;
  const url = `/customers/${uid}/transactions`;
  const receipt = comparisonKey(request.invoice_id ?? '');
  return spend({
    host,
    client,
    wish: `claim ${JSON.stringify(request)}`,
    request: { url, data: request },
    schema: z.object({ id: z.string() }),
    done: ({ id }): ClaimOutcome => ({ kind: 'sent', id }),
    refused: (refusal) => ({ kind: 'refused', refusal }),
    readBack: {
      read: async (options) => {
        const params = pageParameters(pageSizes.claims);
        const { items } = await readPage(client, { url, params, ...options }, claim);
        const own = items.find(
          (item) => item.store.id === request.store && comparisonKey(item.invoice_id) === receipt,
        );
        return own ? { kind: 'sent', id: own.id } : null;
      },
      notDone: () => ({ kind: 'not-sent' }),
    },
    onUnclear,
  });
}
