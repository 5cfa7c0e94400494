import * as z from 'zod/mini';
import { coupon } from './coupons';
import { earningRuleType } from './earning-rules';
import { id, text } from './text';

/** A task under a stamp card. */
export const linkEarningRule = z.object({
  id,
  type: earningRuleType,
  title: z.string(),
  stamps: z.number(),
  /** The campaign that the task opens. */
  campaign: id,
  completed_times: z.number(),
});
export type LinkEarningRule = z.infer<typeof linkEarningRule>;

/** A reward of a stamp campaign, and the stamps that open it. */
export const stampBadge = z.object({
  id,
  required_stamps: z.number(),
  reward_type: z.enum(['COUPON', 'POINTS']),
  points: z.optional(z.nullable(z.number())),
  coupon_template: z.nullable(z.object({ id, name: z.string(), cover_photo_url: text })),
  quantity: z.number(),
});
export type StampBadge = z.infer<typeof stampBadge>;

/** Answer of `GET /stamp_campaigns/:id/stamp_rewards`. */
export const stampRewards = z.object({
  id,
  name: z.string(),
  total_stamps_earned: z.number(),
  end_date: text,
  badges: z.array(stampBadge),
  tasks: z.array(linkEarningRule),
  earnedStamps: z.number(),
  /** Ids of the opened badges. */
  redeemedRewards: z.array(id),
});
export type StampRewards = z.infer<typeof stampRewards>;

/** Body of `POST /stamp_campaigns/:id/stamp_rewards/acquire`. */
export const acquireRequest = z.object({
  store_id: z.optional(z.nullable(id)),
  reward_id: id,
  app_installation: z.optional(z.nullable(id)),
});
/** Its answer: points or coupons. */
export const acquiredReward = z.object({
  reward_id: id,
  points: z.optional(z.number()),
  coupons: z.optional(z.array(coupon)),
});
export type AcquiredReward = z.infer<typeof acquiredReward>;

/** Answer of `GET /customers/:uid/stamps-count`. */
export const stampsCount = z.object({ stamps: z.number() });
/** Stamps that expire, of `GET /stamps/stamps_reward_status`. */
export const stampsRewardStatus = z.object({
  campaign: z.object({ id, name: z.string() }),
  stamps: z.number(),
  expiration_date: text,
});
export type StampsRewardStatus = z.infer<typeof stampsRewardStatus>;
