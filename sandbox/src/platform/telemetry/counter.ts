import type { Exporter } from './intake';

/**
 * Counts what operators see as `mrw.events`, with a value as `mrw.duration`, too. Without a collector nothing is
 * counted; nothing of a member or an item is part of it.
 *
 * @param kind what the events belong to
 */
export function telemetryCounter(exporter: Exporter | undefined, kind: string, now: () => Date) {
  const nothing = { remote: null, version: null, canary: null, visit: null, from: null, sample: null };
  return (code: string, record: { value?: number } = {}) => {
    exporter?.add([], [{ time: now().toISOString(), kind, code, ...nothing, times: 1, record }]);
  };
}
