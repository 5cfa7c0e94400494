import * as z from 'zod/mini';

/** Public keys of preview links (JWKS). A private one is refused: pages carry them. */
export const previewKeySet = z.object({
  keys: z.array(
    z.strictObject({
      kty: z.literal('EC'),
      crv: z.literal('P-256'),
      x: z.string(),
      y: z.string(),
      kid: z.optional(z.string()),
      alg: z.optional(z.literal('ES256')),
      use: z.optional(z.literal('sig')),
    }),
  ),
});

export type PreviewKeys = z.infer<typeof previewKeySet>;
