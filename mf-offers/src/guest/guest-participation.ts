import { failureOf, readResource, type Host } from '@mrw/shared-contracts';
import { details, isDetail } from '@mrw/shared-contracts/api/errors';
import { guestParticipation, type GuestParticipationRequest } from '@mrw/shared-contracts/api/participation';
import { outcomeIsUnknown, type UnknownOutcome } from '@mrw/shared-contracts/outcome/resolve-outcome';
import { singleUseHeaders } from '@mrw/shared-contracts/outcome/single-use-key';
import * as z from 'zod/mini';
import { acquireFailureOf, type AcquireFailure } from '../acquire/acquire-failure';
import type { Registration } from '../campaigns/campaign-route';

export type GuestOutcome =
  | { kind: 'registered'; uid: string; membershipId: string }
  | { kind: 'refused'; failure: AcquireFailure }
  /** The contact must be confirmed at the sign-on site again. */
  | { kind: 'credential-refused' }
  | { kind: 'failed' };

/** The guest after the call; the tickets are shown nowhere. */
const registered = z.pick(guestParticipation, { sso_uid: true, membership_id: true });

/**
 * Takes part without a login. No call reads the tickets of a guest, so an unknown outcome is resolved
 * by the same call with the same key, once now and later on request: the server returns its first response again
 * . Never rejects.
 */
export async function takePartAsGuest(
  host: Host,
  registration: Registration,
  wanted: Omit<GuestParticipationRequest, 'verify_credential' | 'email' | 'mobile'>,
  kind: 'coupon' | 'ticket',
): Promise<GuestOutcome | UnknownOutcome<GuestOutcome>> {
  const data: GuestParticipationRequest = {
    verify_credential: registration.verifyCredential,
    email: registration.email,
    mobile: mobileOf(registration),
    ...wanted,
  };
  const request = {
    method: 'post',
    url: '/customers/ticket_campaign_participation_records',
    data,
    headers: singleUseHeaders(),
  };
  const send = async (): Promise<Sent> => {
    const answer = await readResource(host.http.campaign, request, registered);
    return { kind: 'registered', uid: answer.sso_uid, membershipId: answer.membership_id };
  };
  const attempt = (otherwise: () => Promise<Sent> | Sent) =>
    send().catch((error: unknown) =>
      outcomeIsUnknown(failureOf(error)) ? otherwise() : refusalOf(error, kind),
    );
  const unknown: UnknownOutcome<GuestOutcome> = {
    kind: 'unknown',
    soFar: null,
    lookAgain: () => attempt(() => unknown),
  };
  return attempt(() => attempt(() => unknown));
}

type Sent = GuestOutcome | UnknownOutcome<GuestOutcome>;

function refusalOf(error: unknown, kind: 'coupon' | 'ticket'): GuestOutcome {
  const failure = failureOf(error);
  if (failure.kind !== 'refused' || failure.detail === null) return { kind: 'failed' };
  if (isDetail(failure.detail, details.invalidVerifyCredential)) return { kind: 'credential-refused' };
  return { kind: 'refused', failure: acquireFailureOf(failure.detail, kind) };
}

/** `+85260000002`; null for a guest who registered by e-mail. */
export function mobileOf({
  countryCode,
  mobile,
}: Pick<Registration, 'countryCode' | 'mobile'>): string | null {
  if (!mobile) return null;
  return mobile.startsWith('+') ? mobile : `+${countryCode ?? ''}${mobile}`;
}
