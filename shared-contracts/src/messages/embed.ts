import * as z from 'zod/mini';
import { languages } from '../language/language';
import { errorText } from './error-text';

const text = z.string().check(z.minLength(1), z.maxLength(1_000));
const page = z.string().check(z.regex(/^\/(?!\/)[^\\]*$/), z.maxLength(300));
const token = z.string().check(z.minLength(1), z.maxLength(4_000));

/**
 * First message of the page around a frame (architecture: partner embedding). It transfers the port for all others.
 */
export const embedConnect = z.object({
  type: z.literal('MRW_CONNECT'),
  version: z.literal(1),
  language: z.enum(languages),
  /** A fresh authorization code of the sign-on site; absent for a visitor. */
  token: z.optional(token),
});

const applyType = z.enum(['APPLY_COUPON', 'APPLY_CASH_CODE']);

/** Messages from the page to the wallet through the port. */
export const embedCommand = z.union([
  z.object({ type: z.literal('MRW_LANGUAGE'), language: z.enum(languages) }),
  z.object({ type: z.literal('MRW_PAGE'), page }),
  /** Another member by authorization code, or a visitor. */
  z.object({ type: z.literal('MRW_SESSION'), token: z.nullable(token) }),
  z.object({
    type: applyType,
    status: z.enum(['SUCCESS', 'FAILED']),
    error: errorText,
    request_id: text,
  }),
]);

/** Messages from the wallet to the page through the port. */
export const embedReport = z.union([
  z.object({ type: z.literal('MRW_READY') }),
  z.object({ type: z.literal('MRW_STATE'), session: z.enum(['member', 'visitor']) }),
  z.object({ type: z.literal('MRW_PAGE'), page }),
  /** Height of the content in CSS pixels. */
  z.object({ type: z.literal('MRW_RESIZE'), height: z.number().check(z.gte(1), z.lte(100_000)) }),
  z.object({ type: z.literal('APPLY_COUPON'), code: text, request_id: text }),
  z.object({ type: z.literal('APPLY_CASH_CODE'), value: text, request_id: text }),
]);

export type EmbedConnect = z.infer<typeof embedConnect>;
export type EmbedCommand = z.infer<typeof embedCommand>;
export type EmbedReport = z.infer<typeof embedReport>;
