import { timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Api, Context } from '../../../platform/context';
import type { Db, Work } from '../../../platform/db/connect';
import type { Row } from '../../../platform/db/schema';
import { pass_devices, wallet_passes } from '../../../platform/db/schema/passes';
import { refused, unauthorized } from '../../../platform/http/refusal';
import { tokenOf } from '../issue';
import { refreshPass } from '../refresh';
import { appleFile, passType, type FileSource } from './file';

/** Devices that a pass may be on: those of one member. */
const mostDevices = 20;

const id = z.string().check(z.minLength(1), z.maxLength(200));
const passParams = z.object({ type: z.string(), serial: z.string() });
const deviceParams = z.object({ device: id, type: z.string() });
const bothParams = z.extend(deviceParams, { serial: z.string() });

/** What phones of Apple ask for by themselves, as Apple defines it: below `/passes/v1`. */
export function appleService(
  api: Api,
  { connection: { db }, clock }: Context,
  file: FileSource,
  count: (code: string) => void,
): void {
  const registrations = '/passes/v1/devices/:device/registrations/:type';
  const { passType: ours } = file.apple;

  const passOf = async (tx: Db, request: FastifyRequest, given: z.infer<typeof passParams>) => {
    if (given.type !== ours) throw unauthorized(wrongToken);
    return provenPass(tx, request.headers.authorization, given.serial);
  };

  api.post(
    `${registrations}/:serial`,
    { schema: { params: bothParams, body: z.object({ pushToken: id }) } },
    async (request, reply) => {
      const { device } = request.params;
      const isNew = await db.transaction(async (tx) => {
        const pass = await passOf(tx, request, request.params);
        return register({ tx, now: clock.now() }, pass, device, request.body.pushToken);
      });
      reply.code(isNew ? 201 : 200);
      return {};
    },
  );

  api.delete(`${registrations}/:serial`, { schema: { params: bothParams } }, async (request) => {
    const { serial } = await passOf(db, request, request.params);
    await db.delete(pass_devices).where(registrationOf(request.params.device, serial));
    return {};
  });

  api.get(
    registrations,
    {
      schema: { params: deviceParams, querystring: z.object({ passesUpdatedSince: z.optional(z.string()) }) },
    },
    async (request, reply) => {
      const { device, type } = request.params;
      const since = Number(request.query.passesUpdatedSince ?? 0);
      const passes =
        type === ours ? await db.transaction((tx) => passesOn({ tx, now: clock.now() }, device)) : [];
      const changed = passes.filter(({ changed_at }) => seconds(changed_at) > since);
      if (changed.length === 0) return reply.code(204).send();
      return {
        lastUpdated: String(Math.max(...changed.map(({ changed_at }) => seconds(changed_at)))),
        serialNumbers: changed.map(({ serial }) => serial),
      };
    },
  );

  api.get('/passes/v1/passes/:type/:serial', { schema: { params: passParams } }, async (request, reply) => {
    const known = await passOf(db, request, request.params);
    const made = await db.transaction((tx) => refreshPass({ tx, now: clock.now() }, known));
    const since = Date.parse(request.headers['if-modified-since'] ?? '');
    reply.header('last-modified', made.pass.changed_at.toUTCString());
    if (made.pass.changed_at.getTime() <= since) return reply.code(304).send();
    return reply.type(passType).send(await appleFile({ tx: db, now: clock.now() }, file, made));
  });

  // What a phone reports may hold anything: it is counted, and a part of it is a warning.
  api.post(
    '/passes/v1/log',
    { schema: { body: z.object({ logs: z.array(z.string()).check(z.maxLength(100)) }) } },
    (request) => {
      count('apple-log');
      request.log.warn(
        { logs: request.body.logs.slice(0, 5).map((line) => line.slice(0, 200)) },
        'a phone reports on a pass',
      );
      return {};
    },
  );
}

/** @throws Refusal 401 without the token of this very pass, also when there is no such pass */
async function provenPass(tx: Db, authorization: string | undefined, serial: string) {
  const shown = /^ApplePass ([\w-]+)$/.exec(authorization ?? '')?.[1] ?? '';
  const expected = await tokenOf(tx, serial);
  const isRight =
    shown.length === expected.length && timingSafeEqual(Buffer.from(shown), Buffer.from(expected));
  const [pass] = isRight
    ? await tx
        .select()
        .from(wallet_passes)
        .where(and(eq(wallet_passes.serial, serial), eq(wallet_passes.kind, 'apple')))
    : [];
  if (pass === undefined) throw unauthorized(wrongToken);
  return pass;
}

/** The passes on a device as they are now. */
async function passesOn(work: Work, device: string): Promise<Row<'wallet_passes'>[]> {
  const rows = await work.tx
    .select({ pass: wallet_passes })
    .from(pass_devices)
    .innerJoin(wallet_passes, eq(wallet_passes.serial, pass_devices.serial))
    .where(eq(pass_devices.device, device));
  const passes: Row<'wallet_passes'>[] = [];
  for (const { pass } of rows) passes.push((await refreshPass(work, pass)).pass);
  return passes;
}

const wrongToken = 'Not the token of this pass.';
const seconds = (moment: Date): number => moment.getTime() / 1000;
const registrationOf = (device: string, serial: string) =>
  and(eq(pass_devices.device, device), eq(pass_devices.serial, serial));

/** @returns whether the device was not there before */
async function register({ tx, now }: Work, pass: Row<'wallet_passes'>, device: string, push_token: string) {
  const { serial, member_id } = pass;
  const [known] = await tx
    .update(pass_devices)
    .set({ push_token })
    .where(registrationOf(device, serial))
    .returning();
  if (known !== undefined) return false;
  if ((await tx.$count(pass_devices, eq(pass_devices.serial, serial))) >= mostDevices)
    throw refused('This pass is on too many devices.');
  await tx
    .insert(pass_devices)
    .values({ device, serial, member_id, push_token, created_at: now })
    .onConflictDoNothing();
  return true;
}
