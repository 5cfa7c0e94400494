import type { TelemetryRow } from './rows';

/**
 * A failure is a record; of a slow visit the value is larger than in three of four earlier visits of live.
 *
 * `among`: the visits that are compared. No cache has a new version yet, so whatever the network decides is compared
 * among visits that needed it, and measurements among those that did not. Errors of the code are compared among all: who
 * has a version in the cache already is another kind of visitor.
 */
export type Metric = { id: string; name: string; among: 'all' | 'cold' | 'warm' } & (
  { kind: 'failure'; matches(row: TelemetryRow): boolean } | { kind: 'slow'; code: string; least: number }
);

const codes = (...list: readonly string[]) => {
  const known = new Set(list.map((code) => `MRW-${code}`));
  return ({ code }: TelemetryRow) => known.has(code);
};

/**
 * What a canary is compared by. `least`: values up to it are good for everybody (milliseconds; for CLS a ratio).
 */
export const metrics: readonly Metric[] = [
  { id: 'load-failed', name: 'failed loads', among: 'cold', kind: 'failure', matches: codes('103', '111') },
  {
    id: 'start',
    name: 'failed starts',
    among: 'all',
    kind: 'failure',
    matches: codes('102', '104', '105', '106', '112', '113', '114', '121', '122'),
  },
  {
    id: 'later',
    name: 'errors after the start',
    among: 'all',
    kind: 'failure',
    matches: codes('115', '118', '119', '123', '124'),
  },
  {
    id: 'uncaught',
    name: 'uncaught errors',
    among: 'all',
    kind: 'failure',
    matches: ({ kind }) => kind === 'error' || kind === 'policy',
  },
  {
    id: 'calls',
    name: 'failed calls',
    among: 'all',
    kind: 'failure',
    matches: ({ code }) => code.startsWith('API-'),
  },
  { id: 'load', name: 'slow starts', among: 'warm', kind: 'slow', code: 'load', least: 300 },
  { id: 'LCP', name: 'slow LCP', among: 'warm', kind: 'slow', code: 'LCP', least: 1_000 },
  { id: 'INP', name: 'slow INP', among: 'warm', kind: 'slow', code: 'INP', least: 100 },
  { id: 'CLS', name: 'high CLS', among: 'warm', kind: 'slow', code: 'CLS', least: 0.05 },
];

/**
 * False alarms of a whole release, over all metrics and all looks, when visits are independent. A quarter of what is aimed
 * at (1 %): devices that fail always and change their address are not. In the simulation 0.5 % becomes 1.1 %.
 */
const alarmRate = 0.0025;

/** Evidence from which one metric withdraws (Bonferroni: the metrics share the rate). */
export const enough = metrics.length / alarmRate;

/** Evidence from which a plan waits. */
export const suspicious = 10;

/**
 * Whether a step waits: also from half of that, unless the evidence shrinks. A fault that begins to show is not taken to
 * more devices.
 *
 * @param before the evidence at the look before
 */
export const waits = (evidence: number, before: number) =>
  evidence >= suspicious || (evidence >= suspicious / 2 && evidence >= before);
