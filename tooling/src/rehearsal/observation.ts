import * as z from 'zod/mini';
import { telemetryRow } from '../canary/rows';

/** What one release did in the browser, before simulated visitors meet it. */
export const observation = z.object({
  name: z.string(),
  kind: z.enum(['bad', 'good']),
  version: z.string(),
  live: z.string(),
  /** First line of the refusal, when it was kept out. */
  refused: z.optional(z.string()),
  /** Part of the visits that meet its fault. */
  share: z.number(),
  /** Records of its visits in the browser, and of visits of the live version beside them. */
  canaryRows: z.array(telemetryRow),
  liveRows: z.array(telemetryRow),
  /** Whether header and footer were there whenever the page was looked at. */
  framed: z.boolean(),
  /** Panels that one device saw in all of its visits. */
  panels: z.int(),
});

export type Observation = z.infer<typeof observation>;
