import path from 'node:path';
import { fileURLToPath } from 'node:url';
import protobuf from 'protobufjs';

const folder = path.dirname(fileURLToPath(import.meta.url));

/**
 * Reads a request in JSON as a collector does: by the definitions of OpenTelemetry, whose names it has in camel case.
 *
 * @returns what the definitions know of it, after it went through the binary form
 * @throws Error when a value is of another kind
 */
export function readRequest(signal: 'logs' | 'metrics', body: object): unknown {
  const root = new protobuf.Root();
  root.resolvePath = (_, target) => (path.isAbsolute(target) ? target : path.join(folder, target));
  const collector = `opentelemetry/proto/collector/${signal}/v1/${signal}_service.proto`;
  root.loadSync(path.join(folder, collector));
  const name = signal === 'logs' ? 'ExportLogsServiceRequest' : 'ExportMetricsServiceRequest';
  const request = root.lookupType(name);
  const message = request.fromObject(body);
  const fault = request.verify(message);
  if (fault !== null) throw new Error(fault);
  return request.toObject(request.decode(request.encode(message).finish()), { longs: String });
}
