import { failureOf, readResource, type Host } from '@mrw/shared-contracts';
import { details, isDetail } from '@mrw/shared-contracts/api/errors';
import { guestParticipation, type GuestParticipationRequest } from '@mrw/shared-contracts/api/participation';
import * as z from 'zod/mini';
import { acquireFailureOf, type AcquireFailure } from '../acquire/acquire-failure';
import type { Registration } from '../campaigns/campaign-route';
import type { Unknown } from '../lost-answer/find-out';
import { once } from '../lost-answer/once';
import { isLost } from '../lost-answer/recheck';

export type GuestOutcome =
  | { kind: 'registered'; uid: string; membershipId: string }
  | { kind: 'refused'; failure: AcquireFailure }
  /** The contact has to be confirmed at the sign-on site again. */
  | { kind: 'credential-refused' }
  | { kind: 'failed' };

/** Who the guest is now; the tickets are shown nowhere. */
const registered = z.pick(guestParticipation, { sso_uid: true, membership_id: true });

/**
 * Takes part without a login. Nobody can read a guest's tickets back, so after a lost answer the call is
 * repeated under the same key, once now and later on request: the server gives its first answer again. Never
 * rejects.
 */
export async function takePartAsGuest(
  host: Host,
  registration: Registration,
  wanted: Omit<GuestParticipationRequest, 'verify_credential' | 'email' | 'mobile'>,
  kind: 'coupon' | 'ticket',
): Promise<GuestOutcome | Unknown<GuestOutcome>> {
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
    headers: once(),
  };
  const send = async (): Promise<GuestOutcome> => {
    const answer = await readResource(host.http.campaign, request, registered);
    return { kind: 'registered', uid: answer.sso_uid, membershipId: answer.membership_id };
  };
  const sendAgain = (): Promise<GuestOutcome | Unknown<GuestOutcome>> =>
    send().catch((error: unknown) =>
      isLost(failureOf(error)) ? { kind: 'unknown', lookAgain: sendAgain } : refusalOf(error, kind),
    );
  return send().catch((error: unknown) => (isLost(failureOf(error)) ? sendAgain() : refusalOf(error, kind)));
}

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
