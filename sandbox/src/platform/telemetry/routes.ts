import { telemetryBatch } from '@mrw/shared-contracts/telemetry';
import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { isoMoment } from '../calendar/hong-kong';
import type { Api, Context } from '../context';
import { knownOrigins } from '../http/cors';
import { forbidden } from '../http/refusal';
import { networkOf } from './network';
import { policyReport, readRecords, readReports, reportList } from './read-records';

const bodyLimit = 64 * 1024;

/** Where pages of the product send their telemetry, and browsers their reports about policies. */
export async function telemetryRoutes(api: Api, { addresses, clock, received }: Context): Promise<void> {
  const origins = knownOrigins(addresses);
  // Tells senders apart and names none: the key ends with the process.
  const key = randomBytes(16);
  const hashOf = (address: string) =>
    createHmac('sha256', key).update(networkOf(address)).digest('hex').slice(0, 16);
  const now = () => isoMoment(clock.now());

  // In a scope of its own: no other route takes these kinds of bodies.
  await api.register((routes: Api, _options, done) => {
    const json = routes.getDefaultJsonParser('error', 'error');
    routes.removeContentTypeParser('text/plain');
    const types = ['text/plain', 'application/csp-report', 'application/reports+json'];
    routes.addContentTypeParser(types, { parseAs: 'string' }, json);

    routes.post('/telemetry', { bodyLimit, schema: { body: telemetryBatch } }, async (request, reply) => {
      const { origin } = request.headers;
      // A beacon of text needs no preflight, so the list of origins is looked at here.
      if (origin !== undefined && !origins.has(origin)) throw forbidden();
      const sender = hashOf(request.ip);
      await received.add(readRecords(request.body, now(), sender), sender);
      reply.code(204);
    });

    const report = z.union([policyReport, reportList]);
    routes.post('/csp-reports', { bodyLimit, schema: { body: report } }, async ({ body, ip }, reply) => {
      // No line says who sent it.
      await received.add(readReports(body, now(), origins), hashOf(ip));
      reply.code(204);
    });
    done();
  });
}
