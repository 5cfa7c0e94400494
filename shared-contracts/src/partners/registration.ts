import * as z from 'zod/mini';
import { languages } from '../language/language';

/** How a partner may show the wallet. */
export const walletModes = ['frame', 'inline'] as const;
/** A way to show the wallet on the page of a partner. */
export type WalletMode = (typeof walletModes)[number];

/** A secret of the partner's server: SHA-256 of 32 random bytes, base64url; `ends` is set by a rotation. */
export const partnerSecret = z.object({
  hash: z.string(),
  created: z.string(),
  ends: z.nullable(z.string()),
});

/** What is registered of one partner. */
export const registration = z.object({
  /** As the member reads it. */
  name: z.object({ en: z.string(), 'zh-Hant': z.string(), 'zh-Hans': z.string() }),
  /** Exact origins, or `http://localhost:*`. */
  origins: z.array(z.string()),
  modes: z.array(z.enum(walletModes)),
  languages: z.array(z.enum(languages)),
  secrets: z.array(partnerSecret),
});

/** The file of an environment, `<environment>.json`. */
export const partnerFile = z.object({
  schema: z.literal(1),
  environment: z.string(),
  revision: z.number(),
  partners: z.record(z.string(), registration),
});

export type Registration = z.infer<typeof registration>;
/** The registered partners by id. */
export type Partners = Readonly<Record<string, Registration>>;
export type PartnerFile = z.infer<typeof partnerFile>;
