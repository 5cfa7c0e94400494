import { readResource, type Host } from '@mrw/shared-contracts';
import { participation, type ParticipationRequest } from '@mrw/shared-contracts/api/participation';
import * as z from 'zod/mini';
import { once } from '../lost-answer/once';

/**
 * What the pages need of the answer: the id of the record says that it was made. Whatever else is odd in it, such as a
 * coupon of a kind that this release does not know, undoes nothing.
 */
const made = z.extend(z.pick(participation, { id: true }), {
  /** Null when the answer does not say it. */
  stamps: z.catch(z.nullable(participation.shape.stamps), null),
});

/**
 * Takes part as a member (§7).
 *
 * @throws ApiError always and only; `malformed` when the answer does not say that the record was made
 */
export function takePart(host: Host, uid: string, data: ParticipationRequest): Promise<z.infer<typeof made>> {
  const url = `/customers/${uid}/campaign_participation_records`;
  return readResource(host.http.campaign, { method: 'post', url, data, headers: once() }, made);
}
