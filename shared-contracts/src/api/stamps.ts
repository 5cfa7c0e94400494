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

export const stampBadge = z.object({
  id,
  required_stamps: z.number(),
  reward_type: z.enum(['COUPON', 'POINTS']),
  points: z.optional(z.nullable(z.number())),
  coupon_template: z.nullable(z.object({ id, name: z.string(), cover_photo_url: text })),
  quantity: z.number(),
});
export type StampBadge = z.infer<typeof stampBadge>;

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

export const acquireRequest = z.object({
  store_id: z.optional(z.nullable(id)),
  reward_id: id,
  app_installation: z.optional(z.nullable(id)),
});
export const acquiredReward = z.object({
  reward_id: id,
  points: z.optional(z.number()),
  coupons: z.optional(z.array(coupon)),
});
export type AcquiredReward = z.infer<typeof acquiredReward>;

export const stampsCount = z.object({ stamps: z.number() });
export const stampsRewardStatus = z.object({
  campaign: z.object({ id, name: z.string() }),
  stamps: z.number(),
  expiration_date: text,
});
export type StampsRewardStatus = z.infer<typeof stampsRewardStatus>;
