import type { Exporter } from '../intake';
import type { Received } from '../received';
import { logsOf } from './logs';
import { createMetrics } from './metrics';
import { createOutbox } from './outbox';
import type { OtlpSettings } from './settings';
import { attributesOf } from './values';

/** Lines of one request, and milliseconds between requests. */
const batch = 500;
const every = 5_000;

/** Sends lines as logs and their counts as metrics to an OTLP collector over HTTP. */
export function otlpExporter(
  settings: OtlpSettings,
  environment: string,
  warn: (text: string) => void,
): Exporter {
  const outbox = createOutbox({ headers: settings.headers, timeout: settings.timeout, warn });
  const resource = attributesOf({
    'service.name': settings.service,
    'deployment.environment.name': environment,
  });
  const metrics = createMetrics(Date.now());
  let waiting: Received[] = [];
  const flush = () => {
    while (waiting.length > 0) {
      const rows = waiting.slice(0, batch);
      waiting = waiting.slice(batch);
      outbox.send(settings.logs, logsOf(rows, resource, Date.now()));
    }
    const body = metrics.take(resource, Date.now());
    if (body) outbox.send(settings.metrics, body);
  };
  const timer = setInterval(flush, every);
  timer.unref();
  return {
    add: (added, all) => {
      for (const row of all) metrics.add(row);
      waiting.push(...added);
      if (waiting.length >= batch) flush();
    },
    stop: async () => {
      clearInterval(timer);
      flush();
      await outbox.end();
    },
  };
}
