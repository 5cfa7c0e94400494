import * as z from 'zod/mini';

/** What the standard variables of OpenTelemetry say. */
export type OtlpSettings = {
  /** Addresses that logs and metrics are sent to. */
  logs: string;
  metrics: string;
  headers: Readonly<Record<string, string>>;
  service: string;
  /** Milliseconds for one request. */
  timeout: number;
};

type Env = Readonly<Record<string, string | undefined>>;

const address = z.url({ protocol: /^https?$/ });

/**
 * Reads `OTEL_EXPORTER_OTLP_ENDPOINT`, `…_LOGS_ENDPOINT`, `…_METRICS_ENDPOINT`, `…_HEADERS`, `…_TIMEOUT` and
 * `OTEL_SERVICE_NAME`.
 *
 * @returns null without an endpoint: nothing is exported
 * @throws Error naming a variable that is no address or no number
 */
export function readOtlpSettings(env: Env): OtlpSettings | null {
  const base = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!base) return null;
  const of = (name: string, value: string) => {
    if (!address.safeParse(value).success) throw new Error(`${name} is no address: ${value}`);
    return value;
  };
  of('OTEL_EXPORTER_OTLP_ENDPOINT', base);
  const place = (signal: 'logs' | 'metrics') => {
    const name = `OTEL_EXPORTER_OTLP_${signal.toUpperCase()}_ENDPOINT`;
    return of(name, env[name] || `${base.replace(/\/$/, '')}/v1/${signal}`);
  };
  const timeout = Number(env['OTEL_EXPORTER_OTLP_TIMEOUT'] || 10_000);
  if (!(timeout > 0)) throw new Error('OTEL_EXPORTER_OTLP_TIMEOUT is a number of milliseconds.');
  return {
    logs: place('logs'),
    metrics: place('metrics'),
    headers: headersOf(env['OTEL_EXPORTER_OTLP_HEADERS'] ?? ''),
    service: env['OTEL_SERVICE_NAME'] || 'member-rewards-web',
    timeout,
  };
}

/** `api-key=secret,tenant=a%20b` */
const headersOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.split(/=(.*)/s))
      .filter(([name]) => name?.trim())
      .map(([name = '', value = '']) => [name.trim(), decodeURIComponent(value.trim())]),
  );
