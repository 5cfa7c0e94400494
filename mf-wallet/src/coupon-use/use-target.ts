import * as z from 'zod/mini';

const useTarget = z.object({ couponID: z.string(), isTicket: z.boolean() });

/** The navigation state of /use_coupon (§2). */
export type UseTargetState = z.infer<typeof useTarget>;

/** @returns null without a usable state: the page then redirects to the list */
export function readUseTarget(state: unknown): UseTargetState | null {
  return useTarget.safeParse(state).data ?? null;
}
