import { invitation, invitationRequest, referrals } from '@mrw/shared-contracts/api/invitations';
import { comparisonKey } from '@mrw/shared-contracts/comparison/comparison-key';
import * as z from 'zod/mini';
import type { Api, Context } from '../../platform/context';
import { languageOf } from '../../platform/http/language';
import { notFound } from '../../platform/http/refusal';
import { tooManyAttempts } from '../../platform/identity/attempts';
import { requireOwner } from '../../platform/identity/caller';
import { referrerOf } from '../../rewards/participation/welcome';
import { invitationOf, openInvitation, referralsOf } from './invitations';

export function invitationRoutes(api: Api, context: Context): void {
  const { connection, clock, attempts } = context;
  const { db } = connection;

  // Public: a wrong code may be a guess, so it counts, and the answer says nothing of why it is wrong.
  api.post(
    '/invitations',
    { schema: { body: invitationRequest, response: { 200: invitation } } },
    async (request) => {
      const { code, visit } = request.body;
      const attempt = attempts.begin('invitation', comparisonKey(code), request.ip);
      if (attempt.wait > 0) throw tooManyAttempts(attempt);
      const member = await referrerOf(db, code);
      if (member === null || member.is_forced_inactive) throw notFound();
      attempt.succeeded();
      const now = clock.now();
      return db.transaction(async (tx) => {
        await openInvitation({ tx, now }, member.id, visit);
        return invitationOf({ tx, now }, member, languageOf(request));
      });
    },
  );

  api.get(
    '/customers/:uid/referrals',
    { schema: { params: z.object({ uid: z.string() }), response: { 200: referrals } } },
    async (request) => {
      const { id } = await requireOwner(context, request, request.params.uid);
      return referralsOf({ tx: db, now: clock.now() }, id);
    },
  );
}
