import { readResource, type Host } from '@mrw/shared-contracts';
import { participation, type ParticipationRequest } from '@mrw/shared-contracts/api/participation';
import { singleUseHeaders } from '@mrw/shared-contracts/outcome/single-use-key';
import * as z from 'zod/mini';

/**
 * The part of the response that the pages need: the id of the record proves that it was created. Other unexpected
 * content, such as a coupon of an unknown kind, is ignored.
 */
const made = z.extend(z.pick(participation, { id: true }), {
  /** Null when the response has no number. */
  stamps: z.catch(z.nullable(participation.shape.stamps), null),
});

/**
 * Takes part as a member (§7).
 *
 * @throws ApiError always and only; `malformed` when the response does not prove that the record was created
 */
export function takePart(host: Host, uid: string, data: ParticipationRequest): Promise<z.infer<typeof made>> {
  const url = `/customers/${uid}/campaign_participation_records`;
  return readResource(host.http.campaign, { method: 'post', url, data, headers: singleUseHeaders() }, made);
}
