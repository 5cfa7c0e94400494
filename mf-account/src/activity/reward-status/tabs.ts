import * as z from 'zod/mini';

const rewardTab = z.enum(['points', 'coupons']);
export type RewardTab = z.infer<typeof rewardTab>;

/** Stamps and tickets have calls but no tab (§2, Q-139). */
export const shownTabs: readonly RewardTab[] = ['points', 'coupons'];

const tabState = z.object({ tab: rewardTab });

/** The tab of the navigation state; points otherwise. */
export function tabOf(state: unknown): RewardTab {
  const asked = tabState.safeParse(state);
  return asked.success ? asked.data.tab : 'points';
}
