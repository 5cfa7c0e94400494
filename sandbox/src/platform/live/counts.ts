import { telemetryCounter } from '../telemetry/counter';
import type { Exporter } from '../telemetry/intake';

/**
 * What operators see of live answers, as `mrw.events` and `mrw.duration` of the kind `live`: streams that began and
 * ended, and how late an event was sent (milliseconds). Without a collector nothing is counted.
 */
export function liveCounts(exporter: Exporter | undefined, now: () => Date) {
  const count = telemetryCounter(exporter, 'live', now);
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
