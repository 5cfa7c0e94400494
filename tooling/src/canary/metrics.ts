import type { TelemetryRow } from './rows';

/** A failure is a record; of a slow visit the value is larger than in three of four earlier visits of live. */
export type Metric =
  | { id: string; name: string; kind: 'failure'; matches(row: TelemetryRow): boolean }
  | { id: string; name: string; kind: 'slow'; code: string; least: number };

const codes = (...list: readonly string[]) => {
  const known = new Set(list.map((code) => `MRW-${code}`));
  return ({ code }: TelemetryRow) => known.has(code);
};

/**
 * What a canary is compared by. `least`: values up to it are good for everybody (milliseconds; for CLS a ratio).
 */
export const metrics: readonly Metric[] = [
  {
    id: 'start',
    name: 'failed starts',
    kind: 'failure',
    matches: codes('102', '103', '104', '105', '106', '111', '112', '113', '114', '121', '122'),
  },
  { id: 'later', name: 'errors after the start', kind: 'failure', matches: codes('115', '123', '124') },
  {
    id: 'uncaught',
    name: 'uncaught errors',
    kind: 'failure',
    matches: ({ kind }) => kind === 'error' || kind === 'policy',
  },
  { id: 'calls', name: 'failed calls', kind: 'failure', matches: ({ code }) => code.startsWith('API-') },
  { id: 'load', name: 'slow starts', kind: 'slow', code: 'load', least: 300 },
  { id: 'LCP', name: 'slow LCP', kind: 'slow', code: 'LCP', least: 1_000 },
  { id: 'INP', name: 'slow INP', kind: 'slow', code: 'INP', least: 100 },
  { id: 'CLS', name: 'high CLS', kind: 'slow', code: 'CLS', least: 0.05 },
];

/**
 * False alarms of a whole release, over all metrics and all looks, when visits are independent. Half of what is aimed at
 * (1 %): devices that fail always and change their address are not (`simulation.ts`).
 */
const alarmRate = 0.005;

/** Evidence from which one metric withdraws (Bonferroni: the metrics share the rate). */
export const enough = metrics.length / alarmRate;

/** Evidence from which a plan waits. */
export const suspicious = 10;
