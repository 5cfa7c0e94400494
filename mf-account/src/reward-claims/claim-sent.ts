import * as z from 'zod/mini';

/** Navigation state of the claims after one was sent. */
export const claimSent = { claimSent: true } as const;

const shape = z.object({ claimSent: z.literal(true) });

/** @param state of the navigation, from anywhere */
export const isClaimSent = (state: unknown): boolean => shape.safeParse(state).success;
