import { desc } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isoMoment } from '../../platform/calendar/hong-kong';
import type { Api, Context } from '../../platform/context';
import { outbox } from '../../platform/db/schema/access';
import { fault } from '../../platform/http/faults';
import { sendId } from '../../platform/http/ids';
import { runBirthdays } from '../jobs/birthdays';
import { runErase } from '../jobs/erase';
import { runReminders } from '../jobs/reminders';
import { runExpiry, runRenewal } from '../jobs/run';
import { lookUpRoutes } from '../look-up/routes';
import { adminRoutes } from './admin-routes';
import { pushServiceRoutes } from './push-service-routes';
import { staffRoutes } from './staff-routes';

const jobs = {
  renewal: runRenewal,
  expiry: runExpiry,
  erase: runErase,
  birthday: runBirthdays,
  reminders: runReminders,
};
/** Ten years either way: dates stay dates. */
const tenYears = 315_360_000;
/** For `release watch`: everything from a time on. */
const telemetryQuery = z.object({ since: z.optional(z.iso.datetime()) });
const clockBody = z.object({ offset_s: z.number().check(z.minimum(-tenYears), z.maximum(tenYears)) });

/** Clock, faults, outbox, telemetry and reset for tests and people (contract §8); never called by the product. */
export function sandboxRoutes(api: Api, context: Context): void {
  const { connection, clock, dataFolder, faults, received, reset } = context;
  const { db } = connection;
  adminRoutes(api, context);
  staffRoutes(api, context);
  lookUpRoutes(api, context);
  pushServiceRoutes(api, context);

  for (const [name, run] of Object.entries(jobs)) {
    api.post(`/sandbox/jobs/${name}`, async () => ({
      done: await db.transaction((tx) => run(tx, clock.now(), dataFolder)),
    }));
  }

  api.post('/sandbox/reset', async () => {
    await reset();
    return { reset: true };
  });

  api.post('/sandbox/clock', { schema: { body: clockBody } }, (request) => {
    clock.setOffset(request.body.offset_s);
    return { offset_s: clock.offset(), now: isoMoment(clock.now()) };
  });
  api.get('/sandbox/clock', () => ({ offset_s: clock.offset(), now: isoMoment(clock.now()) }));

  api.post('/sandbox/faults', { schema: { body: fault } }, async (request, reply) => {
    faults.add(request.body);
    return reply.code(201).send(request.body);
  });
  api.delete('/sandbox/faults', async (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });

  api.get('/sandbox/telemetry', { schema: { querystring: telemetryQuery } }, ({ query: { since } }) =>
    since ? received.since(new Date(since)) : received.newest(),
  );

  api.get('/sandbox/outbox', async () => {
    const rows = await db.select().from(outbox).orderBy(desc(outbox.created_at), desc(outbox.id)).limit(200);
    return rows.map((row) => ({ ...row, id: sendId(row.id), created_at: isoMoment(row.created_at) }));
  });
}
