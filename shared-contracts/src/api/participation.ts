import * as z from 'zod/mini';
import { coupon } from './coupons';
import { id } from './text';

/** The answer to a question of a ticket campaign. */
export const ticketAnswer = z.object({ id, answer: z.unknown() });
export type TicketAnswer = z.infer<typeof ticketAnswer>;

/** Body of `POST /customers/{uid}/campaign_participation_records`; which fields count depends on the campaign. */
export const participationRequest = z.object({
  campaign: id,
  desired_coupon_quantity: z.optional(z.unknown()),
  desired_coupon_store: z.optional(z.nullable(id)),
  desired_ticket: z.optional(z.nullable(id)),
  desired_ticket_quantity: z.optional(z.unknown()),
  ticket_other_information: z.optional(z.array(ticketAnswer)),
  customer: z.optional(id),
  app_installation: z.optional(z.nullable(id)),
  qr_code: z.optional(z.string()),
  /** Six decimals. */
  check_in_latitude: z.optional(z.string()),
  check_in_longitude: z.optional(z.string()),
  stamp_earning_rule: z.optional(z.nullable(id)),
});
export type ParticipationRequest = z.infer<typeof participationRequest>;

/** Answer of `POST /customers/:uid/campaign_participation_records`: what the member got. */
export const participation = z.object({
  id,
  campaign: id,
  coupons: z.array(coupon),
  tickets: z.array(coupon),
  points: z.number(),
  tpe: z.number(),
  stamps: z.number(),
});
export type Participation = z.infer<typeof participation>;

/** Body of `POST /customers/ticket_campaign_participation_records`, also for a guest's free coupon. */
export const guestParticipationRequest = z.object({
  verify_credential: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
  mobile: z.optional(z.nullable(z.string())),
  campaign: id,
  desired_ticket: z.optional(z.nullable(id)),
  desired_ticket_quantity: z.optional(z.unknown()),
  ticket_other_information: z.optional(z.array(ticketAnswer)),
});
export type GuestParticipationRequest = z.infer<typeof guestParticipationRequest>;
/** What a guest got, with the account that was made. */
export const guestParticipation = z.object({
  sso_uid: id,
  membership_id: z.string(),
  tickets: z.array(coupon),
});
export type GuestParticipation = z.infer<typeof guestParticipation>;

/** Body of `POST /campaigns/:id/qr_code_verification`. */
export const qrVerificationRequest = z.object({
  qr_code: z.string(),
  earning_rule: z.optional(z.nullable(id)),
});
/** Body of `POST /campaigns/:id/gps_verification`. Six decimals. */
export const gpsVerificationRequest = z.object({ latitude: z.string(), longitude: z.string() });
/** Answer of a verification by QR code or place that passed. */
export const verification = z.object({ valid: z.literal(true) });
