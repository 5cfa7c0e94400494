import * as z from 'zod/mini';
import { releaseVersion } from '../manifest/release-version';
import { remoteNamePattern } from '../manifest/remote-name-pattern';

/** Kinds of measurements and errors. */
export const telemetryKind = z.enum([
  /** A code of docs/errors. */
  'failure',
  /** Milliseconds from the first requested byte to the first content of a remote. */
  'load',
  /** LCP, CLS, INP. */
  'vital',
  /** A violation of the content security policy. */
  'policy',
  /** An uncaught error. */
  'error',
  /** A call of the API that failed: `API-500`. */
  'call',
]);

/** One measurement or event. It contains programs and versions, never personal data: no id, no query, no token. */
export const telemetryRecord = z.object({
  kind: telemetryKind,
  /** `MRW-103`, `LCP`, `script-src`, `TypeError` … */
  code: z.string().check(z.regex(/^[A-Za-z][\w.-]{0,59}$/)),
  /** The pattern of the route (`/coupon/:id`), never the address itself. */
  path: z.string().check(z.maxLength(120), z.regex(/^\/[^?#]*$/)),
  /** Milliseconds; for CLS a ratio. */
  value: z.optional(z.number()),
  remote: z.optional(z.string().check(z.regex(remoteNamePattern))),
  /** Of the remote. */
  version: z.optional(releaseVersion),
  /** Range of the host contract that the remote was built for. */
  contract: z.optional(z.string().check(z.maxLength(40))),
  /** Bucket of this device for this remote, 0 to 99, and whether it got the canary. */
  bucket: z.optional(z.int().check(z.gte(0), z.lte(99))),
  canary: z.optional(z.boolean()),
  /** Whether a file of the remote came over the network in this visit; false when all were cached. */
  cold: z.optional(z.boolean()),
  /** Whether this page load began with a page that the server drew. */
  drawn: z.optional(z.boolean()),
  /** How many equal ones this record stands for; 1 without it. */
  times: z.optional(z.int().check(z.gte(2), z.lte(10_000_000))),
  detail: z.optional(z.string().check(z.maxLength(400))),
  /** Where an error was thrown and from where that was called, in files of the release: `app.1a2b3c4d.js:1:2345`. */
  at: z.optional(
    z.array(z.string().check(z.regex(/^[\w.~-]{1,100}\.js:\d{1,7}:\d{1,7}$/))).check(z.maxLength(5)),
  ),
});

/**
 * The body of a page's beacon, JSON of the type `text/plain`: another type to another origin would need a preflight,
 * which a page cannot do while it is closed.
 */
export const telemetryBatch = z.object({
  schema: z.literal(1),
  environment: z.string().check(z.maxLength(40)),
  /** Contract version of the host. */
  contract: releaseVersion,
  /** Random id of this page load, so that one visit counts once. It is never stored, and says nothing about a person. */
  visit: z.optional(z.string().check(z.regex(/^[\w-]{8,40}$/))),
  /** The part of all page loads that send anything (0 to 1); without it all do. */
  sample: z.optional(z.number().check(z.positive(), z.lte(1))),
  records: z.array(telemetryRecord).check(z.minLength(1), z.maxLength(100)),
});

export type TelemetryKind = z.infer<typeof telemetryKind>;
/** A record of telemetry as it is sent. */
export type SentRecord = z.infer<typeof telemetryRecord>;
export type TelemetryBatch = z.infer<typeof telemetryBatch>;
