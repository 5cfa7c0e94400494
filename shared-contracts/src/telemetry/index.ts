import * as z from 'zod/mini';

const version = z.string().check(z.regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/));

/** What was measured or went wrong. */
export const telemetryKind = z.enum([
  /** A code of docs/errors. */
  'failure',
  /** Milliseconds from the first byte asked for to the first content of a remote. */
  'load',
  /** LCP, CLS, INP. */
  'vital',
  /** Something that the content security policy refused. */
  'policy',
  /** An error that nobody caught. */
  'error',
]);

/** One measurement or event. It names programs and versions, never a person: no id, no query, no token. */
export const telemetryRecord = z.object({
  kind: telemetryKind,
  /** `MRW-103`, `LCP`, `script-src`, `TypeError` … */
  code: z.string().check(z.regex(/^[A-Za-z][\w.-]{0,59}$/)),
  /** The pattern of the route (`/coupon/:id`), never the address itself. */
  path: z.string().check(z.maxLength(120), z.regex(/^\/[^?#]*$/)),
  /** Milliseconds; for CLS a ratio. */
  value: z.optional(z.number()),
  remote: z.optional(z.string().check(z.regex(/^mf-[a-z]+$/))),
  /** Of the remote. */
  version: z.optional(version),
  /** Range of the host contract that the remote was built for. */
  contract: z.optional(z.string().check(z.maxLength(40))),
  /** Bucket of this device for this remote, 0 to 99, and whether it got the canary. */
  bucket: z.optional(z.int().check(z.gte(0), z.lte(99))),
  canary: z.optional(z.boolean()),
  detail: z.optional(z.string().check(z.maxLength(400))),
});

/**
 * What a page sends at once, as JSON in a body of type `text/plain`: a beacon to another origin with any
 * other type would need a question beforehand, which a page that is being left cannot ask.
 */
export const telemetryBatch = z.object({
  schema: z.literal(1),
  environment: z.string().check(z.maxLength(40)),
  /** Contract that the host speaks. */
  contract: version,
  records: z.array(telemetryRecord).check(z.minLength(1), z.maxLength(100)),
});

export type TelemetryKind = z.infer<typeof telemetryKind>;
export type SentRecord = z.infer<typeof telemetryRecord>;
export type TelemetryBatch = z.infer<typeof telemetryBatch>;
