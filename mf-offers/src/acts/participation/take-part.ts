import type { Host } from '@mrw/shared-contracts';
import { participation, type ParticipationRequest } from '@mrw/shared-contracts/api/participation';
import { coupon } from '@mrw/shared-contracts/api/coupons';
import type { UnknownOutcome } from '@mrw/shared-contracts/outcome/resolve-outcome';
import { spend } from '@mrw/shared-contracts/outcome/spend';
import * as z from 'zod/mini';
import { refusedAs, type Refused } from '../acquire/refused';
import type { IsDone } from '../unknown-outcome/remember';

/**
 * The part of the response that the pages need: the id of the record proves that it was created. Other unexpected
 * content, such as a coupon of an unknown kind, is ignored.
 */
const made = z.extend(z.pick(participation, { id: true }), {
  /** Null when the response has no number. */
  stamps: z.catch(z.nullable(participation.shape.stamps), null),
  coupons: z.catch(z.array(z.pick(coupon, { id: true })), []),
  tickets: z.catch(z.array(z.pick(coupon, { id: true, expiry_date: true })), []),
});
export type Made = z.infer<typeof made>;

export type TakePart<Done extends object> = {
  host: Host;
  uid: string;
  /** The act and its content, without codes. */
  wish: string;
  data: ParticipationRequest;
  gives: 'coupon' | 'ticket';
  /** Reads whether it was done; null when the state before could not be read. */
  isDone: IsDone | null;
  /** @param record null when only the log tells that it was done */
  done(record: Made | null): Done;
  /** The response does not tell the outcome: it is being read back. */
  onUnclear(): void;
};

/** What a participation ends as. */
export type TookPart<Done extends object> = Promise<Done | Refused | UnknownOutcome<Done | Refused>>;

/** Takes part as a member, once (§7, Q-181, Q-199). Never rejects. */
export function takePart<Done extends object>(act: TakePart<Done>): TookPart<Done> {
  const { host, uid, wish, data, gives, isDone, done, onUnclear } = act;
  return spend<typeof made, Done | Refused>({
    host,
    client: host.http.campaign,
    wish,
    request: { url: `/customers/${uid}/campaign_participation_records`, data },
    schema: made,
    done,
    refused: (refusal) => refusedAs(refusal, gives),
    readBack: isDone && {
      read: async (options) => ((await isDone(options)) ? done(null) : null),
      notDone: () => ({ kind: 'failed' }),
    },
    onUnclear,
  });
}
