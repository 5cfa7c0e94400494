import { details } from '@mrw/shared-contracts/api/errors';
import { giftCard, redeemedGiftCard } from '@mrw/shared-contracts/api/gift-cards';
import { comparisonKey } from '@mrw/shared-contracts/comparison/comparison-key';
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import { recordActivity } from '../../ledger/activity-log/record';
import { tooManyAttempts } from '../../platform/identity/attempts';
import type { Scope } from '../../platform/identity/tokens';
import type { Api, Context } from '../../platform/context';
import { gift_cards } from '../../platform/db/schema/points';
import { bearerRoute } from '../../platform/http/bearer-route';
import { requireCaller, requireOwner } from '../../platform/identity/caller';
import { notFound, refused } from '../../platform/http/refusal';
import { lockMember } from '../../platform/identity/lock';
import { addPoints } from '../../ledger/points/ledger';
import { pointsOfCard, refuseRedeem } from './rules';

const scopes: readonly Scope[] = ['member', 'gift_card'];

/** Of two old cards with the same comparison key the one without it is named by exactly its code. */
const withCode = (code: string) =>
  or(
    eq(gift_cards.code_key, comparisonKey(code)),
    and(isNull(gift_cards.code_key), eq(gift_cards.code, code)),
  );
const exactFirst = isNotNull(gift_cards.code_key);

export function giftCardRoutes(api: Api, context: Context): void {
  const { connection, clock, attempts } = context;
  const { db } = connection;

  api.get(
    '/customers/gift_card/:code',
    { config: bearerRoute, schema: { params: z.object({ code: z.string() }), response: { 200: giftCard } } },
    async (request) => {
      const { member } = await requireCaller(context, request, scopes);
      const attempt = attempts.begin('gift_card', member.id, request.ip);
      if (attempt.wait > 0) throw tooManyAttempts(attempt);
      const [card] = await db
        .select()
        .from(gift_cards)
        .where(withCode(request.params.code))
        .orderBy(exactFirst);
      if (card === undefined) throw notFound(details.giftCardNotFound);
      attempt.succeeded();
      return { code: card.code, cash_value: card.cash_value };
    },
  );

  api.get(
    '/customers/:uid/redeem_gift_card/:code',
    {
      schema: {
        params: z.object({ uid: z.string(), code: z.string() }),
        response: { 200: redeemedGiftCard },
      },
    },
    async (request) => {
      const { id } = await requireOwner(context, request, request.params.uid, scopes);
      const attempt = attempts.begin('gift_card', id, request.ip);
      if (attempt.wait > 0) throw tooManyAttempts(attempt);
      const now = clock.now();
      return db.transaction(async (tx) => {
        const member = await lockMember(tx, id);
        const [card] = await tx
          .select()
          .from(gift_cards)
          .where(withCode(request.params.code))
          .orderBy(exactFirst)
          .for('update');
        if (card === undefined) throw notFound(details.giftCardNotFound);
        attempt.succeeded();
        const detail = refuseRedeem(card, member.id);
        if (detail !== null || member.is_forced_inactive) throw refused(detail ?? details.notGiftCardOwner);
        const points = pointsOfCard(card.cash_value);
        await tx
          .update(gift_cards)
          .set({ redeemed_by: member.id, redeemed_at: now })
          .where(eq(gift_cards.code, card.code));
        await addPoints({ tx, now }, member.id, points, 'GIFT_CARD_POINTS');
        await recordActivity({ tx, now }, member.id, 'GIFT_CARD_POINTS', {
          points,
          cash_dollar: card.cash_value,
        });
        return { points, cash_value: card.cash_value };
      });
    },
  );
}
