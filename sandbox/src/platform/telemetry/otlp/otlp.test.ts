import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Received } from '../received';
import { otlpExporter } from './exporter';
import type { logsOf } from './logs';
import type { createMetrics } from './metrics';
import { createOutbox } from './outbox';
import { readRequest } from './testing/read-request';
import { readOtlpSettings } from './settings';

type LogsBody = ReturnType<typeof logsOf>;
type MetricsBody = NonNullable<ReturnType<ReturnType<typeof createMetrics>['take']>>;

/** What a request has; nothing in it is unknown to the definitions of OpenTelemetry. */
function taken(signal: 'logs' | 'metrics', request: Request | undefined): object {
  const body = request?.body ?? {};
  expect(readRequest(signal, body)).toEqual(body);
  return body;
}

type Request = { url: string; key: string | undefined; type: string | undefined; body: object };

const requests: Request[] = [];
let statuses: number[] = [];
const collector = http.createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { url = '', headers } = request;
    const body = JSON.parse(Buffer.concat(parts).toString()) as object;
    requests.push({ url, key: headers['api-key']?.toString(), type: headers['content-type'], body });
    response.statusCode = statuses.shift() ?? 200;
    response.end('{"partialSuccess":{}}');
  });
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});
beforeEach(() => {
  requests.length = 0;
  statuses = [];
});

const row = (change: Partial<Received> = {}): Received => ({
  time: '2026-11-21T18:00:00+08:00',
  kind: 'error',
  remote: 'mf-stores',
  version: '1.3.0',
  code: 'TypeError',
  canary: 'true',
  visit: 'a1b2c3d4',
  from: 'hash-of-the-sender',
  times: 3,
  sample: 0.5,
  record: { path: '/store/:id', cold: false, detail: 'x is undefined', at: ['app.js:1:2', 'app.js:3:4'] },
  ...change,
});

const settingsOf = (more: Record<string, string> = {}) => {
  const settings = readOtlpSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: `${origin}/`, ...more });
  if (!settings) throw new Error('no endpoint');
  return settings;
};

