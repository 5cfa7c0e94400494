import * as z from 'zod/mini';

/** Navigation state of /coupon/:id/select_store when the page of the coupon led there. */
export const fromCoupon = { fromCoupon: true } as const;

const arrival = z.object({ fromCoupon: z.literal(true) });
export const isFromCoupon = (state: unknown): boolean => arrival.safeParse(state).success;
