import * as z from 'zod/mini';

/** Messages from the gift-card login frame to the page (§2, Q-091). The token is a refresh token. */
export const giftCardFrameMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('GIFT_CARD_LOGIN_SUCCESS'),
    token: z.string().check(z.minLength(1), z.maxLength(4_096)),
  }),
  z.object({
    type: z.literal('GIFT_CARD_LOGIN_FAILED'),
    error: z.optional(z.string().check(z.maxLength(1_000))),
  }),
  z.object({ type: z.literal('GIFT_CARD_RESIZE'), height: z.number().check(z.minimum(1), z.maximum(4_000)) }),
]);

/** Messages from the page to the frame. */
export const giftCardCancel = { type: 'GIFT_CARD_CANCEL' } as const;

export type GiftCardFrameMessage = z.infer<typeof giftCardFrameMessage>;