test('lines are logs and metrics of OTLP, in the JSON encoding, without the sender', async () => {
  const exporter = otlpExporter(
    settingsOf({ OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20secret' }),
    'production',
    () => undefined,
  );
  const load = row({ kind: 'load', code: 'load', times: 1, record: { path: '/home', value: 450 } });
  const shift = row({ kind: 'vital', code: 'CLS', times: 1, record: { path: '/home', value: 0.3 } });
  exporter.add([row(), load, shift], [row(), row(), load, shift]);
  await exporter.stop();
  expect(requests.map(({ url, key, type }) => [url, key, type])).toEqual([
    ['/v1/logs', 'a secret', 'application/json'],
    ['/v1/metrics', 'a secret', 'application/json'],
  ]);
  const logs = taken('logs', requests[0]) as LogsBody;
  const records = logs.resourceLogs[0]?.scopeLogs[0]?.logRecords ?? [];
  expect(records).toHaveLength(3);
  expect(records[0]).toMatchObject({
    timeUnixNano: `${Date.parse('2026-11-21T10:00:00Z')}000000`,
    severityText: 'ERROR',
    eventName: 'mrw.error',
    body: { stringValue: 'TypeError mf-stores 1.3.0 x is undefined' },
  });
  expect(records[0]?.attributes).toEqual(
    expect.arrayContaining([
      { key: 'mrw.canary', value: { boolValue: true } },
      { key: 'mrw.times', value: { intValue: '3' } },
      { key: 'mrw.sample', value: { doubleValue: 0.5 } },
      { key: 'url.template', value: { stringValue: '/store/:id' } },
      { key: 'exception.stacktrace', value: { stringValue: 'app.js:1:2\napp.js:3:4' } },
    ]),
  );
  expect(JSON.stringify(requests)).not.toContain('hash-of-the-sender');
  const metrics =
    (taken('metrics', requests[1]) as MetricsBody).resourceMetrics[0]?.scopeMetrics[0]?.metrics ?? [];
  // Two lines of three events each, and every second page load sends nothing.
  expect(metrics).toMatchObject([
    { name: 'mrw.events', sum: { dataPoints: [{ asInt: '12' }] } },
    { name: 'mrw.duration', histogram: { dataPoints: [{ count: '2', sum: 900 }] } },
    { name: 'mrw.layout_shift', histogram: { dataPoints: [{ count: '2', sum: 0.6 }] } },
  ]);
  const duration = metrics.find(({ name }) => name === 'mrw.duration');
  const { bucketCounts = [], explicitBounds = [] } = duration?.histogram?.dataPoints[0] ?? {};
  expect(bucketCounts).toHaveLength(explicitBounds.length + 1);
  expect(bucketCounts[explicitBounds.indexOf(500)]).toBe('2');
});

test('what OpenTelemetry does not know, or has in another form, is noticed', () => {
  const request = (record: object) => ({ resourceLogs: [{ scopeLogs: [{ logRecords: [record] }] }] });
  expect(readRequest('logs', request({ severityNumber: 17 }))).toEqual(request({ severityNumber: 17 }));
  for (const record of [{ event_nam: 'x' }, { severityNumber: '17' }, { body: { stringValue: 1 } }])
    expect(readRequest('logs', request(record))).not.toEqual(request(record));
});

test('made-up series end in one that says so', async () => {
  const exporter = otlpExporter(settingsOf(), 'production', () => undefined);
  exporter.add(
    [],
    Array.from({ length: 3_000 }, (_, index) => row({ code: `E${index}`, times: 1, sample: null })),
  );
  await exporter.stop();
  const metrics =
    (taken('metrics', requests[0]) as MetricsBody).resourceMetrics[0]?.scopeMetrics[0]?.metrics ?? [];
  const [events] = metrics;
  const points = events?.sum?.dataPoints ?? [];
  expect(points).toHaveLength(1_001);
  expect(points.at(-1)).toMatchObject({
    asInt: '2000',
    attributes: [{ key: 'otel.metric.overflow', value: { boolValue: true } }],
  });
});

test('a collector that is not ready gets the same again; one that refuses does not', async () => {
  const warnings: string[] = [];
  const outbox = createOutbox({
    headers: {},
    timeout: 5_000,
    warn: (text) => warnings.push(text),
    pause: 1,
  });
  const body = (id: number) => ({ resourceLogs: [], id });
  statuses = [503, 429, 200, 400, 200];
  for (const id of [1, 2, 3]) outbox.send(`${origin}/v1/logs`, body(id));
  while (requests.length < 5) await new Promise((resolve) => setTimeout(resolve, 5));
  await outbox.end();
  expect(requests.map(({ body: sent }) => (sent as { id: number }).id)).toEqual([1, 1, 1, 2, 3]);
  expect(warnings).toEqual([`telemetry was not taken by ${origin}/v1/logs: answered 400`]);
});

test('a collector that is away ends neither the process nor the store', async () => {
  const warnings: string[] = [];
  const exporter = otlpExporter(
    { ...settingsOf(), logs: 'http://127.0.0.1:1/v1/logs', metrics: 'http://127.0.0.1:1/v1/metrics' },
    'production',
    (text) => warnings.push(text),
  );
  exporter.add([row()], [row()]);
  await exporter.stop();
  expect(warnings).toHaveLength(2);
});

test('the standard variables say where to', () => {
  expect(readOtlpSettings({})).toBeNull();
  expect(
    readOtlpSettings({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp',
      OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'https://metrics.example/in',
      OTEL_SERVICE_NAME: 'rewards',
    }),
  ).toMatchObject({
    logs: 'https://collector.example/otlp/v1/logs',
    metrics: 'https://metrics.example/in',
    service: 'rewards',
  });
  expect(() => readOtlpSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow('no address');
  expect(() =>
    readOtlpSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c', OTEL_EXPORTER_OTLP_TIMEOUT: 'x' }),
  ).toThrow('number');
});
