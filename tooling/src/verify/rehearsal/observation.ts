import type { TelemetryRow } from '../../release/canary/rows';

/** What one release did in the browser, before simulated visitors meet it. */
export type Observation = {
  kind: 'bad' | 'good';
  version: string;
  live: string;
  /** First line of the refusal, when it was kept out. */
  refused?: string;
  /** Part of the visits that meet its fault. */
  share: number;
  /** Records of its visits in the browser, and of visits of the live version beside them. */
  canaryRows: readonly TelemetryRow[];
  liveRows: readonly TelemetryRow[];
};
