import type { Exporter } from '../telemetry/intake';

/**
 * What operators see of live answers, as `mrw.events` and `mrw.duration` of the kind `live`: streams that began and
 * ended, and how late an event was sent (milliseconds). Without a collector nothing is counted.
 */
export function liveCounts(exporter: Exporter | undefined, now: () => Date) {
  const nothing = { remote: null, version: null, canary: null, visit: null, from: null, sample: null };
  const count = (code: string, record: { value?: number } = {}) => {
    exporter?.add([], [{ time: now().toISOString(), kind: 'live', code, ...nothing, times: 1, record }]);
  };
  return {
    began: () => {
      count('began');
    },
    ended: () => {
      count('ended');
    },
    sent: (lag: number) => {
      count('lag', { value: lag });
    },
  };
}
