import * as z from 'zod/mini';
import { errorText } from './error-text';

const text = z.string().check(z.minLength(1), z.maxLength(1_000));

/** Requests from an embedded wallet to the partner site (§4, Q-034, Q-088). */
export const partnerRequest = z.discriminatedUnion('type', [
  z.object({ type: z.literal('APPLY_COUPON'), code: text, request_id: z.optional(text) }),
  z.object({ type: z.literal('APPLY_CASH_CODE'), value: text, request_id: z.optional(text) }),
]);

/** Responses of the partner site. */
export const partnerAnswer = z.object({
  type: z.enum(['APPLY_COUPON', 'APPLY_CASH_CODE']),
  status: z.enum(['SUCCESS', 'FAILED']),
  error: errorText,
  request_id: z.optional(text),
});

export type PartnerRequest = z.infer<typeof partnerRequest>;
export type PartnerAnswer = z.infer<typeof partnerAnswer>;
