import * as z from 'zod/mini';

const shape = z.object({ claimSent: z.object({ id: z.string(), receiptNumber: z.string() }) });

/** A claim that was sent just now. */
export type SentClaim = z.infer<typeof shape>['claimSent'];

/** Navigation state of the claims after one was sent. */
export const claimSent = (claim: SentClaim): z.infer<typeof shape> => ({ claimSent: claim });

/** @param state of the navigation, from anywhere; null without a claim */
export const readClaimSent = (state: unknown): SentClaim | null =>
  shape.safeParse(state).data?.claimSent ?? null;
