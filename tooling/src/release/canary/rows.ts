import * as z from 'zod/mini';

export const telemetryRow = z.object({
  time: z.string(),
  kind: z.string(),
  code: z.string(),
  remote: z.string(),
  version: z.string(),
  /** Id of a page load; not of a person. */
  visit: z.string(),
  /** Made of the address that sent it, by a key that only the collector knows. */
  from: z.string(),
  record: z.object({
    path: z._default(z.string(), ''),
    canary: z._default(z.boolean(), false),
    cold: z._default(z.boolean(), true),
    /** Whether the page came drawn by the server. */
    drawn: z._default(z.boolean(), false),
    value: z.optional(z.number()),
    detail: z._default(z.string(), ''),
    at: z._default(z.array(z.string()), []),
  }),
});

/** A telemetry record of a remote, as a collector returns it. */
export type TelemetryRow = z.infer<typeof telemetryRow>;

/**
 * Reads the answer of a collector: a list of rows. Rows about no version of a remote, and those of pages that send no
 * visit, are left out.
 *
 * @throws Error when it is no list
 */
export function readRows(data: unknown): TelemetryRow[] {
  if (!Array.isArray(data)) throw new Error('The collector did not answer with a list of records.');
  return data.flatMap((entry: unknown) => {
    const read = telemetryRow.safeParse(entry);
    return read.success ? [read.data] : [];
  });
}
