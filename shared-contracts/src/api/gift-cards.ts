import * as z from 'zod/mini';

/** `cash_value` in HK$, the only guaranteed field (§3, Q-090). */
export const giftCard = z.object({ code: z.optional(z.string()), cash_value: z.number() });
export type GiftCard = z.infer<typeof giftCard>;
/** What `GET /customers/:uid/redeem_gift_card/:code` added: points, and their value in HK$. */
export const redeemedGiftCard = z.object({ points: z.number(), cash_value: z.number() });
export type RedeemedGiftCard = z.infer<typeof redeemedGiftCard>;
