import * as z from 'zod/mini';

/** `cash_value` in HK$. */
export const giftCard = z.object({ code: z.string(), cash_value: z.number() });
export type GiftCard = z.infer<typeof giftCard>;
export const redeemedGiftCard = z.object({ points: z.number(), cash_value: z.number() });
export type RedeemedGiftCard = z.infer<typeof redeemedGiftCard>;
