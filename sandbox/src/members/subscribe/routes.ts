import { subscription, subscriptionQuery, subscriptionRequest } from '@mrw/shared-contracts/api/subscribe';
import type { Subscription } from '@mrw/shared-contracts/api/subscribe';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Api, Context } from '../../platform/context';
import type { Row } from '../../platform/db/schema';
import { unsubscribe_tokens } from '../../platform/db/schema/access';
import { members } from '../../platform/db/schema/members';
import { sendId } from '../../platform/http/ids';
import { fieldRefusal, found } from '../../platform/http/refusal';
import { coupleMarketing } from '../patch-rules';

const path = '/customers/subscribe/subscribe-email';

export function subscribeRoutes(api: Api, { connection: { db }, clock }: Context): void {
  const memberBehind = async (token: string): Promise<Row<'members'> | null> => {
    const valid = and(eq(unsubscribe_tokens.token, token), gt(unsubscribe_tokens.expires_at, clock.now()));
    const [row] = await db
      .select({ member: members })
      .from(unsubscribe_tokens)
      .innerJoin(members, eq(members.id, unsubscribe_tokens.member_id))
      .where(and(valid, isNull(members.deleted_at)));
    return row?.member ?? null;
  };

  api.get(
    path,
    { schema: { querystring: subscriptionQuery, response: { 200: subscription } } },
    async (request) => {
      if (!request.query.token) throw fieldRefusal({ token: 'This field is required.' });
      return answer(found(await memberBehind(request.query.token)));
    },
  );

  api.post(
    path,
    { schema: { body: subscriptionRequest, response: { 200: subscription } } },
    async (request) => {
      const member = await memberBehind(request.body.token);
      // The page behind a link may be missing; a change with a wrong token is a bad request (contract §3).
      if (member === null) throw fieldRefusal({ token: 'This value is not valid.' });
      const change = coupleMarketing({ direct_marketing_via_email: request.body.direct_marketing_via_email });
      const [changed] = await db.update(members).set(change).where(eq(members.id, member.id)).returning();
      return answer(found(changed));
    },
  );
}

const answer = (row: Row<'members'>): Subscription => ({
  sso_uid: sendId(row.id),
  sign_up_method: row.sign_up_method,
  email_address: row.email_address,
  mobile_phone_number_country_code: row.mobile_phone_number_country_code,
  mobile_phone_number_subscriber_number: row.mobile_phone_number_subscriber_number,
  direct_marketing_via_email: row.direct_marketing_via_email,
});
