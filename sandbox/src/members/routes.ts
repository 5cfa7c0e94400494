import {
  appInstallation,
  appInstallationPatch,
  appInstallationRequest,
} from '@mrw/shared-contracts/api/app-installations';
import {
  customer,
  customerPatch,
  deleteRequest,
  preRegisterInfo,
  preRegisterRequest,
} from '@mrw/shared-contracts/api/customers';
import { details } from '@mrw/shared-contracts/api/errors';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { tooManyAttempts } from '../platform/identity/attempts';
import { isPassword } from '../platform/identity/password';
import type { Api, Context } from '../platform/context';
import { app_installations, members } from '../platform/db/schema/members';
import { bearerRoute } from '../platform/http/bearer-route';
import { requireCaller, requireOwner } from '../platform/identity/caller';
import { idOr404, readId, sendId } from '../platform/http/ids';
import { languageOf } from '../platform/http/language';
import { fieldRefusal, forbidden, found, refused } from '../platform/http/refusal';
import { customerAnswer } from './answer';
import { lockMember } from '../platform/identity/lock';
import { proofWhileLocked } from '../platform/identity/proof';
import { changesEmail, patchMember } from './patch';

const ownerParams = z.object({ uid: z.string() });

export function memberRoutes(api: Api, context: Context): void {
  const { connection, clock, tokens, attempts } = context;
  const { db } = connection;

  api.get(
    '/customers/:uid',
    { schema: { params: ownerParams, response: { 200: customer } } },
    async (request) => {
      // The one place where an expired token is 403 (contract §0).
      const caller = await tokens.caller(request.headers.authorization);
      const isOwner =
        !('expired' in caller) &&
        caller.scope !== 'booking' &&
        caller.scope !== 'links' &&
        String(caller.member.id) === request.params.uid;
      if (!isOwner) throw forbidden();
      return customerAnswer(db, caller.member, clock.now());
    },
  );

  api.patch(
    '/customers/:uid',
    { schema: { params: ownerParams, body: customerPatch, response: { 200: customer } } },
    async (request) => {
      const member = await requireOwner(context, request, request.params.uid);
      const { proof, ...patch } = request.body;
      if (changesEmail(member, patch))
        await proofWhileLocked(context, member, { proof, address: request.ip });
      const now = clock.now();
      return db.transaction(async (tx) => {
        const row = await lockMember(tx, member.id);
        const changed = await patchMember({ tx, now }, row, patch, languageOf(request));
        return customerAnswer(tx, changed, now);
      });
    },
  );

  api.delete(
    '/customers/:uid',
    { schema: { params: ownerParams, body: deleteRequest } },
    async (request, reply) => {
      const member = await requireOwner(context, request, request.params.uid);
      if (request.body.password === '') throw fieldRefusal({ password: 'This field may not be blank.' });
      const attempt = attempts.begin('password', member.id, request.ip);
      if (attempt.wait > 0) throw tooManyAttempts(attempt);
      const isRight = await isPassword(request.body.password, member.password_hash);
      if (!isRight) throw refused(details.passwordIncorrect);
      attempt.succeeded();
      await db.transaction(async (tx) => {
        await tx.update(members).set({ deleted_at: clock.now() }).where(eq(members.id, member.id));
        await tokens.revokeAll(tx, member.id);
      });
      return reply.code(204).send();
    },
  );

  preRegistrationRoute(api, context);
  appInstallationRoutes(api, context);
}

function preRegistrationRoute(api: Api, { connection: { db } }: Context): void {
  api.post(
    '/customers/pre-register-info',
    { schema: { body: preRegisterRequest, response: { 200: preRegisterInfo } } },
    async (request) => {
      const { sso_uid: uid, membership_id: membership } = request.body;
      const [row] = await db
        .select()
        .from(members)
        .where(
          and(
            eq(members.id, readId(uid) ?? 0),
            eq(members.membership_id, membership),
            // Members show both ids in QR codes: they must not reveal the member's contact.
            eq(members.is_pre_registered, true),
          ),
        );
      const guest = found(row);
      return {
        email: guest.email_address,
        country_code: guest.mobile_phone_number_country_code,
        phone_number: guest.mobile_phone_number_subscriber_number,
      };
    },
  );
}

function appInstallationRoutes(api: Api, context: Context): void {
  const { connection, clock } = context;
  const { db } = connection;

  api.post(
    '/app_installations',
    { config: bearerRoute, schema: { body: appInstallationRequest, response: { 201: appInstallation } } },
    async (request, reply) => {
      const { member } = await requireCaller(context, request);
      const { customer: uid, ...device } = request.body;
      if (uid !== String(member.id)) throw forbidden();
      const row = { ...device, member_id: member.id, created_at: clock.now() };
      const [made] = await db.insert(app_installations).values(row).returning();
      reply.code(201);
      return { id: sendId(found(made).id) };
    },
  );

  api.patch(
    '/app_installations/:id',
    {
      config: bearerRoute,
      schema: {
        params: z.object({ id: z.string() }),
        body: appInstallationPatch,
        response: { 200: appInstallation },
      },
    },
    async (request) => {
      const { member } = await requireCaller(context, request);
      const { customer: uid, ...change } = request.body;
      if (uid !== undefined && uid !== String(member.id)) throw forbidden();
      const own = and(
        eq(app_installations.id, idOr404(request.params.id)),
        eq(app_installations.member_id, member.id),
      );
      const [row] = await db
        .update(app_installations)
        .set({ ...change, member_id: member.id })
        .where(own)
        .returning();
      return { id: sendId(found(row).id) };
    },
  );
}
