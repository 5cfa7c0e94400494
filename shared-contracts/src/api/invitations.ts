import * as z from 'zod/mini';
import { text } from './text';

/**
 * What a new member sends of the refer link. `code`: of the refer link. `visit`: chosen by the page; the same
 * visit counts once, however often it is sent.
 */
export const invitationRequest = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(40)),
  visit: z.string().check(z.minLength(8), z.maxLength(64)),
});

/** What joining gives to one of the two: points, stamps, and the names of coupons. */
export const invitationReward = z.object({
  points: z.number(),
  stamps: z.number(),
  coupon_names: z.array(z.string()),
});
export type InvitationReward = z.infer<typeof invitationReward>;

/** The first name is null unless the member who invites has agreed to show it. */
export const invitation = z.object({
  first_name: text,
  friend: invitationReward,
  member: invitationReward,
});
export type Invitation = z.infer<typeof invitation>;

/** Friends of a member: who joined, and whose invitation was opened within 30 days without joining. */
export const referrals = z.object({ joined: z.number(), pending: z.number() });
