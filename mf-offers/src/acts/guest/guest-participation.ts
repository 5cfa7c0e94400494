import type { Host } from '@mrw/shared-contracts';
import { details, isDetail } from '@mrw/shared-contracts/api/errors';
import { guestParticipation, type GuestParticipationRequest } from '@mrw/shared-contracts/api/participation';
import type { UnknownOutcome } from '@mrw/shared-contracts/outcome/resolve-outcome';
import { spend } from '@mrw/shared-contracts/outcome/spend';
import * as z from 'zod/mini';
import { refusedAs, type Refused } from '../acquire/refused';
import type { Registration } from '../../campaigns/campaign-route';

export type GuestOutcome =
  | { kind: 'registered'; uid: string; membershipId: string }
  /** The contact must be confirmed at the sign-on site again. */
  | { kind: 'credential-refused' }
  | Refused;

/** The guest after the call; the tickets are shown nowhere. */
const registered = z.pick(guestParticipation, { sso_uid: true, membership_id: true });

type GuestAct = {
  host: Host;
  registration: Registration;
  wanted: Omit<GuestParticipationRequest, 'verify_credential' | 'email' | 'mobile'>;
  kind: 'coupon' | 'ticket';
  onUnclear(): void;
};

/**
 * Takes part without a login. No call reads the tickets of a guest, so an unknown outcome is resolved
 * by the same call with the same key, once now and later on request: the server returns its first response again
 * . Nothing is stored for a visitor: another press has another key. Never rejects.
 */
export function takePartAsGuest({
  host,
  registration,
  wanted,
  kind,
  onUnclear,
}: GuestAct): Promise<GuestOutcome | UnknownOutcome<GuestOutcome>> {
  const data: GuestParticipationRequest = {
    verify_credential: registration.verifyCredential,
    email: registration.email,
    mobile: mobileOf(registration),
    ...wanted,
  };
  return spend<typeof registered, GuestOutcome>({
    host,
    client: host.http.campaign,
    wish: `guest ${wanted.campaign}`,
    request: { url: '/customers/ticket_campaign_participation_records', data },
    schema: registered,
    done: (answer) => ({ kind: 'registered', uid: answer.sso_uid, membershipId: answer.membership_id }),
    refused: (refusal) =>
      refusal.detail !== null && isDetail(refusal.detail, details.invalidVerifyCredential)
        ? { kind: 'credential-refused' }
        : refusedAs(refusal, kind),
    readBack: null,
    onUnclear,
  });
}

/** `+85260000002`; null for a guest who registered by e-mail. */
export function mobileOf({
  countryCode,
  mobile,
}: Pick<Registration, 'countryCode' | 'mobile'>): string | null {
  if (!mobile) return null;
  return mobile.startsWith('+') ? mobile : `+${countryCode ?? ''}${mobile}`;
}
